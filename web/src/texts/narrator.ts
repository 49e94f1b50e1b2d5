/**
 * What happened and what is asked, in sentences. A field that names a seat becomes two values: `$seat` = you,
 * other or none, and `$seat_name`; several seats become you, other, others or shared. Yes, no and nothing
 * become "yes", "no" and "none".
 */

import type { Json, Move, SeatView } from "../wire";
import { MissingText, Texts, say, type Values } from "./fluent";
import { GAMES, type GameWords } from "./games";

type Fields = { [key: string]: Json };

/** Who sits down when nobody else does; by seat, so that a bot is the same cook for everybody. */
const COOKS = ["Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove"];

export function tableNames(seats: readonly { kind: string; name: string }[]): string[] {
  const people = seats.map((seat) => (seat.kind === "person" ? seat.name : ""));
  const cooks = [...COOKS, ...COOKS.map((cook) => `${cook} II`)].filter((cook) => !people.includes(cook));
  return seats.map((seat, i) => people[i] || (seat.kind === "person" ? say("guest") : cooks[i]!));
}

export function everybody(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? say("names-and", { names: names.slice(0, -1).join(", "), last }) : last;
}

export class Narrator {
  private readonly game: GameWords;

  constructor(
    game: string,
    private readonly texts: Texts,
    public names: readonly string[],
  ) {
    this.game = GAMES[game] ?? { seats: ["seat", "winners"] };
  }

  /** A sentence for each event, as this seat (null: a spectator) saw it. */
  tell(events: readonly Fields[], seat: number | null): string[] {
    return events.map((event) => this.event(event, seat));
  }

  private event(event: Fields, seat: number | null): string {
    const id = `event-${String(event.event)}`;
    for (const known of [true, false]) {
      try {
        return this.texts.say(id, this.values({ ...event, known }, seat));
      } catch (problem) {
        if (!(problem instanceof MissingText)) throw problem; // what is hidden is not among the fields
      }
    }
    return say("event-unknown", { kind: String(event.event) });
  }

  /** What this seat is asked. */
  question(view: SeatView, seat: number): string {
    const asked = { ...view.ask, ...this.game.asked?.(seat, view) };
    try {
      return this.texts.say(`ask-${String(view.ask.kind)}`, this.values(asked, seat));
    } catch {
      return say("ask-unknown");
    }
  }

  /** A move in words, where the game has some; else in its notation. */
  move({ text, parts }: Move): string {
    const said = `move-${String(parts.kind)}`;
    if (this.texts.has(said)) return this.sayOr(said, this.values(parts, null), text);
    if ("seat" in parts) return this.part("seat", parts.seat!);
    const field = Object.keys(this.game.words ?? {}).find((one) => one in parts);
    if (field === undefined || (parts.kind === "give" && "card" in parts)) return text;
    const word = this.part(field, parts[field]!);
    return parts.square === undefined ? word : `${String(parts.square)} ${word}`;
  }

  /** One part of a move, as far as there is a word for it. */
  part(field: string, value: Json): string {
    if (this.game.seats.includes(field)) return value === null ? say("nobody") : this.name(value as number);
    const message = this.game.words?.[field];
    const plain = value === null ? say("plain-none") : typeof value === "object" ? JSON.stringify(value) : String(value);
    return message === undefined ? plain : this.sayOr(message, { [field]: spoken(value) }, plain);
  }

  category(name: string): string {
    return this.sayOr(`sheet-${name}`, {}, name);
  }

  name(seat: number): string {
    return this.names[seat] ?? say("seat-number", { seat });
  }

  private sayOr(id: string, values: Values, otherwise: string): string {
    try {
      return this.texts.say(id, values);
    } catch {
      return otherwise;
    }
  }

  private values(fields: Fields, viewer: number | null): Values {
    const values: Values = {};
    for (const [key, value] of Object.entries(fields)) {
      if (typeof value === "number" && this.game.counted?.includes(key)) {
        values[key] = value + 1;
      } else if (!this.game.seats.includes(key)) {
        values[key] = spoken(value);
      } else if (Array.isArray(value)) {
        [values[key], values[`${key}_name`]] = this.several(value as number[], viewer);
      } else {
        values[key] = value === null ? "none" : value === viewer ? "you" : "other";
        values[`${key}_name`] = value === null ? "" : this.name(value as number);
      }
    }
    return values;
  }

  private several(seats: number[], viewer: number | null): [string, string] {
    const others = seats.filter((seat) => seat !== viewer);
    const named = everybody(others.map((seat) => this.name(seat)));
    if (seats.length === 0) return ["none", ""];
    if (others.length < seats.length) return others.length > 0 ? ["shared", named] : ["you", ""];
    return [seats.length > 1 ? "others" : "other", named];
  }
}

/** A value as sentences take it. Digits are numbers, so that they choose among variants like [1]. */
function spoken(value: Json): string | number {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((item) => (typeof item === "object" ? JSON.stringify(item) : String(item))).join(" ");
  if (typeof value === "object") return JSON.stringify(value);
  return typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : value;
}
