/** A record that somebody has as a file: it is kept here until another one comes. */

import { go } from "../route.svelte";
import { say } from "../texts/fluent";
import type { Json } from "../wire";

export type RecordData = { [key: string]: Json };

class RecordFile {
  /** A new object with every file. */
  record: RecordData | null = $state.raw(null);
  problem = $state("");
}

export const file = new RecordFile();

/** Open a file, wherever it was dropped or chosen. */
export async function openFile(chosen: Blob | undefined): Promise<void> {
  if (!chosen) return;
  try {
    file.record = recordIn(await chosen.text());
    file.problem = "";
    go("/r");
  } catch {
    file.problem = say("replay-no-record");
  }
}

/** Whether it holds is for the server to say; here it must only look like one. */
function recordIn(text: string): RecordData {
  const data = JSON.parse(text) as RecordData | null;
  if (typeof data !== "object" || !("kotatsu_record" in data!)) throw new TypeError("no record");
  return data;
}
