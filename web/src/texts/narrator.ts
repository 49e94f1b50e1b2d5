/**
 * What happened and what is asked, in sentences. A field that names a seat becomes two values: `$seat` = you,
 * other or none, and `$seat_name`; several seats become you, other, others or shared. Yes, no and nothing
 * become "yes", "no" and "none".
 */

import type { Telling } from "../boards/shared/about";
import type { Held } from "../boards/shared/held";
import type { Matters } from "../table/matters";
import type { Json, Move, Reason, SeatView } from "../wire";
import { MissingText, digits, say, type FieldNames, type GameTexts, type Values } from "./fluent";
import { listed, sentences } from "./lists";
import { called } from "./guest";
import { spoken as here } from "./language.svelte";
import { Mark, beside, filled, type Drawn, type Line } from "./pieces";

type Fields = { [key: string]: Json };

/** Who sits down when nobody else does; by seat, so that a bot is the same cook for everybody. */
const COOKS = ["Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove"];

export function tableNames(seats: readonly { kind: string; name: string }[]): string[] {
  const people = seats.map((seat) => (seat.kind === "person" ? called(seat.name) : seat.name));
  const cooks = [...COOKS, ...COOKS.map((cook) => `${cook} II`)].filter((cook) => !people.includes(cook));
  return seats.map((seat, i) => people[i] || (seat.kind === "person" ? say("guest") : cooks[i]!));
}

export function everybody(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? say("names-and", { names: listed(names.slice(0, -1)), last }) : last;
}

export class Narrator {
  private readonly known = new WeakMap<
    Fields,
    { seat: number | null; names: readonly string[]; language: string; line: Line }
  >();

  constructor(
    private readonly texts: GameTexts,
    public names: readonly string[],
  ) {}

  /** Which fields name seats, count from 1, go by seat. */
  get fields(): FieldNames {
    return this.texts.fields;
  }

  /** A sentence for each event, as this seat (null: a spectator) saw it; `aloud`: to be heard, not read. */
  tell(events: readonly Fields[], seat: number | null, aloud = false): string[] {
    return events.map((event) => this.event(aloud ? this.heard(event) : event, seat));
  }

  /** The same, with pieces in the place of their notation, or beside their words. */
  lines(events: readonly Fields[], seat: number | null): Line[] {
    const { names } = this;
    const { language } = here;
    return events.map((event) => {
      const known = this.known.get(event);
      if (known?.seat === seat && known.names === names && known.language === language) return known.line;
      const line = this.line(event, seat);
      this.known.set(event, { seat, names, language, line });
      return line;
    });
  }

  private line(event: Fields, seat: number | null): Line {
    const plain = this.event(event, seat);
    const words = this.texts.telling?.PIECES ?? {};
    const fields = Object.keys(words).filter((field) => (event[field] ?? null) !== null);
    const all = fields.map((field) => [event[field]!].flat().map((value) => this.drawn(field, value, event)));
    const pieces = all.flat();
    const marks = all.map(
      (some) =>
        new Mark(
          some.map((piece) => pieces.indexOf(piece)),
          some.map(({ value }) => digitsOf(value)).join(" "),
        ),
    );

    const marked = (which: (field: string) => boolean): string =>
      this.event(
        event,
        seat,
        Object.fromEntries(
          fields.map((field, n) => [field, marks[n]!] as const).filter(([field]) => which(field)),
        ),
      );
    /** It chooses no words, so that a piece may stand in its place. */
    const isNotation = (field: string): boolean => {
      const said = marked((one) => one === field);
      return (
        said !== plain &&
        filled(
          said,
          pieces.map(({ value }) => digitsOf(value)),
        ).join("") === plain
      );
    };
    const bare = fields.filter(isNotation);
    const line: Line = filled<Drawn>(
      marked((field) => bare.includes(field)),
      pieces,
    );
    return pieces
      .filter(({ field }) => !bare.includes(field) && words[field] !== "")
      .map((piece) => ({
        ...piece,
        named: true,
        word: this.sayOr(words[piece.field]!, this.values(event, seat), ""),
      }))
      .reduce(beside, line);
  }

