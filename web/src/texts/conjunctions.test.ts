import { expect, test } from "vitest";
import { spanishAnd, spanishOr } from "./conjunctions";

test("Spanish says e before the sound of i, and y before what glides from it", () => {
  for (const name of ["Ida", "ida", "Hilda", "Íris", "Iván", "Ýmir", "Yvonne", "«Inés»", "I"])
    expect(`${spanishAnd(name)} ${name}`).toBe(`e ${name}`);
  for (const name of ["Ana", "hierro", "Ian", "Yolanda", "Yuki", "Otto", "8", ""])
    expect(`${spanishAnd(name)} ${name}`).toBe(`y ${name}`);
});

test("Spanish says u before the sound of o", () => {
  for (const word of ["otro", "Óscar", "hora", "8", "80", "11"]) expect(spanishOr(word)).toBe("u");
  for (const word of ["uno", "Ana", "1", "110", ""]) expect(spanishOr(word)).toBe("o");
});
