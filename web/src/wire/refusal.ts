/** Why the server did not do something: a code and values, for which `refusals.en.ftl` has a sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: { [name: string]: string | number } = {},
    /** The server's own sentence, where it sends one. */
    readonly detail = "",
  ) {
    super(code);
  }
}
