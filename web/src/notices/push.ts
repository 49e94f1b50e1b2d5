/** What this browser can be told by its push service. */

import { spoken } from "../texts/language.svelte";
import type { Notices } from "../wire";
import * as api from "../wire/api";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const text = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** How this browser is subscribed, if it is. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** Ask for the permission, subscribe, and say so to the server. Null: it was not permitted. */
export async function subscribe(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const found = await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  const old = await found.pushManager.getSubscription();
  if (old && text(old.options.applicationServerKey) !== key) await old.unsubscribe(); // of a server that was here before
  return tell(await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

const tell = (made: PushSubscription): Promise<Notices> =>
  api.addChannel({
    kind: "push",
    address: made.endpoint,
    p256dh: text(made.getKey("p256dh")),
    auth: text(made.getKey("auth")),
    language: spoken.language,
  });

/** The service may have given another address since, and the reader another language. */
export async function keepUpToDate(known: Notices): Promise<Notices> {
  const found = await subscription().catch(() => null);
  if (!found || known.channels.some((one) => one.address === found.endpoint)) return known;
  return known.push_key && text(found.options.applicationServerKey) === known.push_key ? tell(found) : known;
}
