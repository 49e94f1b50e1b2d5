import { Marked, type Token, type Tokens } from "marked";

/** Sections for people who write programs; they read the files. */
const NOT_FOR_PLAYERS = ["Notation"];

/** Where a rule comes from, as its last words say. */
const MARK = /^\(?(printed|ruling|rebuilt)\b/;

const book = new Marked({
  renderer: {
    em({ text, tokens }) {
      const words = this.parser.parseInline(tokens);
      return MARK.test(text) ? `<em class="mark">${words}</em>` : `<em>${words}</em>`;
    },
  },
});

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

/** A rulebook in Markdown as HTML for players, to stand below a heading that names the game. */
export function pageOf(markdown: string): string {
  let forPlayers = true;
  const shown = book.lexer(markdown).filter((token) => {
    if (isHeading(token) && token.depth <= 2) forPlayers = !NOT_FOR_PLAYERS.includes(token.text);
    return forPlayers && !(isHeading(token) && token.depth === 1);
  });
  for (const token of shown) if (isHeading(token)) token.depth += 1;
  return book.parser(shown).replace(/<(t[hd])\b[^>]*>.*?<\/\1>/gs, breakable);
}

/** A cell whose longest words may be broken, where a phone is narrower than they are; others never are. */
function breakable(cell: string): string {
  return cell.replace(/\p{L}{12,}/gu, '<span class="long">$&</span>');
}
