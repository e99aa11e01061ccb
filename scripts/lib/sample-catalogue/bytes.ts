/*
 * What COPY reads is put together from very many short pieces. Strings would be made and forgotten for
 * each: every piece is its UTF-8, kept as a string of its bytes, and is written where it will stay.
 */

/** The UTF-8 of a text as a string of bytes, in one piece: V8 keeps what was put together as a tree. */
export const bytes = (text: string) => Buffer.from(text).toString("latin1");

/** Lines that are written piece by piece, into memory that threads share. */
export class Lines {
  #bytes = shared(4_194_304);
  #at = 0;

  /** Forgets what was written; its place is written over. */
  clear(): void {
    this.#at = 0;
  }

  /** Adds a string of bytes. */
  put(piece: string): this {
    const { length } = piece;
    if (this.#at + length > this.#bytes.length) this.#grow(length);
    const into = this.#bytes;
    let at = this.#at;
    for (let each = 0; each < length; each += 1) into[at++] = piece.charCodeAt(each);
    this.#at = at;
    return this;
  }

  /** All that was written since it was cleared; good until it is cleared again. */
  all(): Uint8Array {
    return this.#bytes.subarray(0, this.#at);
  }

  #grow(more: number) {
    const larger = shared((this.#bytes.length + more) * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

const shared = (size: number) => new Uint8Array(new SharedArrayBuffer(size));
