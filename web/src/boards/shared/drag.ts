/** Dragging a piece with mouse, pen or finger: an addition to tapping, never the only way. */

import type { Attachment } from "svelte/attachments";
import { isCalm } from "../../settings.svelte";

export interface Drag {
  /** Where it can be let go, a selector. The target under the pointer is marked `data-over`. */
  onto?: string;
  /** The part of the piece, a selector, of which a copy is dragged; otherwise the piece itself is. It is marked `data-dragged`. */
  copy?: string;
  /** Whether it may be dragged now. */
  may?: () => boolean;
  /** It is being dragged, and over this target. */
  carry?: (target: HTMLElement | null) => void;
  /** It was let go over this target; null: elsewhere. A drag that is broken off ends nowhere. False puts it back. */
  drop: (target: HTMLElement | null, way: Way) => boolean | Promise<boolean>;
}

/** How far it was dragged. */
interface Way {
  x: number;
  y: number;
}

const SLACK = 8; // px that a finger may tremble before a press becomes a drag
const BACK = { duration: 180, easing: "ease-out" };
const NOWHERE: Way = { x: 0, y: 0 };

/** An attachment for the piece. */
export function drag({
  onto = "[data-drop]",
  copy,
  may = () => true,
  carry,
  drop,
}: Drag): Attachment<HTMLElement> {
  return (piece) => {
    let pressed: AbortController | null = null;
    let start: PointerEvent;
    let dragged: HTMLElement | null = null; // what moves, until it is settled where it stays
    let over: HTMLElement | null = null;
    let wasDragged = false;

    const isOther = ({ pointerId }: PointerEvent): boolean => pointerId !== start.pointerId;
    const wayTo = ({ clientX, clientY }: PointerEvent): Way => ({
      x: clientX - start.clientX,
      y: clientY - start.clientY,
    });

    function press(event: PointerEvent): void {
      wasDragged = false;
      breakOff(); // its end was never heard of
      if (dragged || !event.isPrimary || event.button !== 0 || !may()) return;
      start = event;
      pressed = new AbortController();
      const { signal } = pressed;
      // A quick hand leaves the piece before it moves, so the whole window listens.
      window.addEventListener("pointermove", move, { signal });
      window.addEventListener("pointerup", letGo, { signal });
      window.addEventListener("pointercancel", (event) => isOther(event) || breakOff(), { signal });
      window.addEventListener("keydown", ({ key }) => key === "Escape" && breakOff(), { signal });
      window.addEventListener("blur", breakOff, { signal });
    }

    function move(event: PointerEvent): void {
      if (isOther(event)) return;
      const { x, y } = wayTo(event);
      if (!dragged && Math.hypot(x, y) < SLACK) return;
      dragged ??= lift();
      dragged.style.translate = `${x}px ${y}px`;
      dragged.style.setProperty("--sideways", String(x));
      point(under(event, dragged));
      carry?.(over);
    }

    function lift(): HTMLElement {
      const part = copy && piece.querySelector<HTMLElement>(copy);
      const lifted = part ? copyOf(part) : piece;
      lifted.dataset.dragged = "";
      wasDragged = true;
      return lifted;
    }

    function under({ clientX, clientY }: PointerEvent, dragged: HTMLElement): HTMLElement | null {
      const there = document
        .elementsFromPoint(clientX, clientY)
        .find((element) => !dragged.contains(element));
      return there?.closest<HTMLElement>(onto) ?? null;
    }

    function point(target: HTMLElement | null): void {
      over?.removeAttribute("data-over");
      over = target;
      over?.setAttribute("data-over", "");
    }

    function letGo(event: PointerEvent): void {
      if (!isOther(event)) void end(dragged && under(event, dragged), wayTo(event));
    }

    function breakOff(): void {
      if (pressed) void end(null, NOWHERE);
    }

    async function end(target: HTMLElement | null, way: Way): Promise<void> {
      pressed?.abort();
      pressed = null;
      if (!dragged) return;
      point(null);
      const stays = await drop(target, way);
      settle(dragged, stays);
      dragged = null;
    }

    function settle(thing: HTMLElement, stays: boolean): void {
      const { translate } = thing.style;
      const done = (): void => void (thing !== piece && thing.remove());
      thing.style.translate = "";
      delete thing.dataset.dragged;
      if (stays || isCalm()) done();
      else thing.animate([{ translate }, { translate: "none" }], BACK).finished.then(done, done);
    }

    /** The click that a browser makes of a drag's end is none. */
    function click(event: MouseEvent): void {
      const byPointer = event.detail > 0;
      if (wasDragged && byPointer) event.stopImmediatePropagation();
      wasDragged = false;
    }

    piece.addEventListener("pointerdown", press);
    piece.addEventListener("click", click, { capture: true });
    return () => {
      breakOff();
      piece.removeEventListener("pointerdown", press);
      piece.removeEventListener("click", click, { capture: true });
    };
  };
}

/** A copy that lies where its original is, over everything, without the marks by which a board finds the original. */
function copyOf(part: HTMLElement): HTMLElement {
  const { left, top, width, height } = part.getBoundingClientRect();
  const copy = part.cloneNode(true) as HTMLElement;
  copy.ariaHidden = "true";
  for (const mark of Object.keys(copy.dataset)) delete copy.dataset[mark];
  Object.assign(copy.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    margin: "0",
    width: `${width}px`,
    height: `${height}px`,
    fontSize: getComputedStyle(part).fontSize, // what is in it is as large as it was there
  });
  Object.assign(copy.style, { zIndex: "10", pointerEvents: "none" });
  part.closest("[data-board]")!.append(copy);
  const at = copy.getBoundingClientRect(); // a container may hold what is fixed
  Object.assign(copy.style, { left: `${left - at.left}px`, top: `${top - at.top}px` });
  return copy;
}
