import { bytes } from "./bytes";
import type { Product } from "./products";
import type { Seller } from "./sellers";

/** The words of a part as documents have them. */
type Named = { words: readonly string[]; document: string };

/** New or rebuilt, and used: with the name of who makes it, or of the car's maker. */
const kept = new WeakMap<Product, { own?: Named; used?: Named }>();

function namedOf(product: Product, isUsed: boolean): Named {
  const of = kept.get(product) ?? {};
  kept.set(product, of);
  const which = isUsed ? "used" : "own";
  of[which] ??= name(product, isUsed ? product.genuineWords : product.words);
  return of[which];
}

function name({ beside, vehicleWords, vehicles }: Product, own: readonly string[]): Named {
  const marked = beside.filter((word) => !own.includes(word)).map((word) => `~${word}`);
  return {
    words: [...vehicleWords, ...own, ...marked],
    document: bytes([vehicles, ...own, ...marked].join(" ")),
  };
}

/** Puts documents together, and counts in how many of them each word is. */
export class WordCounts {
  readonly #named = new Map<Named, number>();
  readonly #sellers = new Map<Seller, number>();
  readonly #counts = new Map<string, number>();

  /**
   * The words of a listing's part, what only its vehicles have with a mark. The seller's stand beside
   * them; a word that both have is there twice, and the database keeps it once.
   */
  documentOf(product: Product, isUsed: boolean, seller: Seller): string {
    const named = namedOf(product, isUsed);
    this.#named.set(named, (this.#named.get(named) ?? 0) + 1);
    this.#sellers.set(seller, (this.#sellers.get(seller) ?? 0) + 1);
    let { document } = named;
    for (const word of seller.words) {
      if (named.words.includes(word)) this.#count(word, -1);
      // Said by the business: no longer only beside.
      else if (named.words.includes(`~${word}`)) {
        this.#count(`~${word}`, -1);
        document = ` ${document} `.replace(` ${bytes(`~${word}`)} `, " ").trim();
      }
    }
    return document;
  }

  all(): Map<string, number> {
    for (const [{ words }, times] of [...this.#named, ...this.#sellers])
      for (const word of words) this.#count(word, times);
    for (const [word, n] of this.#counts) if (n === 0) this.#counts.delete(word);
    return this.#counts;
  }

  #count(word: string, more: number) {
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + more);
  }
}
