import { Marked, type Token, type Tokens } from "marked";
import { LANGUAGES } from "../languages";
import { runsOf } from "../mixed";

/** A piece of a rulebook: HTML of our own making, or the place of a worked example. */
export type Part = { html: string } | { example: string };

export interface Chapter {
  id: string;
  title: string;
}

export interface Book {
  title: string;
  chapters: Chapter[];
  parts: Part[];
}

/** Where a rule comes from, as its last words say, in the words of each language. */
const MARKS = Object.values(LANGUAGES).flatMap(({ marks }) => Object.entries(marks));
/** Sections for people who write programs; they read the files. */
const NOT_FOR_PLAYERS: readonly string[] = Object.values(LANGUAGES).map(({ notation }) => notation);
const RULE = /\b[A-Z]{2}-\d+\b/g;

/** A worked example, and where the words end that stand for it elsewhere. */
const EXAMPLE = /^<!-- example: ([\w-]+) -->/;
const END = /^<!-- end -->/;

const book = new Marked({
  renderer: {
    em({ text, tokens }) {
      const words = this.parser.parseInline(tokens);
      return kindOf(text.replace("(", "")) ? mark(text, words) : `<em>${words}</em>`;
    },
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${slug(text)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
  },
});

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isComment = (token: Token, which: RegExp): boolean => token.type === "html" && which.test(token.raw);
const slug = (title: string): string => title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");

/** Whether a text begins with a word for where a rule comes from, and with which. */
function kindOf(text: string): string | null {
  const mark = MARKS.find(([, word]) => text.startsWith(word) && !/^\p{L}/u.test(text.slice(word.length)));
  return mark?.[0] ?? null;
}

/** A quiet mark, which tells its reason when it is tapped. */
function mark(text: string, words: string): string {
  const said = text.split(/[\s,;:()、。，；（）]+/);
  const kinds = [...new Set(said.map(kindOf).filter((kind) => kind !== null))].join(" ");
  return `<button type="button" class="mark" data-mark="${kinds}">${words.replace(/^\(|\)$/g, "")}</button>`;
}

/** A rulebook in Markdown for players, to stand below a heading that names the game. */
export function bookOf(markdown: string, language = "en"): Book {
  const rules = new Set(
    Array.from(markdown.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm), ([, number]) => number!),
  );
  const found: Book = { title: "", chapters: [], parts: [] };
  let forPlayers = true;
  let elsewhere = false; // these words stand for an example
  let shown: Token[] = [];
  const put = (): void => {
    if (shown.length > 0) found.parts.push({ html: finished(book.parser(shown), rules, language) });
    shown = [];
  };
  for (const token of book.lexer(markdown)) {
    if (isHeading(token) && token.depth <= 2) forPlayers = !NOT_FOR_PLAYERS.includes(token.text);
    if (isHeading(token) && token.depth === 1) found.title = token.text;
    else if (isComment(token, EXAMPLE)) {
      put();
      found.parts.push({ example: EXAMPLE.exec(token.raw)![1]! });
      elsewhere = true;
    } else if (isComment(token, END)) elsewhere = false;
    else if (forPlayers && !elsewhere) {
      if (isHeading(token) && token.depth === 2)
        found.chapters.push({ id: slug(token.text), title: token.text });
      if (isHeading(token)) token.depth += 1;
      shown.push(token);
    }
  }
  put();
  return found;
}

/** With numbers that can be linked to, and words that fit on a phone. */
function finished(html: string, rules: ReadonlySet<string>, language: string): string {
  return html
    .replace(/>([^<]+)</g, (_, text: string) => `>${marked(text, language).replace(RULE, linked)}<`)
    .replace(/<li>(<p>)?<strong>(<a [^>]*>)([A-Z]{2}-\d+)/g, numbered)
    .replace(/<(t[hd])\b[^>]*>.*?<\/\1>/gs, breakable);

  function linked(number: string): string {
    return rules.has(number) ? `<a class="ref" href="#${number}">${number}</a>` : number;
  }
}

/** With words of another language marked as such. */
const marked = (text: string, language: string): string =>
  runsOf(text, language)
    .map(({ words, lang }) => (lang ? `<span lang="${lang}">${words}</span>` : words))
    .join("");

function numbered(_: string, paragraph: string | undefined, link: string, number: string): string {
  const anchor = link.replace('class="ref"', 'class="number"');
  return `<li class="rule" id="${number}" tabindex="-1">${paragraph ?? ""}<strong>${anchor}${number}`;
}

/** A cell whose longest words may be broken, where a phone is narrower than they are; others never are. */
function breakable(cell: string): string {
  return cell.replace(/>[^<]+</g, (text) => text.replace(/\p{L}{12,}/gu, '<span class="long">$&</span>'));
}
