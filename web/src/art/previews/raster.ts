/** Turns simple drawings of ours into PNG pictures, for devices and programs that take no SVG: an icon on a phone's
    home screen, the picture beside a link. Knows rect, circle, and path with M L H V C A Z, fill and round stroke. */

type Point = [x: number, y: number];
type Paths = Point[][];

const FINE = 4; // lines in a pixel, each with exact ends
const STEPS = 16; // in a curve

export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue, row by row. */
  pixels: Uint8Array;
}

/** A drawing at a width. It is opaque: what shows it rounds its corners. */
export function rastered(svg: string, width: number): Picture {
  const [, , w, h] = numbers(/viewBox="([^"]+)"/.exec(svg)![1]!) as [number, number, number, number];
  const scale = width / w;
  const height = Math.round(h * scale);
  const picture = { width, height, pixels: new Uint8Array(width * height * 3) };
  for (const [, tag, text] of svg.matchAll(/<(rect|circle|path) ([^>]*?)\/?>/g)) {
    const of = Object.fromEntries([...text!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k!, v!]));
    const paths = outline(tag!, of);
    if (of.fill !== "none") fill(picture, scaled(paths, scale), colour(of.fill!));
    if (of.stroke)
      fill(picture, scaled(stroked(paths, Number(of["stroke-width"])), scale), colour(of.stroke));
  }
  return picture;
}

const numbers = (text: string): number[] => (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
const colour = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const scaled = (paths: Paths, by: number): Paths =>
  paths.map((path) => path.map(([x, y]): Point => [x * by, y * by]));

function outline(tag: string, of: Record<string, string>): Paths {
  const at = (name: string): number => Number(of[name] ?? 0);
  if (tag === "circle") return [round([at("cx"), at("cy")], at("r"))];
  if (tag === "path") return pathOf(of.d!);
  const [x, y, w, h] = [at("x"), at("y"), at("width"), at("height")];
  return [
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
  ];
}

const round = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 4 * STEPS }, (_, i) => {
    const angle = (i * Math.PI) / (2 * STEPS);
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7 };

function pathOf(text: string): Paths {
  const paths: Paths = [];
  let at: Point = [0, 0];
  let handle: Point = at; // of the last curve, which S mirrors
  for (const [, letter, rest] of text.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let command = letter!.toUpperCase();
    if (command === "Z") {
      at = paths.at(-1)![0]!;
      continue;
    }
    const relative = letter !== command;
    const given = numbers(rest!);
    for (let i = 0; i < given.length; i += TAKES[command]!) {
      const [ox, oy] = relative ? at : [0, 0];
      const values = given.slice(i, i + TAKES[command]!);
      const pairs = values.map((value, n) => value + (n % 2 ? oy : ox));
      const point = (n: number): Point => [pairs[n]!, pairs[n + 1]!];
      let to: Point = point(0);
      if (command === "H") to = [values[0]! + ox, at[1]];
      if (command === "V") to = [at[0], values[0]! + oy];
      if (command === "M") paths.push([to]);
      else if (command === "C" || command === "S") {
        const first: Point = command === "C" ? point(0) : [2 * at[0] - handle[0], 2 * at[1] - handle[1]];
        handle = point(command === "C" ? 2 : 0);
        to = point(command === "C" ? 4 : 2);
        paths.at(-1)!.push(...curve(at, first, handle, to));
      } else if (command === "A") {
        to = [values[5]! + ox, values[6]! + oy];
        paths.at(-1)!.push(...quarter(at, to, values[4] === 1));
      } else paths.at(-1)!.push(to);
      at = to;
      if (command !== "C" && command !== "S") handle = at;
      if (command === "M") command = "L"; // what follows a beginning without a letter
    }
  }
  return paths;
}

function curve(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    const along = (n: 0 | 1): number =>
      (1 - t) ** 3 * a[n] + 3 * (1 - t) ** 2 * t * b[n] + 3 * (1 - t) * t ** 2 * c[n] + t ** 3 * d[n];
    return [along(0), along(1)];
  });
}

/** An arc, which in our drawings is always the quarter of a circle that rounds a corner. */
function quarter(from: Point, to: Point, clockwise: boolean): Point[] {
  const flat = clockwise === (to[0] - from[0]) * (to[1] - from[1]) > 0; // it leaves along x
  const corner: Point = flat ? [to[0], from[1]] : [from[0], to[1]];
  const near = (end: Point): Point => [
    end[0] + (corner[0] - end[0]) * 0.5523,
    end[1] + (corner[1] - end[1]) * 0.5523,
  ];
  return curve(from, near(from), near(to), to);
}

/** The outline of a line with round ends and corners. */
function stroked(paths: Paths, width: number): Paths {
  const r = width / 2;
  return paths.flatMap((path) =>
    path.flatMap((from, i) => {
      const to = path[i + 1];
      if (!to) return [round(from, r)];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const [nx, ny] = [(-(to[1] - from[1]) / length) * r, ((to[0] - from[0]) / length) * r];
      const side = (end: Point, sign: number): Point => [end[0] + sign * nx, end[1] + sign * ny];
      return [round(from, r), [side(from, 1), side(from, -1), side(to, -1), side(to, 1)]];
    }),
  );
}

/** By lines, each between its crossings; what winds around a point covers it. */
function fill(picture: Picture, paths: Paths, paint: number[]): void {
  const edges = paths.flatMap((path) => path.map((from, i) => [from, path[(i + 1) % path.length]!] as const));
  const cover = new Float32Array(picture.width);
  for (let row = 0; row < picture.height; row++) {
    cover.fill(0);
    for (let line = 0; line < FINE; line++) spans(edges, row + (line + 0.5) / FINE, cover);
    for (let x = 0; x < picture.width; x++) {
      const part = Math.min(1, cover[x]! / FINE);
      if (part === 0) continue;
      const at = (row * picture.width + x) * 3;
      for (let n = 0; n < 3; n++)
        picture.pixels[at + n] = Math.round(picture.pixels[at + n]! * (1 - part) + paint[n]! * part);
    }
  }
}

function spans(edges: (readonly [Point, Point])[], y: number, cover: Float32Array): void {
  const crossings = edges
    .filter(([a, b]) => a[1] <= y !== b[1] <= y)
    .map(([a, b]) => ({
      x: a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
      turn: a[1] < b[1] ? 1 : -1,
    }))
    .sort((one, other) => one.x - other.x);
  let winding = 0;
  crossings.forEach(({ x, turn }, i) => {
    if (winding !== 0) addSpan(cover, crossings[i - 1]!.x, x);
    winding += turn;
  });
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(cover.length, to)];
  for (let x = Math.floor(start); x < end; x++)
    cover[x] = cover[x]! + Math.min(end, x + 1) - Math.max(start, x);
}

// --- the file ---------------------------------------------------------------------------------------------

/** A picture as the bytes of a PNG file. */
export async function png({ width, height, pixels }: Picture): Promise<Uint8Array> {
  const lines = new Uint8Array(height * (width * 3 + 1)); // each begins with its filter: none
  for (let row = 0; row < height; row++)
    lines.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1);
  const stream = new Blob([lines]).stream().pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  const header = new Uint8Array([...big(width), ...big(height), 8, 2, 0, 0, 0]);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const parts = [chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array())];
  return new Uint8Array([...signature, ...parts.flatMap((part) => [...part])]);
}

const big = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = new Uint8Array([...new TextEncoder().encode(name), ...data]);
  return new Uint8Array([...big(data.length), ...body, ...big(crc(body))]);
}

function crc(bytes: Uint8Array): number {
  let rest = ~0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
