/** What a piece is, and what it would do now: told when it is pointed at, focused or held. */

import type { Attachment } from "svelte/attachments";
import type { Json, Move } from "../../wire";

/** `about-<what>` of the game's narration says what it is, with these fields; a move's outcome, what it would do. */
export interface Telling {
  what?: string;
  fields?: { [key: string]: Json };
  /** Where a board has the words itself. */
  words?: string;
  /** The move that the piece would make now. */
  move?: Pick<Move, "outcome"> | undefined;
}

type Tell = () => Telling | null;

const tellings = new WeakMap<Element, Tell>();
const ABOUT = "[data-about]";
const UNSEEN = "[aria-hidden='true'], [aria-hidden='true'] *";
const BUSY = "button:not([aria-disabled='true'])";
const FOCUSABLE = "button, a, input, [tabindex]";

/** An attachment for a piece: `{@attach about(() => ({ what: "card", fields: { card }, move }))}`. */
export function about(tell: Tell): Attachment<HTMLElement> {
  return (piece) => {
    tellings.set(piece, tell);
    piece.dataset.about = "";
    // So that the key for it can lead there; not among what Tab goes through.
    const reached = !piece.matches(`${FOCUSABLE}, button *, ${UNSEEN}`) && !piece.querySelector("button");
    if (reached) piece.tabIndex = -1;
    return () => {
      tellings.delete(piece);
      delete piece.dataset.about;
      if (reached) piece.removeAttribute("tabindex");
    };
  };
}

const HOVER = 350; // ms that a mouse rests on a piece
const HOLD = 450; // ms that a finger does
const HOLD_MOUSE = 600; // ms that a mouse is held down on it
const SLACK = 8; // px that it may tremble meanwhile
const GAP = 8; // px between the piece and its words
const WALK = "i"; // the key that goes from piece to piece

/** Tells about the pieces inside the room, in the words of `words`, on `tip`. Returns how to stop. */
export function tellAbout(
  room: HTMLElement,
  tip: HTMLElement,
  words: (telling: Telling) => string,
): () => void {
  const stop = new AbortController();
  let shown: HTMLElement | null = null;
  let described: Element | null = null; // the piece, or what has the focus in it
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressed: { piece: HTMLElement; x: number; y: number } | null = null;
  let held = false; // the press was long: what follows it is no click
  let clicked: { x: number; y: number } | null = null; // where a mouse rests since it was pressed
  let next: HTMLElement | null = null; // what it points at

  const pieceAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(ABOUT) : null;

  function show(piece: HTMLElement): void {
    clearTimeout(waiting);
    const tell = tellings.get(piece);
    const telling = piece.isConnected ? tell?.() : null;
    const said = telling ? words(telling) : "";
    if (!said) return hide();
    if (shown !== piece) hide();
    shown = piece;
    tip.textContent = said;
    described = piece.contains(document.activeElement) ? document.activeElement! : piece;
    described.setAttribute("aria-describedby", tip.id);
    tip.showPopover();
    place(piece.getBoundingClientRect());
  }

  /** Above the piece, or below it where there is no room; never beyond the edge of the screen. */
  function place({ left, right, top, bottom }: DOMRect): void {
    const { width, height } = tip.getBoundingClientRect();
    const above = top - height - GAP;
    const x = Math.min(Math.max(GAP, (left + right - width) / 2), innerWidth - width - GAP);
    const y = above >= GAP ? above : Math.min(bottom + GAP, innerHeight - height - GAP);
    tip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }

  function hide(): void {
    clearTimeout(waiting);
    described?.removeAttribute("aria-describedby");
    shown = described = null;
    if (tip.matches(":popover-open")) tip.hidePopover();
  }

  function later(piece: HTMLElement, after: number, then: () => void = () => show(piece)): void {
    clearTimeout(waiting);
    waiting = setTimeout(then, after);
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ): void => room.addEventListener(name, heard, { signal: stop.signal, capture });

  /** What comes to lie under a mouse that rests, or rests where it was pressed, was not pointed at. */
  on("pointermove", ({ pointerType, target, buttons, clientX, clientY }) => {
    if (pointerType !== "mouse" || buttons) return;
    if (clicked && Math.hypot(clientX - clicked.x, clientY - clicked.y) <= SLACK) return;
    clicked = null;
    const piece = pieceAt(target);
    if (piece === next) return;
    next = piece;
    if (piece === null) hide();
    else if (piece !== shown) later(piece, shown ? 0 : HOVER);
  });
  on("pointerover", ({ pointerType, target }) => {
    if (pointerType !== "mouse") return;
    setTimeout(() => pressed === null && pieceAt(target) !== next && forget()); // a move comes at once
  });
  on("pointerleave", ({ pointerType }) => pointerType === "mouse" && forget());
  const forget = (): void => {
    next = null;
    hide();
  };

  on("pointerdown", ({ pointerType, target, button, clientX, clientY }) => {
    const isMouse = pointerType === "mouse";
    held = false;
    forget();
    if (isMouse) clicked = { x: clientX, y: clientY };
    const piece = pieceAt(target);
    if (piece === null || button > 0) return;
    pressed = { piece, x: clientX, y: clientY };
    later(piece, isMouse ? HOLD_MOUSE : HOLD, () => {
      show(piece);
      held = shown === piece;
      if (isMouse && held) next = piece;
    });
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (!pressed || Math.hypot(clientX - pressed.x, clientY - pressed.y) <= SLACK) return;
    if (held) hide(); // it is carried away
    letGo();
  });
  const letGo = (): void => {
    if (pressed && !held) clearTimeout(waiting);
    pressed = null;
  };
  on("pointerup", letGo);
  on("pointercancel", letGo);
  on("contextmenu", (event) => (pressed !== null || held) && event.preventDefault());
  on(
    "click",
    (event) => {
      const piece = pieceAt(event.target);
      if (held) {
        held = false;
        event.stopPropagation();
        event.preventDefault();
      } else if (piece && !(event.target as Element).closest(`${BUSY}, a`)) {
        show(piece); // what nothing else is done with is told about at once
      }
    },
    true,
  );

  on("focusin", ({ target }) => {
    const piece = pieceAt(target);
    if (piece && (target as Element).matches(":focus-visible")) show(piece);
    else if (shown && shown !== piece) hide();
  });
  on("focusout", ({ target }) => shown?.contains(target as Node) && hide());
  on("keydown", (event) => {
    if (event.key === "Escape") hide();
    if (event.key.toLowerCase() !== WALK || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).matches("input, textarea, select")) return;
    event.preventDefault();
    walk(event.shiftKey ? -1 : 1);
  });

  /** To the next piece in the order of the page, round and round. */
  function walk(step: number): void {
    const pieces = [...room.querySelectorAll<HTMLElement>(ABOUT)].filter(
      (piece) => piece.checkVisibility() && !piece.matches(UNSEEN),
    );
    if (pieces.length === 0) return;
    const from = shown ?? pieceAt(document.activeElement);
    const at = from ? pieces.indexOf(from) : -Math.min(step, 0);
    const next = pieces[(at + step + pieces.length) % pieces.length]!;
    (next.matches(FOCUSABLE) ? next : next.querySelector<HTMLElement>("button"))?.focus();
    show(next);
  }

  window.addEventListener("pointerdown", ({ target }) => !room.contains(target as Node) && hide(), {
    signal: stop.signal,
  });
  window.addEventListener("resize", hide, { signal: stop.signal });
  return () => {
    hide();
    stop.abort();
  };
}
