import { expect, test } from "vitest";
import { rulebookOf } from ".";
import { bookOf } from "./page";

const BOOK = `# A game

For two.

## What it is about

To be last (AG-2), as in XX-1.

## Notation

\`pass\`

### Numbers

1 to 7

## The end

- **AG-1** It ends. *printed*
- **AG-2** Whoever is last says *good night*. *printed, in part ruling*

<!-- example: sleep -->

In words.

<!-- end -->

Then it is over.
`;

const htmlOf = (markdown: string): string =>
  bookOf(markdown)
    .parts.map((part) => ("html" in part ? part.html : `[${part.example}]`))
    .join("");

test("in a table only the longest words may be broken", () => {
  const page = htmlOf("| cake | colour |\n|---|---|\n| Hjónabandssæla | purple |\n");
  expect(page).toContain('<td><span lang="is"><span class="long">Hjónabandssæla</span></span></td>');
  expect(page).toContain("<td>purple</td>");
});

test("a rulebook loses its title and what is for programs, and its headings go one level down", () => {
  const book = bookOf(BOOK);
  expect(book.title).toBe("A game");
  expect(book.chapters).toEqual([
    { id: "what-it-is-about", title: "What it is about" },
    { id: "the-end", title: "The end" },
  ]);
  const page = htmlOf(BOOK);
  expect(page).toContain("<p>For two.</p>");
  expect(page).toContain('<h3 id="the-end" tabindex="-1">The end</h3>');
  expect(page).not.toMatch(/A game|Notation|pass|Numbers|1 to 7/);
});

test("a rule can be linked to by its number, and is", () => {
  const page = htmlOf(BOOK);
  expect(page).toContain(
    '<li class="rule" id="AG-1" tabindex="-1"><strong><a class="number" href="#AG-1">AG-1</a></strong> It ends.',
  );
  expect(page).toContain('To be last (<a class="ref" href="#AG-2">AG-2</a>), as in XX-1.');
});

test("where a rule comes from is a mark of its own", () => {
  const page = htmlOf(BOOK);
  expect(page).toContain('<button type="button" class="mark" data-mark="printed">printed</button>');
  expect(page).toContain('data-mark="printed ruling">printed, in part ruling</button>');
  expect(page).toContain("says <em>good night</em>.");
});

test("an example stands in the place of its words", () => {
  const page = htmlOf(BOOK);
  expect(page).toContain("[sleep]<p>Then it is over.</p>");
  expect(page).not.toContain("In words.");
});

const games = Object.keys(import.meta.glob("../../../../src/kotatsu/games/*/rulebook.en.md")).map((file) =>
  file.split("/").at(-2)!.replaceAll("_", "-"),
);

test.each(games)("%s has one, which begins with what it is about", async (game) => {
  const book = (await rulebookOf(game, "en"))!;
  const page = book.parts.map((part) => ("html" in part ? part.html : "")).join("");
  expect(page).toMatch(/<li class="rule" id="[A-Z]{2}-1"/);
  expect(page).not.toContain("Notation");
  expect(book.chapters[0]!.title).toBe("What it is about");
  expect(book.chapters.at(-1)!.title).toBe("About this book");
});

test("a game without a rulebook has none", async () => {
  expect(await rulebookOf("chess", "en")).toBeNull();
});
