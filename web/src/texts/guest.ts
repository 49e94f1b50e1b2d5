import { say } from "./fluent";

/** What the server is told of somebody who has no name yet; everybody reads it in their own language. */
export const GUEST = "Guest";

export const called = (name: string): string => (name === GUEST ? say("guest") : name);
