/** The most parts that stand side by side. */
export const compareLimit = 4;

export interface ComparedIds {
  /** At most `compareLimit`, each once, in their order. */
  ids: string[];
  /** What is no id at all, fit to be shown. */
  invalidIds: string[];
  /** Further ids, which do not fit beside the others. */
  overLimitIds: string[];
}

/**
 * The parts that a URL compares, `?parts=a,b`, or once for each as a form sends them. Browser-safe.
 */
export function readCompared(params: URLSearchParams, name: "parts" | "compare"): ComparedIds {
  const texts = params
    .getAll(name)
    .flatMap((text) => text.slice(0, 2_000).split(","))
    .map((text) => text.trim())
    .filter(Boolean);
  const asked = [...new Set(texts)].slice(0, 10);
  const ids = asked.filter((text) => /^[\w-]{1,64}$/.test(text));
  return {
    ids: ids.slice(0, compareLimit),
    overLimitIds: ids.slice(compareLimit),
    invalidIds: asked.filter((text) => !ids.includes(text)).map(shown),
  };
}

/** Without control characters, and not too long. */
function shown(text: string): string {
  const plain = text.replaceAll(/\p{C}/gu, "?");
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
}

/** With one more, even beyond the limit: the comparison page then says so. */
export const withCompared = (ids: readonly string[], id: string) => [...new Set([...ids, id])];

export const withoutCompared = (ids: readonly string[], id: string) =>
  ids.filter((each) => each !== id);
