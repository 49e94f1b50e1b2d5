/** What is heard at a table. Call it once, inside a component. */

import { soundOf } from "../sound/kinds";
import { hear } from "../sound/sounds";
import type { Table } from "./table.svelte";

export function listenTo(table: Table): void {
  let events = table.events;
  let [asks, ended, said] = [table.asks, table.ended, table.chat.length];

  $effect(() => {
    const sound = table.events === events ? null : soundOf(table.events.map((event) => String(event.event)));
    events = table.events;
    if (sound) void hear(sound);
  });
  $effect(() => {
    if (table.asks && !asks && !table.ended) void hear("turn");
    asks = table.asks;
  });
  $effect(() => {
    const won = table.document?.result?.winners.some((seat) => table.own.includes(seat));
    if (table.ended && !ended) void hear(won ? "win" : "end");
    ended = table.ended;
  });
  $effect(() => {
    if (table.chat.length > said) void hear("chat");
    said = table.chat.length;
  });
  $effect(() => {
    if (table.notice) void hear("error");
  });
}
