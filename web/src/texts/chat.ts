import type { Said } from "../wire";
import { hasText, say } from "./fluent";

/** What a line of chat says: the server's own lines come by their code. */
export const wordsOf = ({ code, text }: Said): string => (code && hasText(code) ? say(code) : text);
