import type { Face } from "./faces";
import type { Counter } from "./sellers";
import { lexemeOf, textOf } from "./word-ids";

/** Puts documents together, and counts in how many of them each word is. */
export class WordCounts {
  #counts = new Int32Array(4_096);
  #words: number[] = [];

  /**
   * The words of a listing's part, what only its vehicles have with a mark, and the seller's, in order;
   * good until the next are put together.
   */
  documentOf({ words }: Face, counter: Counter): readonly number[] {
    const all = this.#words;
    all.length = 0;
    let at = 0;
    for (const word of counter.words) {
      if (words.includes(word)) continue;
      const lexeme = lexemeOf(word);
      while (at < words.length && lexemeOf(words[at] as number) < lexeme)
        all.push(words[at++] as number);
      all.push(word);
    }
    while (at < words.length) all.push(words[at++] as number);
    // Said by the business: no longer only beside.
    for (const mark of counter.marked) if (words.includes(mark)) all.splice(all.indexOf(mark), 1);
    for (const word of all) this.#count(word);
    return all;
  }

  all(): Map<string, number> {
    const all = new Map<string, number>();
    for (const [id, n] of this.#counts.entries()) if (n > 0) all.set(textOf(id), n);
    return all;
  }

  #count(id: number) {
    if (id >= this.#counts.length) {
      const larger = new Int32Array(id * 2);
      larger.set(this.#counts);
      this.#counts = larger;
    }
    this.#counts[id] = (this.#counts[id] ?? 0) + 1;
  }
}
