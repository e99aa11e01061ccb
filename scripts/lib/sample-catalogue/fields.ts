/*
 * Fields of rows as COPY reads them in PostgreSQL's binary format: four bytes that say how long, then
 * the value as the type's own receive function takes it. Each is a string of bytes, in one piece, since
 * V8 keeps what was put together as a tree: those that come again are kept, and copied into rows.
 */

/** The UTF-8 of a text as a string of bytes. */
export const bytes = (text: string) => Buffer.from(text).toString("latin1");

/** Pieces one after the other, in one. */
export const joined = (...pieces: readonly string[]) => pieces.join("");

/** Room for a value of that size, its length before it. */
function sized(size: number): Buffer {
  const field = Buffer.alloc(4 + size);
  field.writeInt32BE(size);
  return field;
}

export function text(value: string): string {
  const field = sized(Buffer.byteLength(value));
  field.write(value, 4);
  return field.toString("latin1");
}

export function int2(value: number): string {
  const field = sized(2);
  field.writeInt16BE(value, 4);
  return field.toString("latin1");
}

export function int4(value: number): string {
  const field = sized(4);
  field.writeInt32BE(value, 4);
  return field.toString("latin1");
}

export function int8(value: number): string {
  const field = sized(8);
  field.writeBigInt64BE(BigInt(value), 4);
  return field.toString("latin1");
}

/** Zero has no sign: as text it loses it. */
export function float8(value: number): string {
  const field = sized(8);
  field.writeDoubleBE(value + 0, 4);
  return field.toString("latin1");
}

export const bool = (value: boolean) => `\0\0\0\x01${value ? "\x01" : "\0"}`;

export function uuid(value: string): string {
  const field = sized(16);
  field.write(value.replaceAll("-", ""), 4, "hex");
  return field.toString("latin1");
}

/** A numeric of one digit before its point and one after, from its tenths. */
export function tenths(value: number): string {
  const [whole, rest] = [Math.floor(value / 10), value % 10];
  // To the base of 10,000 the digits of 3.7 are 3 and 7,000, and zeros at an end are none.
  const digits = rest > 0 ? [whole, rest * 1_000] : [whole];
  const [weight, sign, scale] = [0, 0, 1];
  const field = sized(8 + 2 * digits.length);
  for (const [at, each] of [digits.length, weight, sign, scale, ...digits].entries())
    field.writeInt16BE(each, 4 + at * 2);
  return field.toString("latin1");
}

/** An array of texts with nothing in it: no dimensions, no nulls, and the number of their type. */
export const noTexts = joined(int4(12).slice(4), ...[0, 0, 25].map((each) => int4(each).slice(4)));

/** No value at all. */
export const none = "\xff\xff\xff\xff";
