import { listingsAnswerSchema } from "~/search/results/answers.schema";

/* Lists that somebody goes through page by page while their listings change. */

/** Answers a query of the listings' endpoint, as JSON. */
export type AskListings = (query: string) => Promise<unknown>;

/** Around Boise, where the benchmark's seller is. */
const bounds = "bounds=-117.2,43.1,-115.4,44.1&near=43.6135,-116.2035";
export const lists = {
  "by price": `${bounds}&sort=price`,
  newest: `${bounds}&sort=newest`,
  nearest: `${bounds}&sort=nearest`,
  "of words, by price": `${bounds}&q=${encodeURIComponent("toyota camry")}&sort=price`,
};

/** So many pages are looked at, at most: of a large catalogue, the first ones. */
export const firstPages = 60;
/** What they hold is looked for on so many: new listings push it back. */
const laterPages = 3 * firstPages;

/** The ids of a list from its first page to its last, as they come. */
export async function walk(ask: AskListings, query: string, most = laterPages): Promise<string[]> {
  const ids: string[] = [];
  let page: string | null = null;
  for (let n = 0; n < most; n += 1) {
    const answer = listingsAnswerSchema.parse(await ask(page ? `${query}&page=${page}` : query));
    ids.push(...answer.listings.map(({ id }) => id));
    page = answer.next;
    if (page === null) break;
  }
  return ids;
}

export interface Walked {
  walks: number;
  listings: number;
  /** Of the listings that were there all the time: shown twice by a walk, or not at all. */
  repeated: number;
  lost: number;
}

/** Compares walks with what was there before and after them, but for what was changed meanwhile. */
export function compareWalks(
  walks: readonly (readonly string[])[],
  { before, after, changed }: { before: string[]; after: string[]; changed: ReadonlySet<string> },
): Walked {
  const still = new Set(after);
  const steady = before.filter((id) => still.has(id) && !changed.has(id));
  const sum = (of: (counts: ReadonlyMap<string, number>) => number) =>
    walks.reduce((all, ids) => {
      const counts = new Map<string, number>();
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
      return all + of(counts);
    }, 0);
  return {
    walks: walks.length,
    listings: steady.length,
    repeated: sum((counts) => steady.filter((id) => (counts.get(id) ?? 0) > 1).length),
    lost: sum((counts) => steady.filter((id) => !counts.has(id)).length),
  };
}
