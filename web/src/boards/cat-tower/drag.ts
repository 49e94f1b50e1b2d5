/** Dragging with finger, pen or mouse: an addition to tapping, so a short press stays a click. */

import type { Attachment } from "svelte/attachments";

const SLACK = 8;

export interface Drag {
  /** It is over this place now. */
  move: (x: number, y: number) => void;
  /** Let go over this element; null: it was interrupted. */
  end: (over: Element | null) => void;
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let going = false;

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      going = false;
      node.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      if (!going && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
      going = true;
      drag.move(event.clientX, event.clientY);
    }
    function up(event: PointerEvent): void {
      from = null;
      if (going) drag.end(document.elementFromPoint(event.clientX, event.clientY));
    }
    function cancel(): void {
      from = null;
      if (going) drag.end(null);
      going = false;
    }
    /** What was dragged was not clicked. */
    function click(event: Event): void {
      if (going) event.stopImmediatePropagation();
      going = false;
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", cancel);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
