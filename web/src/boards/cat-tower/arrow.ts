import type { Arrow } from "../shared/arrow";
import { lastOf } from "./motion";
import type { Parts } from "./shapes";

export function arrowOf(parts: Parts, seat: number): Arrow {
  switch (parts.kind) {
    case "take":
      return { from: lastOf(parts.die), to: [`die ${seat}`, `tower ${seat}`] };
    case "mark":
      return { from: [`item ${parts.item}`], to: [`hex ${seat} ${parts.hex}`] };
    case "pass":
      return { from: [], to: [] };
  }
}
