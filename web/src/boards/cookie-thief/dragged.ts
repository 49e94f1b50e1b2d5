/** A card that can be pulled up onto the table; let go anywhere else, it falls back. A tap stays a tap. */

import type { Attachment } from "svelte/attachments";

const PULLED = 8; // px, less is a trembling finger
const THROWN = 70; // px upwards

export function dragged(lay: () => void): Attachment<HTMLElement> {
  return (card) => {
    let start: { x: number; y: number } | null = null;
    let pulled = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      pulled = false;
    };
    const move = (event: PointerEvent): void => {
      if (start === null) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!pulled && Math.hypot(x, y) > PULLED) {
        pulled = true;
        card.setPointerCapture(event.pointerId);
      }
      if (pulled) {
        card.style.transition = "none";
        card.style.zIndex = "5";
        card.style.transform = `translate(${x}px, ${y}px) rotate(${x / 40}deg) scale(1.04)`;
      }
    };
    const back = (): void => {
      start = null;
      card.style.transition = card.style.transform = card.style.zIndex = "";
    };
    const up = (event: PointerEvent): void => {
      const far = start !== null && pulled && start.y - event.clientY > THROWN;
      back();
      if (far) lay();
    };
    const click = (event: MouseEvent): void => {
      if (!pulled) return;
      pulled = false;
      event.stopImmediatePropagation();
    };

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", back);
    card.addEventListener("click", click, true);
    return () => {
      back();
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", back);
      card.removeEventListener("click", click, true);
    };
  };
}
