import type { Arrow } from "../shared/arrow";
import { tower } from "./choices";
import type { Parts } from "./shapes";

const topOf = (seat: number, number: number): string[] => {
  const place = tower(seat, number);
  return [`top ${place}`, `tower ${place}`];
};

export function arrowOf(parts: Parts, seat: number): Arrow {
  switch (parts.kind) {
    case "stack":
      return { from: [`hand ${parts.card}`], to: ["table"] };
    case "play":
      return { from: [`hand ${parts.card}`], to: [`played ${seat}`, "table"] };
    case "take":
      return { from: topOf(parts.other, parts.their_tower), to: topOf(seat, parts.own_tower) };
    case "give":
      return { from: topOf(seat, parts.own_tower), to: topOf(parts.other, parts.their_tower) };
    case "top":
      return { from: [], to: topOf(seat, parts.tower) };
  }
}
