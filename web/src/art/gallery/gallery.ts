/** Everything that is drawn, on one page; `render.mjs` writes it. */

import { render } from "svelte/server";
import palette from "../palette.css?raw";
import Gallery from "./Gallery.svelte";

export function gallery(faces: string, only?: string): string {
  const { body, head } = render(Gallery, { props: { only } });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kotatsu: pictures</title><style>${palette}${faces}</style>${head}<body>${body}</body></html>`;
}
