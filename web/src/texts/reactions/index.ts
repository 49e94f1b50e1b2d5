/** What can be said in the chat by a button. It travels as a sentence like any other, in the language of who said it, and
    whoever reads it in this app reads it in their own. */

import SENTENCES from "virtual:reactions";
import { say } from "../fluent";

export const REACTIONS = [
  "react-hello",
  "react-nice",
  "react-oops",
  "react-moment",
  "react-thanks",
  "react-good-game",
] as const;

/** A line of the chat as it is read here. */
export const asRead = (line: string): string =>
  Object.hasOwn(SENTENCES, line) ? say(SENTENCES[line]!) : line;