  private drawn(field: string, value: Json, event: Fields): Drawn {
    const told = this.texts.telling?.aloud(String(value), field, String(event.event)) ?? digitsOf(value);
    return { field, value: value as string | number, event, word: told, named: false };
  }

  private event(event: Fields, seat: number | null, instead: Values = {}): string {
    const id = `event-${String(event.event)}`;
    for (const known of [true, false]) {
      try {
        return this.texts.say(id, { ...this.values({ ...event, known }, seat), ...instead });
      } catch (problem) {
        if (!(problem instanceof MissingText)) throw problem; // what is hidden is not among the fields
      }
    }
    return say("event-unknown", { kind: String(event.event) });
  }

  /** The rule behind a question or an event. */
  rule(what: "questions" | "events", fields: Fields): string | null {
    const rules = this.fields.CITATIONS?.[what];
    const kind = String(what === "events" ? fields.event : fields.kind);
    return rules?.[`${kind} ${String(fields.card)}`] ?? rules?.[kind] ?? null;
  }

  /** The rule behind a line of the score sheet. */
  ruleOfLine(category: string): string | null {
    const rules = this.fields.CITATIONS?.sheet;
    return rules?.[category] ?? rules?.[category.replace(/-[^-]*$/, "")] ?? null;
  }

  /** What this seat is asked. */
  question(view: Pick<SeatView, "ask">, seat: number, aloud = false): string {
    try {
      const asked = aloud ? this.heard(view.ask) : view.ask;
      return this.texts.say(`ask-${String(view.ask.kind)}`, this.values(asked, seat));
    } catch {
      return say("ask-unknown");
    }
  }

  /** What one wins by, how far the game is, and what this seat (null: a spectator) has; empty where a game does not say. */
  goal(goal: Fields, seat: number | null): string {
    return this.sayOr("goal", this.values(goal, seat), "");
  }

  /** Events after which a new trick or round begins. */
  get chapters(): readonly string[] {
    return this.texts.telling?.CHAPTERS ?? [];
  }

  /** Events that are told after what came before them in the same move. */
  get scenes(): readonly string[] {
    return this.texts.telling?.SCENES ?? [];
  }

  /** Whether a game has cards that others do not see. */
  get hides(): boolean {
    return this.texts.telling?.held !== undefined;
  }

  /** What a state with all cards open holds that others do not see, each card with its word. */
  held(state: Json): (Omit<Held, "cards"> & { cards: Drawn[] })[] {
    const all = this.texts.telling?.held?.(state) ?? [];
    return all
      .filter(({ cards }) => cards.length > 0)
      .map((one) => ({
        ...one,
        cards: one.cards.map((card) => this.card(card, one.seat)),
      }));
  }

  /** A card that somebody holds, by its notation, with its word. */
  card(card: string, seat: number | null = null): Drawn {
    return this.drawn("card", card, { event: "held", seat });
  }

  /** What of that which others do matters to a seat. */
  get matters(): Matters {
    const { MATTERS = [], OF_OTHERS, ACTS, AFRESH, BY_CHANCE } = this.texts.telling ?? {};
    return { SEATS: this.fields.SEATS, MATTERS, OF_OTHERS, ACTS, AFRESH, BY_CHANCE };
  }

