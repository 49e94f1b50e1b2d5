/* The app's worker, written as `worker.js` by `plugin.ts`, which puts VERSION, FILES and SENTENCES before it.

   It keeps the shell of the app, so that without a network a page can say so; it never keeps or answers anything of
   the interface or of a game. A page is always asked of the server first. */

const SHELL = `shell ${VERSION}`;
const OURS = /^\/assets\/[^/]+$/;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(empty()));

async function fill() {
  const cache = await caches.open(SHELL);
  const page = await (await fetch("/", { cache: "no-cache" })).text();
  const asleep = page.replace("<html ", "<html data-asleep ");
  await cache.put("/", new Response(asleep, { headers: { "content-type": "text/html; charset=utf-8" } }));
  const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  await cache.addAll([...new Set([...FILES, ...named])]);
}

async function empty() {
  for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || /^\/(api|me)\//.test(pathname)) return;
  if (mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  else if (OURS.test(pathname)) event.respondWith(kept(event.request));
});

/** What stands under a name with a hash in it is the same for ever. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("message", ({ data }) => {
  if (data.t === "takeover") void self.skipWaiting();
  // The words of the language that is spoken, which the page has just read.
  if (data.t === "keep") void caches.open(SHELL).then((cache) => cache.addAll(data.files));
});

// --- notices --------------------------------------------------------------------------------------------------------

/** One for each table: a later one takes the place of an earlier one, and the same twice is seen once. */
self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

async function tell({ kind, game, table, language }) {
  const said = SENTENCES[language] ?? SENTENCES.en;
  const title = said.games[game] ?? "Kotatsu";
  const body = said[kind] ?? said.turn;
  const shows = { body, tag: table, icon: "/icon-192.png", lang: language, data: { table } };
  await self.registration.showNotification(title, shows);
  await navigator.setAppBadge?.();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table));
});

async function open(table) {
  const address = /^[\w-]{22}$/.test(table ?? "") ? `/table/${table}` : "/";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

// A browser may change a subscription by itself; the next visit of the page tells the server.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(self.registration.pushManager.subscribe(event.oldSubscription?.options).catch(() => null));
});
