import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { perEnv } from "~/platform/http/cookies.server";

/** A key of its own, so that what signs cookies does not also encrypt. */
const key = perEnv(({ SESSION_SECRET }) =>
  Buffer.from(hkdfSync("sha256", SESSION_SECRET, "", "partlane sealed values", 32)),
);

/** Encrypts a value for the database (AES-256-GCM): reading the table does not tell it. */
export function encrypt(value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key(), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** The value again; undefined when it was changed, or sealed with another SESSION_SECRET. */
export function decrypt(sealed: unknown): unknown {
  if (typeof sealed !== "string") return undefined;
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key(), bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    decipher.setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(text.toString("utf8"));
  } catch {
    // Not ours, changed on its way, or under a secret that is ours no more.
    return undefined;
  }
}
