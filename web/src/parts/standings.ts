import type { Result } from "../wire";

export interface Line {
  seat: number;
  place: number;
  points: number;
  wins: boolean;
}

/** Everybody in order: winners first (rules may break ties), then by points; who has as many shares a place. */
export function standings({ scores, winners }: Result): Line[] {
  const lines = scores.map((points, seat) => ({
    seat,
    points: points ?? 0,
    wins: winners.includes(seat),
    place: 0,
  }));
  lines.sort((a, b) => Number(b.wins) - Number(a.wins) || b.points - a.points || a.seat - b.seat);
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    line.place = above && above.points === line.points && above.wins === line.wins ? above.place : i + 1;
  });
  return lines;
}
