import { expect, test } from "vitest";
import "./english";
import { editionCalled, speak } from "./fluent";

test("an edition that comes with a game has its name on the box, in every language", async () => {
  expect(editionCalled("trico-roof", "edition-called-first")).toBe(
    "Edition: The first requests (before they were tuned)",
  );
  expect(editionCalled("trico-roof", "Bigger presents")).toBe("House edition: Bigger presents");
  expect(editionCalled("trico-roof", "edition-called-last")).toBe("House edition: edition-called-last");
  await speak("es");
  expect(editionCalled("trico-roof", "edition-called-first")).toBe(
    "Edición: Los primeros encargos (antes de ajustarlos)",
  );
  await speak("en");
});
