/** A tsquery for one of each. */
export const tsquery = (words: readonly (readonly string[])[]) =>
  words.map((each) => `(${each.map(quoted).join(" | ")})`).join(" & ");

const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, "$&$&")}'`;
