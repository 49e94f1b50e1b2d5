import { say } from "../texts/fluent";
import { locales, spoken } from "../texts/language.svelte";
import type { Clock } from "../wire";

const SLOW = 3600; // seconds for a decision

/** Whether one may go away meanwhile: then there is vacation, and a reminder. */
export const isSlow = (clock: Clock): boolean => clock.kind === "move" && (clock.seconds ?? 0) >= SLOW;

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  if (days > 0) return say("clock-days", { days, hours });
  const minutes = Math.floor((whole % 3600) / 60);
  const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(whole % 60).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** A day, by the reader's own calendar; `time` by the server's clock, whose days are ours. */
export const dayOf = (time: number): string =>
  new Date(time * 1000).toLocaleDateString(locales(spoken.language), {
    day: "numeric",
    month: "short",
  });
