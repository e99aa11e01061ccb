/** The settings are wrong or incomplete: one sentence per problem, each saying what to set. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "EnvError";
  }
}
