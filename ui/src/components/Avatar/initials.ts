const initial = (word: string) => [...word][0]?.toUpperCase() ?? "";

/**
 * Who somebody is in one or two letters: the first of up to two words of the name, else of the
 * email. "Mary Ann Lee" is MA, jo@x.co is J; with neither it is the U of User.
 */
export function initialsOf(name?: string | null, email?: string | null): string {
  const words = (name?.trim() || email?.trim() || "User").split(/\s+/);
  return words.slice(0, 2).map(initial).join("");
}
