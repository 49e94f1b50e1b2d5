import { type Values, hasText, learnOfFiles, phrase, say, titleOf } from "../texts/fluent";
import { Unanswered } from "../wire/api";
import { Refusal } from "../wire/refusal";

/** What went wrong, for whoever asked: in our words, or in the server's if it knows a reason that we do not. */
export function sentence(error: unknown): string {
  if (error instanceof Unanswered) return say("problem-network");
  if (!(error instanceof Refusal)) return say("problem-unknown");
  const text = `refused-${error.code}`;
  const values = withPartsSaid(error.values);
  return hasText(text) && values ? say(text, values) : error.detail || say("problem-unknown");
}

/** The same about a record that was given: what is said of those is read only when something is wrong. */
export async function sentenceAboutRecord(error: unknown): Promise<string> {
  if (error instanceof Refusal && "error" in error.values)
    await learnOfFiles(String(error.values.game ?? "")).catch(() => null); // then in the server's words
  return sentence(error);
}

/** The values of a refusal, with what a game is called and the sentences that stand in this one (`core/sentences.py`).
    Null if one is not known here. */
function withPartsSaid(values: Refusal["values"]): Values | null {
  const game = String(values.game ?? "");
  const said: Values = { ...values, ...(game && { game: titleOf(game) }) };
  for (const part of ["reason", "where", "why", "inner"])
    if (part in values) said[part] = phrase(String(values[part]), said, game) ?? values[part]!;
  if ("error" in values) {
    const whole = phrase(String(values.error), said, game);
    if (whole === null) return null;
    said.error = whole;
  }
  return said;
}
