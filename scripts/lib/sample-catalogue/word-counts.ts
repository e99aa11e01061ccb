import { bytes } from "./bytes";
import type { Named, Product } from "./products";
import type { Seller } from "./sellers";
import { textOf, wordIdOf } from "./word-ids";

/** Once made they are kept: a part is listed many times. */
function namedOf(product: Product, isUsed: boolean): Named {
  if (isUsed) return (product.usedDocument ??= name(product, product.genuineWords));
  return (product.ownDocument ??= name(product, product.words));
}

function name({ beside, vehicleWords }: Product, own: readonly string[]): Named {
  const marked = beside.filter((word) => !own.includes(word)).map((word) => `~${word}`);
  const quoted = vehicleWords.map((word) => `'${word}'`);
  return {
    ids: [...vehicleWords, ...own, ...marked].map(wordIdOf),
    document: bytes([...quoted, ...own, ...marked].join(" ")),
  };
}

/** Puts documents together, and counts in how many of them each word is. */
export class WordCounts {
  #counts = new Int32Array(4_096);

  /**
   * The words of a listing's part, what only its vehicles have with a mark. The seller's stand beside
   * them; a word that both have is there twice, and the database keeps it once.
   */
  documentOf(product: Product, isUsed: boolean, seller: Seller): string {
    const named = namedOf(product, isUsed);
    let { document } = named;
    for (const id of named.ids) this.#count(id, 1);
    for (let each = 0; each < seller.ids.length; each += 1) {
      const [id = 0, marked = 0] = [seller.ids[each], seller.markedIds[each]];
      if (named.ids.includes(id)) continue;
      this.#count(id, 1);
      if (!named.ids.includes(marked)) continue;
      // Said by the business: no longer only beside.
      this.#count(marked, -1);
      document = ` ${document} `.replace(` ${bytes(textOf(marked))} `, " ").trim();
    }
    return document;
  }

  all(): Map<string, number> {
    const all = new Map<string, number>();
    for (const [id, n] of this.#counts.entries()) if (n > 0) all.set(textOf(id), n);
    return all;
  }

  #count(id: number, more: number) {
    if (id >= this.#counts.length) {
      const larger = new Int32Array(id * 2);
      larger.set(this.#counts);
      this.#counts = larger;
    }
    this.#counts[id] = (this.#counts[id] ?? 0) + more;
  }
}
