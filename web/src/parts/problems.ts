import { say } from "../texts/fluent";
import { Problem } from "../wire/api";

/** What went wrong, for whoever asked. */
export function sentence(error: unknown): string {
  if (!(error instanceof Problem)) return say("problem-unknown");
  if (error.status === 0) return say("problem-network");
  return error.message || say("problem-unknown");
}
