/** What the device does beside showing a table: it stays awake, and trembles when it is one's turn. */

import { settings } from "../settings.svelte";
import type { Table } from "./table.svelte";

export const canStayAwake = (): boolean => "wakeLock" in navigator;
export const canVibrate = (): boolean => "vibrate" in navigator;

const TURN = 80; // milliseconds

/** Call it once, inside a component. */
export function careFor(table: Table): void {
  let asks = table.asks;
  let lock: WakeLockSentinel | null = null;

  $effect(() => {
    if (table.asks && !asks && !table.ended && settings.vibrate && canVibrate()) navigator.vibrate(TURN);
    asks = table.asks;
  });

  /** A browser lets go when the page is out of sight. */
  const keep = async (): Promise<void> => {
    if (lock !== null || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock.request("screen").catch(() => null); // an empty battery may say no
    lock?.addEventListener("release", () => (lock = null));
  };
  const runs = $derived(table.document?.phase === "playing" && table.own.length > 0);
  $effect(() => {
    if (!settings.awake || !runs || !canStayAwake()) return;
    void keep();
    document.addEventListener("visibilitychange", keep);
    return () => {
      document.removeEventListener("visibilitychange", keep);
      void lock?.release();
    };
  });
}
