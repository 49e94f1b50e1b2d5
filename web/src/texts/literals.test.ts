/** Everything that people read or hear comes from Fluent, and everything there is said somewhere. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Not for people, or the same everywhere. */
const ALLOWED: { [why: string]: readonly string[] } = {
  "our name": ["Kotatsu", "· Kotatsu"],
  "what cards have printed on them, and signs": ["K", "i", "O", "X"],
  "keys of a keyboard": [
    ...["Enter", "Escape", "Home", "End", "Tab"],
    ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
  ],
  "names of people": ["Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove"],
  "what the server is told of a guest": ["Guest", "Somebody"],
  "a face of type": ["Round"],
  "a lock of the browser": ["AbortError", "NotAllowedError"],
  "what is dragged here": ["Files"],
};
/** Pictures of pictures for whoever draws, plugins of the build, and what is written by program. */
const NOT_SHOWN =
  /\.test\.ts$|plugin\.ts$|art\/gallery|\/drawn\.ts$|languages\.ts$|shapes\.ts$|^wire\.ts$|^wire\//;

/** Names of elements, to look for. */
const ELEMENT = "(a|aside|button|dialog|input|select|summary|textarea)";
const SELECTOR = new RegExp(`^${ELEMENT}(, ${ELEMENT})+$`);

const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;
/** Of one word with a capital letter, or of several words. */
const READS_LIKE_WORDS = /^\p{Lu}\p{Ll}+[.!?…]?$|^\p{L}[\p{L}’']+(,? [\p{L}’']+)+[.!?…]?$|^ ?and ?$|^, $/u;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(svelte|ts)$/.test(file) && !NOT_SHOWN.test(file));
const sources = files.map((file) => {
  const text = readFileSync(join(ROOT, file), "utf8");
  return { file, text: file.endsWith(".svelte") ? text : `<script lang="ts">${text}</script>` };
});

/** Everything below a node, with what is above it. */
function* below(what: unknown, above: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (Array.isArray(what)) {
    for (const one of what) yield* below(one, above);
  } else if (what !== null && typeof what === "object") {
    const node = what as Node;
    const isNode = typeof node.type === "string";
    if (isNode) yield [node, above];
    for (const [key, child] of Object.entries(node))
      if (!["css", "loc", "metadata", "comments"].includes(key))
        yield* below(child, isNode ? [...above, node] : above);
  }
}

const nodesOf = (text: string): Generator<[Node, readonly Node[]]> => {
  const { fragment, instance, module } = parse(text, { modern: true });
  return below([fragment, instance, module]);
};

/** What only programs read. */
const isForPrograms = (node: Node): boolean =>
  /^(Import|Export)(All|Named)?(Declaration|Expression)$/.test(node.type)
    ? node.type !== "ExportNamedDeclaration"
    : /^(ThrowStatement|StyleDirective|SwitchCase|BinaryExpression|TSLiteralType)$/.test(node.type);

const isAttribute = (node: Node | undefined): boolean => node?.type === "Attribute";

/** The words of a node, if people would read them. */
function wordsOf(node: Node, above: readonly Node[]): string | null {
  const attribute = above.findLast(isAttribute)?.name as string | undefined;
  if (node.type === "Text") {
    const words = String(node.data).trim();
    const shown = isAttribute(above.at(-1)) ? SPOKEN.test(attribute!) : !above.some(isForPrograms);
    return shown && /\p{L}/u.test(words) ? words : null;
  }
  if (node.type !== "Literal" && node.type !== "TemplateElement") return null;
  const value = node.type === "Literal" ? node.value : (node.value as { cooked: string }).cooked;
  if (typeof value !== "string" || above.some(isForPrograms)) return null;
  if (attribute !== undefined && !SPOKEN.test(attribute) && !/^(name|words|told|text)$/.test(attribute))
    return null;
  return READS_LIKE_WORDS.test(value) && !SELECTOR.test(value) ? value : null;
}

const trees = sources.map(({ file, text }) => ({ file, nodes: [...nodesOf(text)] }));

test("no words for people stand in templates or programs", () => {
  const allowed = Object.values(ALLOWED).flat();
  const found = trees
    .filter(({ file }) => file !== "texts/lists.ts")
    .flatMap(({ file, nodes }) =>
      nodes.flatMap(([node, above]) => {
        const words = wordsOf(node, above);
        return words === null || allowed.includes(words) ? [] : [`${file}: ${JSON.stringify(words)}`];
      }),
    );
  expect(found).toEqual([]);
});

test("the words that are looked for are found", () => {
  const found = (text: string): string[] =>
    [...nodesOf(text)].flatMap(([node, above]) => wordsOf(node, above) ?? []);
  expect(found("<p>Hello there</p>")).toEqual(["Hello there"]);
  expect(found('<button aria-label="Go on" class="big one">×</button>')).toEqual(["Go on"]);
  expect(found('<script lang="ts">const a = b ? "your turn" : `${c} and ${d}`;</script>')).toEqual([
    "your turn",
    " and ",
  ]);
  expect(found('<script lang="ts">const all = names.join(", ");</script>')).toEqual([", "]);
  expect(found('<i class={on ? "very good" : ""} title={on ? "Yes" : ""}></i>')).toEqual(["Yes"]);
});

test("every message is said somewhere", () => {
  const said = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { nodes } of trees)
    for (const [node] of nodes) {
      if (node.type === "Literal" && typeof node.value === "string") said.add(node.value);
      if (node.type !== "TemplateLiteral") continue;
      const fixed = (node.quasis as Node[]).map((one) => (one.value as { cooked: string }).cooked);
      if (fixed.every((part) => /^[a-z-]*$/.test(part)) && fixed.join("").includes("-"))
        patterns.push(new RegExp(`^${fixed.join(".+")}$`));
    }
  const ftl = readFileSync(join(ROOT, "texts/web.en.ftl"), "utf8");
  const ids = Array.from(ftl.matchAll(/^([a-z][\w-]*) =/gm), ([, id]) => id!);
  const within = new Set(Array.from(ftl.matchAll(/\{ ([a-z][\w-]*) \}/g), ([, id]) => id!));
  expect(ids.length).toBeGreaterThan(300);
  // One that fits a whole board's messages tells nothing.
  const telling = patterns.filter((one) => ids.filter((id) => one.test(id)).length < 30);
  expect(
    ids.filter((id) => !said.has(id) && !within.has(id) && !telling.some((one) => one.test(id))),
  ).toEqual([]);
});
