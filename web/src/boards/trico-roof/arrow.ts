import type { Arrow } from "../shared/arrow";
import type { Parts } from "./shapes";

export function arrowOf(parts: Parts): Arrow {
  switch (parts.kind) {
    case "give":
      return { from: [`hand ${parts.card}`], to: ["gift next"] };
    case "paint":
      return { from: [`paint ${parts.colour}`], to: [`square ${parts.square}`] };
    case "score":
      return { from: [], to: [`request ${parts.request}`] };
    case "decline":
      return { from: [], to: [] };
  }
}
