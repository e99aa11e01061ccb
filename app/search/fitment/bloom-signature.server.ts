import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Words are what people type, of a search's 200 characters at most: 2 MB of them. */
const known = new LRUCache<string, bigint>({ max: 5_000 });

/**
 * Two of 64 bits for a word of a document, as the database's word_signature() gives them: a document
 * has the word only if its signature has both.
 */
export function wordSignature(word: string): bigint {
  const plain = word.replace(/^~+/, "");
  let signature = known.get(plain);
  if (signature === undefined) {
    const [first = 0, second = 0] = createHash("md5").update(plain).digest();
    signature = BigInt.asIntN(64, (1n << BigInt(first & 63)) | (1n << BigInt(second & 63)));
    known.set(plain, signature);
  }
  return signature;
}

/** The bits of all of some words. */
export const signatureOf = (words: readonly string[]): bigint =>
  BigInt.asIntN(
    64,
    words.reduce((bits, word) => bits | wordSignature(word), 0n),
  );
