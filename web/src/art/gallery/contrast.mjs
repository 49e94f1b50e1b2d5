// Measures the palette: type 4.5:1, things to be found 3:1, in both themes. Says what falls short and fails.
//   node web/src/art/gallery/contrast.mjs
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../palette.css", import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const values = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]),
);

function colour(value, dark) {
  let m;
  if ((m = value.match(/^#([\da-f]{6})$/i))) return [0, 2, 4].map((n) => parseInt(m[1].slice(n, n + 2), 16));
  if ((m = value.match(/^light-dark\((.+),\s*(.+)\)$/))) return colour(m[dark ? 2 : 1], dark);
  if ((m = value.match(/^var\(--([\w-]+)\)$/))) return colour(values.get(m[1]), dark);
  if ((m = value.match(/^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/))) {
    const [a, b, p] = [colour(m[1], dark), colour(m[3], dark), m[2] / 100];
    return a.map((x, n) => x * p + b[n] * (1 - p));
  }
  throw new Error(`cannot read ${value}`);
}
const light = (rgb) =>
  rgb
    .map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);

function ratio(front, back, dark) {
  const [a, b] = [front, back].map((name) => light(colour(`var(--${name})`, dark)));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

let bad = 0;
function need(least, front, back) {
  for (const dark of [false, true]) {
    const is = ratio(front, back, dark);
    if (is < least) {
      bad += 1;
      console.log(`${dark ? "dark " : "light"} ${front} on ${back}: ${is.toFixed(2)}, needs ${least}`);
    }
  }
}
for (const back of ["paper", "paper-high", "card-edge"]) {
  need(4.5, "ink", back);
  need(4.5, "ink-soft", back);
}
for (const name of values.keys()) {
  if (!name.endsWith("-text")) continue;
  need(4.5, name, "paper");
  need(4.5, name, name.replace("-text", "-tint"));
}
need(3, "lit", "paper");
need(3, "lit", "paper-high");
// A cat must stand off the paper by its coat or by its outline.
for (const coat of ["ginger", "smoke", "siam", "tux", "calico", "cocoa", "lilac", "alley", "tiger"]) {
  for (const dark of [false, true]) {
    const best = Math.max(ratio(coat, "paper", dark), ratio(`${coat}-line`, "paper", dark));
    if (best < 3) {
      bad += 1;
      console.log(`${dark ? "dark " : "light"} ${coat} cat on paper: ${best.toFixed(2)}, needs 3`);
    }
  }
}
console.log(bad ? `${bad} fall short` : "all pairs hold");
process.exit(bad ? 1 : 0);
