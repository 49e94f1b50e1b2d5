/** The far edge of the table, where the guests sit: the room is told where it is, since wall and wood are its own. */

import type { Attachment } from "svelte/attachments";
import { built } from "../../parts/staged";

const BEHIND = 0.45; // of a guest's height: about where their paws are

export const horizon: Attachment<HTMLElement> = (guests) => {
  const room = guests.closest<HTMLElement>("[data-game]");
  if (!room) return;
  const trick = guests.parentElement?.querySelector("[data-area='near']");
  const tell = (): void => {
    const { top, height } = guests.querySelector("li")!.getBoundingClientRect();
    const near = trick?.getBoundingClientRect().top ?? Infinity; // words lie on wood
    const edge = Math.min(top + height * BEHIND, near) - room.getBoundingClientRect().top;
    room.style.setProperty("--horizon", `${Math.round(edge)}px`);
  };
  let frame = 0;
  const watcher = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell); // the room is told its size only now, and guests move with it
  });
  void built().then(() => {
    watcher.observe(guests);
    watcher.observe(room);
  });
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    room.style.removeProperty("--horizon");
  };
};
