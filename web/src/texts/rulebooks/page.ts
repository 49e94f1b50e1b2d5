import { marked, type Token, type Tokens } from "marked";

/** Sections for people who write programs; they read the files. */
const NOT_FOR_PLAYERS = ["Notation"];

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

/** A rulebook in Markdown as HTML for players, to stand below a heading that names the game. */
export function pageOf(markdown: string): string {
  let forPlayers = true;
  const shown = marked.lexer(markdown).filter((token) => {
    if (isHeading(token) && token.depth <= 2) forPlayers = !NOT_FOR_PLAYERS.includes(token.text);
    return forPlayers && !(isHeading(token) && token.depth === 1);
  });
  for (const token of shown) if (isHeading(token)) token.depth += 1;
  return marked.parser(shown);
}
