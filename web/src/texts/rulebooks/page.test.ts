import { expect, test } from "vitest";
import { rulebookOf } from ".";
import { pageOf } from "./page";

const BOOK = `# A game

For two.

## Notation

\`pass\`

### Numbers

1 to 7

## End

- **AG-1** It ends. *printed*
- **AG-2** Whoever is last says *good night*.
`;

test("in a table only the longest words may be broken", () => {
  const page = pageOf("| cake | colour |\n|---|---|\n| Hjónabandssæla | purple |\n");
  expect(page).toContain('<td><span class="long">Hjónabandssæla</span></td>');
  expect(page).toContain("<td>purple</td>");
});

test("a rulebook loses its title and what is for programs, and its headings go one level down", () => {
  const page = pageOf(BOOK);
  expect(page).toContain("<p>For two.</p>");
  expect(page).toContain("<h3>End</h3>");
  expect(page).toContain('<li><strong>AG-1</strong> It ends. <em class="mark">printed</em></li>');
  expect(page).toContain("says <em>good night</em>.");
  expect(page).not.toMatch(/A game|Notation|pass|Numbers|1 to 7/);
});

const games = Object.keys(import.meta.glob("../../../../src/kotatsu/games/*/rulebook.en.md")).map((file) =>
  file.split("/").at(-2)!.replaceAll("_", "-"),
);

test.each(games)("%s has one", async (game) => {
  const page = await rulebookOf(game);
  expect(page).toMatch(/<strong>[A-Z]{2}-1<\/strong>/);
  expect(page).not.toContain("Notation");
});

test("a game without a rulebook has none", async () => {
  expect(await rulebookOf("chess")).toBeNull();
});
