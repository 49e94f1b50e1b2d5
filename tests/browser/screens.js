// What is wrong with the table on this screen, as sentences; and how much of its room it fills. Run in the page.
// With a `root` it is about the words of a page or a dialog, whatever they are about.
({ least, over, root = null }) => {
  const board = root ? null : document.querySelector("[data-board]");
  const room = board?.closest("[data-room]") ?? board?.closest("main");
  const shell = document.querySelector(root ?? "[data-game]");
  const wrong = [];
  const seen = [window.innerWidth, window.innerHeight];

  // --- what is there --------------------------------------------------------------------------------------

  const isHidden = (element) => {
    if (!element.checkVisibility()) return true; // folded away
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath.startsWith("inset(50%") || style.visibility !== "visible" || style.opacity === "0")
        return true;
    }
    const apart = element.closest(".unseen, dialog, [popover]");
    return apart !== null && !apart.contains(shell);
  };
  const scaleOf = (element) => {
    if (element.ownerSVGElement) return element.getScreenCTM()?.a ?? 1;
    const box = element.closest("*:not(span):not(b):not(strong):not(small):not(i)") ?? element;
    const scale = box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1;
    return Math.abs(scale - 1) < 0.05 ? 1 : scale; // widths are rounded
  };
  const named = (element) => {
    const spot = element.closest("[data-spot]")?.dataset.spot;
    const words = (element.getAttribute?.("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ");
    return `“${words.slice(0, 40)}”${spot ? ` (${spot})` : ""}`;
  };
  const inside = (one, other) => one.contains(other) || other.contains(one);
  /** How far two boxes lie over each other, the lesser way. */
  const shared = (one, other) =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );

  const texts = [];
  const walker = document.createTreeWalker(shell, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("style, script, aside, [data-log], [data-decor]") || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length > 0) texts.push({ element, boxes, words: node.data.trim() });
  }
  /** What is scrolled or folded away inside something does not lie over anything. */
  const isClipped = ({ element, boxes }) => {
    for (let at = element; at && at !== shell; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (boxes.every((one) => shared(one, at.getBoundingClientRect()) < 2)) return true;
    }
    return false;
  };
  const buttons = [...shell.querySelectorAll("button, a, input, select")].filter(
    (element) =>
      element.getBoundingClientRect().width > 1 &&
      getComputedStyle(element).display !== "inline" && // its words are looked at above
      !element.closest("aside") &&
      !isHidden(element),
  );

  // --- nothing too small, nothing cut off ------------------------------------------------------------------

  for (const { element, words } of texts) {
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < least - 0.05) wrong.push(`small: “${words.slice(0, 30)}” is set in ${size.toFixed(1)} px`);
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) wrong.push(`wide: the page is ${wide} px wider than the screen`);
  for (const { element, boxes, words } of texts) {
    if (isClipped({ element, boxes })) continue; // it does not show at all, on purpose
    const line = element.closest("p, li, h1, h2, h3, h4, strong, span, div, button") ?? element;
    for (let at = line; at && at !== shell; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (/auto|scroll/.test(style.overflowX)) break; // whoever wants to see it scrolls there
      const box = at.getBoundingClientRect();
      const cut = boxes.some(
        (one) =>
          (style.overflowX !== "visible" && (one.right > box.right + 1.5 || one.left < box.left - 1.5)) ||
          (style.overflowY === "hidden" && (one.bottom > box.bottom + 4 || one.top < box.top - 4)),
      );
      if (!cut) continue;
      const em = parseFloat(style.fontSize);
      if (style.textOverflow !== "ellipsis") wrong.push(`clipped: “${words.slice(0, 30)}”`);
      else if (box.width < 3.4 * em) wrong.push(`cut short: “${words.slice(0, 30)}” to ${Math.round(box.width)} px`);
      break;
    }
    const scrolls = (at) => at !== null && at !== shell && (/auto|scroll/.test(getComputedStyle(at).overflowX) || scrolls(at.parentElement));
    const shown = boxes.map((box) => within(box, element));
    if (!scrolls(element) && shown.some((box) => box.right > seen[0] + 1 || box.left < -1))
      wrong.push(`off the screen: “${words.slice(0, 30)}”`);
  }

  // --- nothing over another --------------------------------------------------------------------------------

  const visible = (box) => box.top < seen[1] && box.bottom > 0 && box.left < seen[0] && box.right > 0;
  /** What of a box its surroundings show. */
  function within(box, element) {
    let { left, right, top, bottom } = box;
    for (let at = element; at && at !== shell; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const room = at.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return { left, right, top, bottom };
  }
  const showing = texts
    .filter((text) => !isClipped(text))
    .map(({ element, boxes, words }) => ({
      element,
      boxes: boxes.map((box) => within(box, element)).filter((box) => box.right > box.left && box.bottom > box.top),
      words,
    }))
    .filter(({ boxes }) => boxes.length > 0);
  for (const [index, { element, boxes, words }] of showing.entries()) {
    for (const { element: other, boxes: others, words: their } of showing.slice(index + 1)) {
      if (element === other) continue;
      const lies = boxes.some((box) => others.some((one) => shared(shrunk(box), shrunk(one)) > 2));
      if (lies) wrong.push(`overlap: “${words.slice(0, 30)}” and “${their.slice(0, 30)}”`);
    }
    const box = boxes[0];
    if (!visible(box)) continue;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!top || inside(top, element)) continue;
    if (getComputedStyle(element).pointerEvents === "none") continue; // no point of it can be asked for
    const paints = (at) => {
      for (let one = at; one && !one.contains(element); one = one.parentElement) {
        const style = getComputedStyle(one);
        if (one.ownerSVGElement || style.backgroundImage !== "none" || !/, 0\)$|transparent/.test(style.backgroundColor))
          return true;
      }
      return false;
    };
    if (paints(top)) wrong.push(`covered: “${words.slice(0, 30)}” by ${named(top)}`);
  }
  /** A line of text is lower than its box. */
  function shrunk({ left, right, top, bottom }) {
    const edge = (bottom - top) * 0.2;
    return { left, right, top: top + edge, bottom: bottom - edge };
  }
  for (const [index, button] of buttons.entries())
    for (const other of buttons.slice(index + 1)) {
      if (inside(button, other) || (button.dataset.piece !== undefined && other.dataset.piece !== undefined)) continue;
      const parts = (one) => [...one.getClientRects()].map((box) => within(box, one)); // several, across columns
      const [boxes, others] = [parts(button), parts(other)];
      if (boxes.some((box) => others.some((one) => shared(box, one) > 4)))
        wrong.push(`overlap: the buttons ${named(button)} and ${named(other)}`);
    }

  // --- nothing said twice ----------------------------------------------------------------------------------

  const prompt = showing.filter(({ element }) => element.closest("[data-prompt]")).map(({ words }) => words);
  for (const words of prompt.filter((one, n) => one.length > 12 && prompt.indexOf(one) < n))
    wrong.push(`twice: “${words.slice(0, 30)}”`);

  // --- no scrolling for a decision -------------------------------------------------------------------------

  if (!over) {
    const high = document.documentElement.scrollHeight - seen[1];
    if (high > 1) wrong.push(`scrolls: the page is ${Math.round(high)} px higher than the screen`);
    const needed = document.querySelectorAll(
      "[data-prompt], [data-board] [data-choice], [data-board] [data-piece], [data-area='board']",
    );
    for (const element of needed) {
      const box = element.getBoundingClientRect();
      if (box.top < -1 || box.left < -1 || box.bottom > seen[1] + 1 || box.right > seen[0] + 1)
        wrong.push(`out of sight: ${named(element)}`);
      else if (element.matches("[data-choice]") && !isReached(element)) wrong.push(`covered: ${named(element)}`);
      if (element.matches("button[data-choice]") && Math.min(box.width, box.height) < 24)
        wrong.push(`too small for a finger: ${named(element)}`);
    }
  }
  function isReached(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.2, 0.35, 0.5, 0.65, 0.8].some((x) =>
      [0.2, 0.5, 0.8].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && inside(hit, element);
      }),
    );
  }

  if (root) return { wrong: [...new Set(wrong)], used: 1 };

  // --- how much of the room is used ------------------------------------------------------------------------

  const CELL = 8;
  const { left, top, width, height } = room.getBoundingClientRect();
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const cells = new Uint8Array(columns * rows);
  const fill = (box) => {
    const from = (low, start) => Math.max(0, Math.floor((low - start) / CELL));
    for (let y = from(box.top, top); y < Math.min(rows, (box.bottom - top) / CELL); y++)
      for (let x = from(box.left, left); x < Math.min(columns, (box.right - left) / CELL); x++)
        cells[y * columns + x] = 1;
  };
  for (const { element, boxes } of texts) if (board.contains(element)) boxes.forEach(fill);
  const things = "svg, button, .paper, img, canvas, [data-spot], [role=img]";
  for (const thing of board.querySelectorAll(things)) if (!isHidden(thing)) fill(thing.getBoundingClientRect());
  const used = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;

  return { wrong: [...new Set(wrong)], used };
}