  /** With the names of cards in the place of their notation. */
  private heard(fields: Fields): Fields {
    const aloud = this.texts.telling?.aloud;
    if (!aloud) return fields;
    const name = (field: string, value: Json): Json =>
      (typeof value === "string" ? aloud(value, field, String(fields.event ?? "")) : null) ?? value;
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        if (!Array.isArray(value)) return [field, name(field, value)];
        const named = value.map((one) => name(field, one));
        return [field, named.some((one, i) => one !== value[i]) ? listed(named.map(String)) : value];
      }),
    );
  }

  /** A move in words, where the game has some; else in its notation. The viewer is called "you". */
  move({ text, parts: noted }: Move, viewer: number | null = null, aloud = false): string {
    const parts = aloud ? this.heard(noted) : noted;
    const said = `move-${String(parts.kind)}`;
    if (this.texts.has(said)) return this.sayOr(said, this.values(parts, null), text);
    if ("seat" in parts) return this.part("seat", parts.seat!, viewer);
    const field = Object.keys(parts).find((one) => this.texts.has(`part-${one}`));
    if (field !== undefined) return this.part(field, parts[field]!, viewer);
    return (aloud && this.texts.telling?.aloud(text, "move", "")) || text;
  }

  /** What a piece is and what it would do now, as far as the game has words for it. */
  about({ what, fields = {}, words = "", move }: Telling, viewer: number | null): string {
    const said = what ? this.sayOr(`about-${what}`, this.values(this.heard(fields), viewer), "") : words;
    return sentences(said, move ? this.outcome(move, viewer) : "");
  }

  /** What a move would do at once; empty where there is nothing to tell. */
  outcome({ outcome }: Pick<Move, "outcome">, viewer: number | null): string {
    const id = `outcome-${String(outcome.kind)}`;
    return this.sayOr(id, this.values(this.heard(outcome), viewer), "");
  }

  /** What speaks for a move, as a part of a sentence. */
  reason({ what, fields, points, otherwise }: Reason, viewer: number | null): string {
    return this.texts.say(`reason-${what}`, {
      ...this.values(this.heard(fields), viewer),
      points,
      otherwise,
      way: wayOf(points),
      size: Math.abs(points),
      other_way: wayOf(otherwise),
      other_size: Math.abs(otherwise),
    });
  }

  /** One part of a move, as far as there is a word for it. The viewer is called "you". */
  part(field: string, value: Json, viewer: number | null = null): string {
    if (this.fields.SEATS.includes(field)) return this.seats(value, viewer);
    if (this.fields.COUNTED.includes(field) && typeof value === "number") return digits(value + 1);
    if (typeof value === "boolean") return say(value ? "yes" : "no");
    const plain =
      value === null ? say("plain-none") : typeof value === "object" ? JSON.stringify(value) : String(value);
    return this.sayOr(`part-${field}`, { [field]: spoken(value) }, plain);
  }

  private seats(value: Json, viewer: number | null): string {
    if (value === null) return say("nobody");
    if (Array.isArray(value)) return everybody(value.map((seat) => this.seats(seat, viewer)));
    return value === viewer ? say("you") : this.name(Number(value));
  }

  /** What a field is called: in the game's words, or else by its name. */
  field(name: string): string {
    return this.sayOr(`field-${name}`, {}, name.replaceAll("_", " "));
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
      if (typeof value === "number" && this.fields.COUNTED.includes(key)) {
        values[key] = value + 1;
      } else if (!this.namesSeats(key, value)) {
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

  /** One seat, several or none; what holds seats deeper inside has no sentence. */
  private namesSeats(key: string, value: Json): boolean {
    const isSeat = (one: Json): boolean => typeof one === "number";
    return (
      this.fields.SEATS.includes(key) &&
      (value === null || isSeat(value) || (Array.isArray(value) && value.every(isSeat)))
    );
  }

  private several(seats: number[], viewer: number | null): [string, string] {
    const others = seats.filter((seat) => seat !== viewer);
    const named = everybody(others.map((seat) => this.name(seat)));
    if (seats.length === 0) return ["none", ""];
    if (others.length < seats.length) return others.length > 0 ? ["shared", named] : ["you", ""];
    return [seats.length > 1 ? "others" : "other", named];
  }
}

/** Which way points go: sentences name that, and tell how far without a sign. */
const wayOf = (points: number): string => (points > 0 ? "more" : points < 0 ? "less" : "even");

const digitsOf = (value: Json): string => (typeof value === "number" ? digits(value) : String(value));

/** A value as sentences take it. Digits are numbers, so that they choose among variants like [1]. */
function spoken(value: Json): string | number {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return value.map((item) => (typeof item === "object" ? JSON.stringify(item) : String(item))).join(" ");
  if (typeof value === "object") return JSON.stringify(value);
  return typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : value;
}
