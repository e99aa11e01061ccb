/** Keeps the texts used last, as many as fit into a number of characters. */
export class TextCache {
  /** Least recently used first. */
  readonly #texts = new Map<string, string>();
  #length = 0;

  constructor(private readonly limit: number) {}

  /** How many characters are kept. */
  get length(): number {
    return this.#length;
  }

  /** The text of a key, made now if it is not kept. */
  get(key: string, make: () => string): string {
    const text = this.#texts.get(key) ?? make();
    if (!this.#texts.delete(key)) this.#length += text.length;
    this.#texts.set(key, text);
    for (const [oldest, { length }] of this.#texts) {
      if (this.#length <= this.limit) break;
      this.#texts.delete(oldest);
      this.#length -= length;
    }
    return text;
  }
}
