import { expect, test } from "vitest";
import { drawn } from "./drawn";
import { png, rastered, type Picture } from "./raster";

const draw = (inside: string, width = 8): Picture =>
  rastered(`<svg viewBox="0 0 8 8"><rect width="8" height="8" fill="#000000"/>${inside}</svg>`, width);

/** The red of a pixel. */
const at = ({ width, pixels }: Picture, x: number, y: number): number => pixels[(y * width + x) * 3]!;

test("what a shape covers has its colour, and its edge a part of it", () => {
  const picture = draw('<path d="M2 2h4v3.5H2Z" fill="#ff0000"/>');
  expect([at(picture, 1, 3), at(picture, 2, 2), at(picture, 5, 4), at(picture, 6, 3)]).toEqual([
    0, 255, 255, 0,
  ]);
  expect(at(picture, 3, 5)).toBe(128);
});

test("circles and corners are round, and lines as thick as they say", () => {
  const circle = draw('<circle cx="4" cy="4" r="4" fill="#ff0000"/>', 80);
  expect([at(circle, 5, 5), at(circle, 40, 2), at(circle, 40, 40)]).toEqual([0, 255, 255]);
  const corner = draw('<path d="M0 0h8a8 8 0 0 1-8 8Z" fill="#ff0000"/>', 80);
  expect([at(corner, 75, 75), at(corner, 50, 50)]).toEqual([0, 255]);
  const line = draw('<path d="m1 4 6 0" fill="none" stroke="#ff0000" stroke-width="2"/>', 80);
  expect([at(line, 40, 28), at(line, 40, 31), at(line, 40, 48), at(line, 40, 51)]).toEqual([0, 255, 255, 0]);
});

test("the files are small pictures of the size that they say", async () => {
  for (const [name, bytes] of Object.entries(await drawn())) {
    const size = new DataView(bytes.buffer);
    expect([...bytes.slice(1, 4)].map((one) => String.fromCharCode(one)).join("")).toBe("PNG");
    const says = Number(/\d+/.exec(name)?.[0] ?? 180);
    const wanted = name === "preview.png" ? [600, 315] : [says, says];
    expect([size.getUint32(16), size.getUint32(20)]).toEqual(wanted);
    expect(bytes.length).toBeLessThan(16_000);
  }
  expect((await png(draw(""))).length).toBeLessThan(200);
});
