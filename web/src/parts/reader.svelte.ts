/** The rulebook that lies open over the page, wherever somebody asked for it. */

interface Reading {
  game: string;
  /** The rule it is opened at; null: at its beginning. */
  rule: string | null;
}

export const reader: { book: Reading | null } = $state({ book: null });

export function readRules(game: string, rule: string | null = null): void {
  reader.book = { game, rule };
}
