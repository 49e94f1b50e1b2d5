/** The pictures that stand for us elsewhere, by file name. */
import icon from "../../../public/icon.svg?raw";
import preview from "./preview.svg?raw";
import { png, rastered } from "./raster";

export async function drawn(): Promise<Record<string, Uint8Array>> {
  return {
    "touch-icon.png": await png(rastered(icon, 180)),
    "icon-192.png": await png(rastered(icon, 192)),
    "icon-512.png": await png(rastered(icon, 512)),
    "preview.png": await png(rastered(preview, 600)),
  };
}
