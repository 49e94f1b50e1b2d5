/** The app's worker: registered when the page stands, and asked before a newer one takes over. */

import { spoken } from "../texts/language.svelte";

const AN_HOUR = 3_600_000;
const WORDS = /\/assets\/(web|refusals|errors|levels|box|notices)\.(\w+)-[^/]*\.js$/;

/** A newer app that waits for a word; null: there is none. */
export const newer: { worker: ServiceWorker | null } = $state({ worker: null });

export async function register(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const found = await navigator.serviceWorker.register("/worker.js").catch(() => null);
  if (!found) return; // a browser that may not keep anything
  note(found);
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", () => note(found));
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < AN_HOUR) return;
    looked = Date.now();
    found.update().catch(() => {});
  });
  const ready = await navigator.serviceWorker.ready;
  ready.active?.postMessage({ t: "keep", files: wordsRead() });
}

/** The first worker of all has nothing to take over from. */
function note(found: ServiceWorkerRegistration): void {
  if (navigator.serviceWorker.controller) newer.worker = found.waiting;
}

/** The files of the language that is spoken, which were read when the page began. */
function wordsRead(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return files.filter((file) => WORDS.exec(file)?.[2] === spoken.language);
}

/** Let the newer app take over, and begin anew with it. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  newer.worker?.postMessage({ t: "takeover" });
}
