/** Carries a piece with the finger or the mouse: an attachment for the button of the piece. A tap stays a click. */

import type { Attachment } from "svelte/attachments";

export interface Carrying {
  /** Whether the piece may be carried now. */
  may: () => boolean;
  /** How far it was carried, and over what it is. */
  move: (x: number, y: number, over: Element | null) => void;
  /** Let go over this; null: taken back. */
  drop: (over: Element | null) => void;
}

const SLACK = 8;

export function drag({ may, move, drop }: Carrying): Attachment<HTMLElement> {
  return (piece) => {
    let start: PointerEvent | null = null;
    let carried = false;

    const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);

    function down(event: PointerEvent): void {
      carried = false;
      if (event.button === 0 && may()) listen(event);
    }
    function go(event: PointerEvent): void {
      if (event.pointerId !== start!.pointerId) return;
      const [x, y] = [event.clientX - start!.clientX, event.clientY - start!.clientY];
      carried ||= Math.hypot(x, y) >= SLACK;
      if (carried) move(x, y, under(event));
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== start!.pointerId) return;
      listen(null);
      if (carried) drop(event.type === "pointerup" ? under(event) : null);
    }
    function click(event: MouseEvent): void {
      if (carried && event.detail > 0) event.stopImmediatePropagation(); // it was carried, not tapped
      carried = false;
    }
    /** A quick hand leaves the piece before it moves, so the whole window listens. */
    function listen(since: PointerEvent | null): void {
      const to = since ? window.addEventListener : window.removeEventListener;
      start = since;
      to("pointermove", go);
      to("pointerup", end);
      to("pointercancel", end);
    }

    piece.addEventListener("pointerdown", down);
    piece.addEventListener("click", click, { capture: true });
    return () => {
      if (start && carried) drop(null);
      listen(null);
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("click", click, { capture: true });
    };
  };
}
