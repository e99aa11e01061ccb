import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/**
 * A statement with a name is planned once for each connection, which keeps it for as long as it lives,
 * in PostgreSQL as in pg: tens of kilobytes each. Searches come in thousands of texts, as filters and
 * words are combined, so that not every one may have a name.
 */
export class StatementNames {
  readonly #named = new Map<string, string>();
  readonly #seenOnce: LRUCache<string, true>;

  /** `most` texts get a name; of `remembered` others it is known that they were asked once. */
  constructor(
    private readonly most: number,
    remembered: number,
  ) {
    this.#seenOnce = new LRUCache({ max: remembered });
  }

  /** How many have a name. */
  get size(): number {
    return this.#named.size;
  }

  /**
   * What a text is prepared as, from the second time on that it is asked: those of the first minutes,
   * which are what people ask for most. Undefined for one that is planned each time, in half as long
   * again as it takes to carry it out.
   */
  nameOf(text: string): string | undefined {
    const known = this.#named.get(text);
    if (known !== undefined || this.#named.size >= this.most) return known;
    const name = hash("sha256", text, "base64url").slice(0, 24);
    if (!this.#seenOnce.has(name)) {
      this.#seenOnce.set(name, true);
      return undefined;
    }
    this.#seenOnce.delete(name);
    this.#named.set(text, name);
    return name;
  }
}
