import { say } from "./fluent";

/** What the server is told of somebody who has no name yet; everybody reads it in their own language. */
export const GUEST = "Guest";
/** What it tells of somebody who wanted to be forgotten. */
const SOMEBODY = "Somebody";

export const called = (name: string): string =>
  name === GUEST ? say("guest") : name === SOMEBODY ? say("somebody") : name;
