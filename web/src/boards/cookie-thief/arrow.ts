import type { Arrow } from "../shared/arrow";
import { DISCARDS, HAND, STAGE, seatAt, standingAt } from "./motion";
import type { Parts } from "./shapes";

export function arrowOf(parts: Parts, seat: number): Arrow {
  switch (parts.kind) {
    case "play":
      return { from: [`${HAND} ${parts.card}`], to: [STAGE] };
    case "discard":
      return { from: [`${HAND} ${parts.card}`], to: [DISCARDS] };
    case "hold":
      return { from: [], to: [`${HAND} ${parts.card}`] };
    case "choose":
    case "next":
    case "return":
      if (parts.seat === null) return { from: [], to: [] };
      return {
        from: parts.kind === "choose" ? [STAGE] : [],
        to: parts.seat === seat ? [HAND] : [seatAt(parts.seat), standingAt(parts.seat)],
      };
    default: // a cake that is named and a pancake that comes first lie nowhere: they are marked in their list
      return { from: [], to: [] };
  }
}
