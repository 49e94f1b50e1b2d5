import { say } from "../texts/fluent";

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
