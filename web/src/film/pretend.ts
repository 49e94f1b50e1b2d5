/** A table that is none, for boards that show a game without one: a worked example, or a game that is over. */

import type { Fields } from "../boards/types";
import type { Document, GameState, Seat } from "../wire";

/** Somebody by this name; a bot without one, or of this level. */
export const seatOf = (name: string, bot: string | null): Seat => ({
  kind: bot === null ? "person" : "bot",
  name,
  bot,
  host: false,
  away: false,
  kept: null,
  late: false,
  vacation: null,
  promise: null,
  opened: false,
});

export function pretend(
  game: string,
  seats: Seat[],
  options: Fields,
  seat: number | null,
  more: Partial<Document> = {},
): Document {
  return {
    table: "",
    phase: "playing",
    paused: false,
    game,
    players: seats.length,
    options,
    edition: null,
    clock: { kind: "none", seconds: 0, increment: 0 },
    hints: false,
    watching: true,
    private: false,
    invite: null,
    seed_named: true,
    host: false,
    own: seat === null ? [] : [seat],
    seats,
    spectators: [],
    promise: "",
    game_state: null,
    take_back: null,
    tutorial: null,
    reports: [],
    giving_up: [],
    result: null,
    opened: null,
    round: null,
    rematch: null,
    presence: seats.map(() => null),
    visitors: 0,
    ...more,
  };
}

/** Who decides there; nothing else is asked of it. */
export const stateOf = (deciders: number[], printed: Fields): GameState => ({
  deciders,
  clocks: [],
  printed,
  view: null,
  sheet: null,
  goal: null,
  views: {},
});
