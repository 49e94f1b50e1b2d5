import { say } from "../texts/fluent";
import type { Clock } from "../wire";

/** The clocks that can be chosen; other ones come from elsewhere and are shown as they are. */
export const CLOCKS: { [name: string]: Clock } = {
  "clock-none": { kind: "none", seconds: 0, increment: 0 },
  "clock-move-30": { kind: "move", seconds: 30, increment: 0 },
  "clock-move-90": { kind: "move", seconds: 90, increment: 0 },
  "clock-bank-300": { kind: "bank", seconds: 300, increment: 5 },
  "clock-bank-900": { kind: "bank", seconds: 900, increment: 10 },
  "clock-hours-8": { kind: "move", seconds: 28_800, increment: 0 },
  "clock-days-1": { kind: "move", seconds: 86_400, increment: 0 },
  "clock-days-3": { kind: "move", seconds: 259_200, increment: 0 },
  "clock-days-7": { kind: "move", seconds: 604_800, increment: 0 },
};

export function clockName(clock: Clock): string {
  const same = ([, one]: [string, Clock]): boolean =>
    one.kind === clock.kind && one.seconds === clock.seconds && one.increment === clock.increment;
  return Object.entries(CLOCKS).find(same)?.[0] ?? "clock-other";
}

export const clockLabel = (clock: Clock): string =>
  say(clockName(clock), { seconds: clock.seconds ?? 0, increment: clock.increment ?? 0 });
