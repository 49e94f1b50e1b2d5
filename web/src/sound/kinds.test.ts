import { expect, test } from "vitest";
import { soundOf } from "./kinds";

test("an update is one sound, the most telling of what happened", () => {
  expect(soundOf([])).toBeNull();
  expect(soundOf(["ready", "ranked"])).toBeNull();
  expect(soundOf(["served"])).toBe("piece");
  expect(soundOf(["played", "ranked", "baked"])).toBe("card");
  expect(soundOf(["took", "rolled"])).toBe("dice");
  expect(soundOf(["won", "dealt", "played"])).toBe("shuffle");
});
