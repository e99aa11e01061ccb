import { categoryBit } from "../../../app/search/text/category-mask";
import type { Face } from "./product";
import type { Counter } from "./sellers";
import { lexemeOf, textOf } from "./word-ids";

/** In how many documents a word is, and a bit for each category that they are of. */
export type WordCount = { n: number; categories: number };

/** Puts documents together, and counts in how many of them each word is. */
export class WordCounts {
  #counts = new Int32Array(4_096);
  #categories = new Int32Array(4_096);
  #words: number[] = [];

  /**
   * The words of a listing's part, what only its vehicles have with a mark, and the seller's, in order;
   * good until the next are put together.
   */
  documentOf({ words }: Face, counter: Counter, category: string): readonly number[] {
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
    const bit = categoryBit(category);
    for (const word of all) this.#count(word, bit);
    return all;
  }

  all(): Map<string, WordCount> {
    const all = new Map<string, WordCount>();
    for (const [id, n] of this.#counts.entries())
      if (n > 0) all.set(textOf(id), { n, categories: this.#categories[id] ?? 0 });
    return all;
  }

  #count(id: number, bit: number) {
    if (id >= this.#counts.length) {
      this.#counts = larger(this.#counts, id * 2);
      this.#categories = larger(this.#categories, id * 2);
    }
    this.#counts[id] = (this.#counts[id] ?? 0) + 1;
    this.#categories[id] = (this.#categories[id] ?? 0) | bit;
  }
}

function larger(numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const all = new Int32Array(length);
  all.set(numbers);
  return all;
}
