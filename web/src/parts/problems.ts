import { hasText, say } from "../texts/fluent";
import { Unanswered } from "../wire/api";
import { Refusal } from "../wire/refusal";

/** What went wrong, for whoever asked: in our words, or in the server's if it knows a reason that we do not. */
export function sentence(error: unknown): string {
  if (error instanceof Unanswered) return say("problem-network");
  if (!(error instanceof Refusal)) return say("problem-unknown");
  const text = `refused-${error.code}`;
  return hasText(text) ? say(text, error.values) : error.detail || say("problem-unknown");
}
