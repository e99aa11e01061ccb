/*
 * Rows as COPY reads them in PostgreSQL's binary format. They are put together from very many short
 * pieces (fields.ts), each written where it will stay.
 */

/** What every such file begins with: the format's name, no flags, nothing more to say. */
const beginning = "PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0";
/** Instead of the number of a row's fields: no more rows. */
const end = "\xff\xff";
/** Enough for any one number. */
const room = 64;
const digits = Uint8Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));

/** Rows that are written piece by piece, into memory that threads share. */
export class CopyRows {
  #bytes = shared(4_194_304);
  #at = 0;

  constructor() {
    this.clear();
  }

  /** Forgets what was written; its place is written over. */
  clear(): void {
    this.#at = 0;
    this.put(beginning);
  }

  /** Adds a string of bytes. */
  put(piece: string): this {
    const { length } = piece;
    if (this.#at + length + room > this.#bytes.length) this.#grow(length);
    const into = this.#bytes;
    let at = this.#at;
    for (let each = 0; each < length; each += 1) into[at++] = piece.charCodeAt(each);
    this.#at = at;
    return this;
  }

  /** Begins a row of so many fields. */
  row(fields: number): this {
    return this.put("\0").#byte(fields);
  }

  int4(value: number): this {
    return this.put("\0\0\0\x04").#four(value);
  }

  /** An int8 by its upper and its lower half: V8 is slow with numbers of 64 bits. */
  int8(high: number, low: number): this {
    return this.put("\0\0\0\x08").#four(high).#four(low);
  }

  /** A timestamptz: microseconds since the year 2000. */
  moment(ms: number): this {
    const since = (ms - 946_684_800_000) * 1_000;
    return this.int8(Math.floor(since / 2 ** 32), since >>> 0);
  }

  /** The last digits of a number to the base of 16, without a length before them. */
  hex(value: number, many: number): this {
    for (let shift = many * 4 - 4; shift >= 0; shift -= 4)
      this.#byte(digits[(value >>> shift) & 15] as number);
    return this;
  }

  /** Begins a field whose length is told by `close`: where it begins. */
  open(): number {
    this.put("\0\0\0\0");
    return this.#at;
  }

  close(from: number): this {
    this.#set(from - 4, this.#at - from);
    return this;
  }

  /** Begins a tsvector of so many words: each is added by `put`, as `lexemeOf` gives it, in order. */
  openWords(many: number): number {
    const from = this.open();
    this.#four(many);
    return from;
  }

  /** All that was written since it was cleared; good until it is cleared again. */
  all(): Uint8Array {
    this.put(end);
    return this.#bytes.subarray(0, this.#at);
  }

  #byte(value: number): this {
    this.#bytes[this.#at++] = value;
    return this;
  }

  #four(value: number): this {
    this.#set(this.#at, value);
    this.#at += 4;
    return this;
  }

  #set(at: number, value: number) {
    const into = this.#bytes;
    into[at] = value >>> 24;
    into[at + 1] = value >>> 16;
    into[at + 2] = value >>> 8;
    into[at + 3] = value;
  }

  #grow(more: number) {
    const larger = shared((this.#bytes.length + more) * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

const shared = (size: number) => new Uint8Array(new SharedArrayBuffer(size));
