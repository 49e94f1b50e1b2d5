import { afterEach, expect, test } from "vitest";
import { say, speak } from "../fluent";
import type { Language } from "../language.svelte";
import { LANGUAGES } from "../languages";
import { asRead, REACTIONS } from ".";

afterEach(() => speak("en"));

test("a quick reaction of any language is read in one's own, and nothing else is touched", async () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    const said = REACTIONS.map((id) => say(id));
    await speak("es");
    expect(said.map(asRead)).toEqual(REACTIONS.map((id) => say(id)));
  }
  for (const line of ["¡Hola a todos!", "react-hello", "constructor", ""]) expect(asRead(line)).toBe(line);
});
