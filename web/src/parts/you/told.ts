/** How the numbers of somebody's own page are said. */

import { levelName, onBox } from "../../texts/fluent";
import { say } from "./words";
import { labelled, listed } from "../../texts/lists";
import { locales, spoken } from "../../texts/language.svelte";
import type { Json } from "../../wire";

const dated = (seconds: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales(spoken.language), options).format(seconds * 1000);
const named = (): "short" | "numeric" => (spoken.language === "is" ? "numeric" : "short");

export const date = (seconds: number): string =>
  dated(seconds, { day: "numeric", month: named(), year: "numeric" });

/** Where there is little room. */
export const month = (seconds: number): string => dated(seconds, { month: named(), year: "numeric" });

export const share = (value: number): string => say("percent", { percent: Math.round(value * 100) });

/** A mean, or a number of points, which may be below zero. */
export const number = (value: number): string =>
  new Intl.NumberFormat(locales(spoken.language), { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 1 })
    .format(value)
    .replace("-", "−");

/** The options that are not the usual ones. */
export function mode(game: string, options: { [name: string]: Json }): string {
  const words = Object.entries(options).map(([name, value]) => {
    const label = onBox(game, `option-${name}`) ?? name;
    if (typeof value === "boolean") return labelled(label, say(value ? "option-yes" : "option-no"));
    return onBox(game, `option-${name}-${value}`) ?? labelled(label, String(value ?? say("option-none")));
  });
  return words.length > 0 ? listed(words) : say("you-mode-usual");
}

/** Against whom: bots of a level, of several, or people. */
export const rivals = (who: string): string =>
  who === "several" || who === "people" ? say(`you-rivals-${who}`) : levelName(who);
