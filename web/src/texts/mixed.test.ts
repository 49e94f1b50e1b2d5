import { expect, test } from "vitest";
import { runsOf } from "./mixed";
import ftl from "./web.en.ftl?raw";

/** A text with what is of another language in brackets. */
const read = (text: string, language: string): string =>
  runsOf(text, language)
    .map(({ words, lang }) => (lang ? `[${lang} ${words}]` : words))
    .join("");

test("words of another language are told apart", () => {
  expect(read("You draw Kleina með kaffi (K1).", "en")).toBe("You draw [is Kleina með kaffi] (K1).");
  expect(read("Kleina með kaffi", "is")).toBe("Kleina með kaffi");
  expect(read("ゆきさんはKleinaを出します。", "ja")).toBe("ゆきさんは[is Kleina]を出します。");
  expect(read("Itadaki: ゆき takes", "en")).toBe("[ja-Latn Itadaki]: [ja ゆき] takes");
  expect(read("캣 타워 (Cat Tower)", "es")).toBe("[ko 캣 타워] (Cat Tower)");
  expect(read("", "en")).toBe("");
});

test("every cake is known", () => {
  const cakes = Array.from(ftl.matchAll(/^cookie-name-(?:\d|[A-Z]\d?) = (.+)$/gm), ([, name]) => name!);
  expect(cakes).toHaveLength(22);
  for (const cake of cakes) expect(runsOf(cake, "en")).toEqual([{ words: cake, lang: "is" }]);
});
