import type { Said } from "../wire";
import { hasText, say } from "./fluent";
import { asRead } from "./reactions";

/** What a line of chat says: the server's own lines come by their code, quick reactions as their reader says them. */
export const wordsOf = ({ code, text }: Said): string => (code && hasText(code) ? say(code) : asRead(text));
