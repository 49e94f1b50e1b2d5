/** Dragging with a finger or a mouse: an addition to clicking, never the only way. */

import type { Attachment } from "svelte/attachments";

/** What is done with what was dropped on a target; false puts it back. */
export type Drop = (target: HTMLElement) => Promise<boolean> | false;

const SLACK = 8; // px that a finger may tremble before a tap becomes a drag

/** Lets an element be dragged to any element that `targets` selects; null: not now. */
export function draggable(targets: string | null, drop: Drop): Attachment<HTMLElement> {
  return (node) => {
    if (targets === null) return;
    let from: { x: number; y: number } | null = null;
    let dragged = false;
    let over: HTMLElement | null = null;

    const point = (target: HTMLElement | null): void => {
      over?.classList.remove("over");
      over = target;
      over?.classList.add("over");
    };
    const below = (event: PointerEvent): HTMLElement | null =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.closest<HTMLElement>(targets))
        .find((element) => element !== null && !node.contains(element)) ?? null;

    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      node.setPointerCapture(event.pointerId); // a quick hand leaves the card before it moves
    };
    const move = (event: PointerEvent): void => {
      if (from === null) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(x, y) < SLACK) return;
      dragged = true;
      node.dataset.dragged = "";
      node.style.translate = `${x}px ${y}px`;
      point(below(event));
    };
    const settle = (): void => {
      node.style.translate = "";
      delete node.dataset.dragged;
    };
    const back = (): void => {
      const was = node.style.translate;
      settle();
      const slow = getComputedStyle(node).getPropertyValue("--slow");
      node.animate([{ translate: was }, { translate: "none" }], { duration: parseFloat(slow) || 0, easing: "ease-out" });
    };
    const up = (event: PointerEvent): void => {
      from = null;
      if (!dragged) return;
      const target = event.type === "pointerup" ? below(event) : null;
      point(null);
      const done = target !== null && drop(target);
      if (done === false) back();
      else void done.then((yes) => (yes ? settle() : back()));
    };
    /** The click that ends a drag is none. */
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
