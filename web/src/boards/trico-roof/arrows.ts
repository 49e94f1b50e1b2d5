/** Arrow keys go to the nearest button that way: an attachment for what holds the buttons. */

import type { Attachment } from "svelte/attachments";

const WAYS: { [key: string]: [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

export const arrows: Attachment<HTMLElement> = (holder) => {
  function go(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = (event.target as Element).closest("button");
    if (!way || !from) return;
    const [x, y] = middle(from);
    let nearest: HTMLElement | null = null;
    let least = Infinity;
    for (const button of holder.querySelectorAll<HTMLElement>("button:not([tabindex='-1'])")) {
      const [dx, dy] = middle(button).map((at, i) => at - [x, y][i]!) as [number, number];
      const ahead = dx * way[0] + dy * way[1];
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      if (ahead > 1 && ahead + 3 * aside < least) [nearest, least] = [button, ahead + 3 * aside];
    }
    nearest?.focus();
    event.preventDefault();
  }
  holder.addEventListener("keydown", go);
  return () => holder.removeEventListener("keydown", go);
};
