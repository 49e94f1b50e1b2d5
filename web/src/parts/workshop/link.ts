/** An edition as a link: its file, packed, behind the # that never leaves a browser. */

const MOST_LINK = 2000; // letters of an address that every program passes on
const MOST_FILE = 30_000; // what a link may unpack to
const NAME = "edition";

/** Null: it is too long for a link. */
export async function linkTo(game: string, toml: string): Promise<string | null> {
  if (typeof CompressionStream === "undefined") return null;
  const packed = await through(new TextEncoder().encode(toml), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  const link = `${location.origin}/workshop/${game}#${NAME}=${text}`;
  return link.length <= MOST_LINK ? link : null;
}

/** The file that an address holds; null where there is none that can be read. */
export async function fileOf(hash: string): Promise<string | null> {
  const text = new URLSearchParams(hash.slice(1)).get(NAME);
  if (!text || typeof DecompressionStream === "undefined") return null;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) =>
      c.charCodeAt(0),
    );
    return new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

async function through(
  data: Uint8Array<ArrayBuffer>,
  pipe: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([data]).stream().pipeThrough(pipe).getReader();
  const found: number[] = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return Uint8Array.from(found);
    if (found.length + value.length > MOST_FILE) throw new RangeError("too long");
    found.push(...value);
  }
}
