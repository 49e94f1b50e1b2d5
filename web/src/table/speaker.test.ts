import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Speaker } from "./speaker.svelte";

const A_WHILE = 20_000;
const QUESTION = "Play green: it is led.";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** All that is said, one after the other, while the time passes. */
function heardBy(speaker: Speaker, milliseconds = A_WHILE): string[] {
  const heard: string[] = [];
  for (let passed = 0; passed <= milliseconds; passed += 100) {
    if (speaker.said && speaker.said !== heard.at(-1)) heard.push(speaker.said);
    vi.advanceTimersByTime(100);
  }
  return heard;
}

test("what happens is said at once, and what happens meanwhile together when that is spoken", () => {
  const speaker = new Speaker();
  speaker.tell(["Ida plays brown 8."]);
  expect(speaker.said).toBe("Ida plays brown 8.");
  speaker.tell(["You play brown 2."]);
  speaker.tell(["Otto plays red 4."]);
  vi.advanceTimersByTime(500);
  expect(speaker.said).toBe("Ida plays brown 8."); // nobody speaks that fast
  expect(heardBy(speaker)).toEqual(["Ida plays brown 8.", "You play brown 2. Otto plays red 4."]);
});

test("words have the time that they take", () => {
  const [short, long] = [new Speaker(), new Speaker()];
  short.tell(["You pass."]);
  long.tell(["Itadaki: Ida takes strawberry 4 from your tower 2; banana 5 comes to light."]);
  for (const speaker of [short, long]) speaker.tell(["Next."]);
  vi.advanceTimersByTime(2_000);
  expect([short.said, long.said.slice(0, 7)]).toEqual(["Next.", "Itadaki"]);
  vi.advanceTimersByTime(4_000);
  expect(long.said).toBe("Next.");
});

test("of much that waits the newest is said: the rest is in the log", () => {
  const speaker = new Speaker();
  speaker.tell(["The trick begins."]);
  for (let i = 1; i <= 9; i++) speaker.tell([`Sentence ${i}.`]);
  expect(heardBy(speaker)).toEqual(["The trick begins.", "Sentence 6. Sentence 7. Sentence 8. Sentence 9."]);
});

test("a question comes after what has happened, once, and not when it is answered already", () => {
  const speaker = new Speaker();
  speaker.tell(["Ida plays green 5."]);
  speaker.tell(["Otto plays green 1."]);
  speaker.ask(QUESTION);
  expect(heardBy(speaker)).toEqual(["Ida plays green 5.", `Otto plays green 1. ${QUESTION}`]);
  speaker.ask(QUESTION);
  expect(heardBy(speaker)).toHaveLength(1);
  speaker.ask("");
  speaker.tell(["You play green 3."]);
  speaker.ask(QUESTION);
  speaker.ask("");
  expect(heardBy(speaker)).toEqual(["You play green 3."]);
});

test("what is asked again is said again", () => {
  const speaker = new Speaker();
  speaker.ask(QUESTION);
  vi.advanceTimersByTime(A_WHILE);
  const first = speaker.said;
  speaker.ask("");
  speaker.ask(QUESTION);
  expect(speaker.said).not.toBe(first); // else no screen reader would read it
  expect(speaker.said.trim()).toBe(first);
});

test("what was taken back, or is looked away from, is not said", () => {
  const speaker = new Speaker();
  speaker.tell(["You play green 3."]);
  speaker.tell(["Ida plays green 5."]);
  speaker.hush();
  expect(heardBy(speaker)).toEqual(["You play green 3."]);
  speaker.tell(["Otto bakes 4."]);
  speaker.tell(["Nils bakes 3."]);
  speaker.show(["Then: Ida is first."]);
  expect(speaker.said).toBe("Then: Ida is first.");
  expect(heardBy(speaker)).toEqual(["Then: Ida is first."]);
});

test("who takes the device hears nothing that was said to another", () => {
  const speaker = new Speaker();
  speaker.tell(["You draw Kleina."]);
  speaker.tell(["You look at the card of Bo: Hnallþóra."]);
  speaker.forget();
  expect(speaker.said).toBe("");
  expect(heardBy(speaker)).toEqual([]);
});
