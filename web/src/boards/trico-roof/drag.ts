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
      if (event.button === 0 && may()) start = event;
      carried = false;
    }
    function go(event: PointerEvent): void {
      if (start?.pointerId !== event.pointerId) return;
      if (!carried && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
      if (!carried) piece.setPointerCapture(event.pointerId);
      carried = true;
      move(event.clientX - start.clientX, event.clientY - start.clientY, under(event));
    }
    function end(event: PointerEvent): void {
      if (start?.pointerId !== event.pointerId) return;
      start = null;
      if (carried) drop(event.type === "pointerup" ? under(event) : null);
    }
    function click(event: MouseEvent): void {
      if (carried && event.detail > 0) event.stopImmediatePropagation(); // it was carried, not tapped
      carried = false;
    }

    piece.addEventListener("pointerdown", down);
    piece.addEventListener("pointermove", go);
    piece.addEventListener("pointerup", end);
    piece.addEventListener("pointercancel", end);
    piece.addEventListener("click", click, { capture: true });
    return () => {
      if (start && carried) drop(null);
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("pointermove", go);
      piece.removeEventListener("pointerup", end);
      piece.removeEventListener("pointercancel", end);
      piece.removeEventListener("click", click, { capture: true });
    };
  };
}
