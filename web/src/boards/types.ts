import type { Component, Snippet } from "svelte";
import type { Settings } from "../settings.svelte";
import type { Values } from "../texts/fluent";
import type { Narrator } from "../texts/narrator";
import type { Document, Json, Move as PlainMove } from "../wire";

export type Fields = { [key: string]: Json };

/** What a seat may know: its game's own dump, and what it was dealt from. */
export type View<Dump = Fields> = {
  game: string;
  players: number;
  options: Fields;
  edition: Fields;
  /** The game's own dump, with null where something is hidden. */
  state: Dump;
};

/** A legal move: the number that `play` takes, its notation, and its parts. */
export type Move<Parts = Fields> = Omit<PlainMove, "parts"> & { parts: Parts };

/** A line of the score sheet as it stands: seat, category, how many, points each, points; null: hidden. */
export type SheetLine = [
  seat: number,
  category: string,
  count: number | null,
  each: number | null,
  points: number | null,
];

/** What every board gets; the types are those of the game's `shapes.ts`. `boards/README.md` explains it. */
export interface BoardProps<Dump = Fields, Ask = Fields, Parts = Fields, Event = Fields, Printed = Fields> {
  /** The view of the seat that is shown, or a spectator's. */
  view: View<Dump>;
  /** The seat that is shown; null for a spectator. */
  seat: number | null;
  /** What is asked of it; null when nothing is. */
  ask: Ask | null;
  /** Which decision it is; the steps of one hidden choice share a number. */
  decision: number;
  /** What it may do now; empty when it is not asked, or while a move is on its way. */
  moves: readonly Move<Parts>[];
  /** The move that is on its way to the server. */
  moving: number | null;
  /** The move that a hint suggests. */
  hint: number | null;
  /** Play one of `moves`. Resolves to false if the server refused: put the piece back. */
  play: (move: number) => Promise<boolean>;
  /** While something is read, what happens next waits for the reader. Left out where nothing can happen. */
  hold?: (on: boolean, looks?: boolean) => void;
  /** What has just happened, for motion; a new array with every update. */
  events: readonly Event[];
  /** All that has happened, as this seat saw it: what lies on the table no longer tells. */
  story: readonly Event[];
  /** The edition's numbers as this table plays them. */
  printed: Printed;
  /** The score sheet as it stands, as far as this seat may know it. */
  sheet: readonly SheetLine[];
  /** Names by seat, and everything said in words. */
  names: readonly string[];
  narrator: Narrator;
  /** The table around the game: players, options, deciders, clocks. */
  table: Document;
  settings: Settings;
  /** Opens the game's reference card; null where there is none. */
  reference: (() => void) | null;
  /** The players; with what the game shows of each, if it does. Place it once. */
  seats: Snippet<[extra?: Snippet<[number]>]>;
  /** The question in words, with undo and hint. Place it once, above what the player holds.
   * `step` stands for the question while the player is in the middle of a move. */
  prompt: Snippet<[step?: string]>;
}

export type Board = Component<BoardProps>;

/** What a reference card gets. */
export interface ReferenceProps<Dump = Fields, Printed = Fields> {
  /** The view of the seat that is shown, or a spectator's. */
  view: View<Dump>;
  /** The seat that is shown; null for a spectator. */
  seat: number | null;
  /** The edition's numbers as this table plays them. */
  printed: Printed;
  /** A text of the game's `reference.en.ftl`. */
  word: (id: string, values?: Values) => string;
}

export type Reference = Component<ReferenceProps>;
