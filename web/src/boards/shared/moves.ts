/** Legal moves by what they are. */

import type { Move } from "../types";

/** The moves of one kind, typed as such. */
export const ofKind = <Parts extends { kind: string }, Kind extends Parts["kind"]>(
  moves: readonly Move<Parts>[],
  kind: Kind,
): Move<Extract<Parts, { kind: Kind }>>[] =>
  moves.filter((move): move is Move<Extract<Parts, { kind: Kind }>> => move.parts.kind === kind);
