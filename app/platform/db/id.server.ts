import { randomBytes } from "node:crypto";

let lastMs = 0;
let counter = 0;

/**
 * A new UUID version 7 (RFC 9562): time-ordered, and increasing within a process even inside one
 * millisecond. Made here because PostgreSQL has `uuidv7()` only from version 18.
 */
export function newId(): string {
  const bytes = randomBytes(16);
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    // Starting in the lower half leaves room for at least 2,048 more in this millisecond.
    counter = bytes.readUInt16BE(6) & 0x7ff;
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}
