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
`;

test("a rulebook loses its title and what is for programs, and its headings go one level down", () => {
  const page = pageOf(BOOK);
  expect(page).toContain("<p>For two.</p>");
  expect(page).toContain("<h3>End</h3>");
  expect(page).toContain("<li><strong>AG-1</strong> It ends. <em>printed</em></li>");
  expect(page).not.toMatch(/A game|Notation|pass|Numbers|1 to 7/);
});

test.each(["tower-of-pancakes", "itadaki-sashiage", "cookie-thief", "cat-tower", "trico-roof"])("%s has one", async (game) => {
  const page = await rulebookOf(game);
  expect(page).toMatch(/<strong>[A-Z]{2}-1<\/strong>/);
  expect(page).not.toContain("Notation");
});

test("a game without a rulebook has none", async () => {
  expect(await rulebookOf("chess")).toBeNull();
});
