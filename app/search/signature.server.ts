import { createHash } from "node:crypto";

const known = new Map<string, bigint>();

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
    if (known.size < 10_000) known.set(plain, signature);
  }
  return signature;
}

/** The bits of all of some words. */
export const signatureOf = (words: readonly string[]): bigint =>
  BigInt.asIntN(
    64,
    words.reduce((bits, word) => bits | wordSignature(word), 0n),
  );
