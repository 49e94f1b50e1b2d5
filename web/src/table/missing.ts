import type { Document } from "../wire";

/** The seats of people who have left or are gone, where we may let a bot play until they come back: the host may, and
 *  if it is the host who is gone, everybody at the table. */
export function missing(document: Document): number[] {
  const { seats, presence, own } = document;
  const absent = (seat: number) => seats[seat]!.away || presence[seat] === "gone";
  const hosts = document.host || (own.length > 0 && seats.some((one, seat) => one.host && absent(seat)));
  if (document.phase !== "playing" || !hosts) return [];
  return seats.flatMap((one, seat) =>
    one.kind === "person" && !one.kept && !own.includes(seat) && absent(seat) ? [seat] : [],
  );
}
