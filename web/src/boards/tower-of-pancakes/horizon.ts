/** The far edge of the table, where the guests sit: the room is told where it is, since wall and wood are its own. */

import type { Attachment } from "svelte/attachments";
import { built } from "../../parts/later";

const BEHIND = 0.45; // of the guests' height: about where their paws are

export const horizon: Attachment<HTMLElement> = (guests) => {
  const room = guests.closest<HTMLElement>("[data-game]");
  if (!room) return;
  const tell = (): void => {
    const top = guests.getBoundingClientRect().top - room.getBoundingClientRect().top;
    room.style.setProperty("--horizon", `${Math.round(top + guests.offsetHeight * BEHIND)}px`);
  };
  const watcher = new ResizeObserver(tell);
  void built().then(() => {
    watcher.observe(guests);
    watcher.observe(room);
  });
  return () => {
    watcher.disconnect();
    room.style.removeProperty("--horizon");
  };
};
