import { afterEach, expect, test } from "vitest";
import { spoken } from "../../texts/language.svelte";
import { date, month, number } from "./told";

const AT = Date.UTC(2026, 10, 18, 12) / 1000;

afterEach(() => void (spoken.language = "en"));

test("numbers and dates are written as in the language that is spoken", () => {
  expect([number(30.54), number(-0.5), number(123.4), date(AT)]).toEqual([
    "30.5",
    "−0.5",
    "123",
    "Nov 18, 2026",
  ]);
  spoken.language = "es";
  expect(number(30.54)).toBe("30,5");
  spoken.language = "is";
  expect([number(30.54), date(AT)]).toEqual(["30,5", "18.11.2026"]);
  expect(month(AT)).toMatch(/^11\. ?2026$/);
});
