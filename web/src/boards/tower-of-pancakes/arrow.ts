import type { Arrow } from "../shared/arrow";
import type { Parts } from "./shapes";

export function arrowOf(parts: Parts, seat: number): Arrow {
  switch (parts.kind) {
    case "play":
      return { from: [`hand ${parts.card}`], to: [`trick ${seat}`] };
    case "serve":
      return { from: ["pan", `stock ${seat}`], to: [`tower ${parts.plate}`, `guest ${parts.plate}`] };
    case "look":
      return { from: [], to: [`score ${parts.row} ${parts.plate}`] };
  }
}
