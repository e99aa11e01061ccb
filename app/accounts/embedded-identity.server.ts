import { randomBytes } from "node:crypto";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { insertAccount, selectAccountByEmail, updatePasswordHash } from "./accounts.repo.server";
import type { IdentityProvider } from "./identity.server";

/** Argon2id (the library's default) as the OWASP Password Storage Cheat Sheet asks: 19 MiB, 2 passes, 1 lane. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function isOutdated(stored: string): boolean {
  const used = parseOptions(stored);
  return (
    used.memoryCost !== argon2.memoryCost ||
    used.timeCost !== argon2.timeCost ||
    used.parallelism !== argon2.parallelism
  );
}

let decoy: Promise<string> | undefined;

/** A hash that no password fits. Made once: every sign-in waits for it, so none stands out. */
function decoyHash(): Promise<string> {
  decoy ??= hash(randomBytes(32), argon2);
  return decoy;
}

/** Accounts in our own database, with passwords hashed by Argon2id. */
export function embeddedIdentity(): IdentityProvider {
  return {
    async signIn({ email, password }) {
      const [found, unfitting] = await Promise.all([selectAccountByEmail(email), decoyHash()]);
      const stored = found?.passwordHash ?? unfitting;
      // Verified in any case: an unknown address takes as long as a wrong password.
      const isRight = await verify(stored, password);
      if (!found || !isRight) return { kind: "refused", reason: "invalid-credentials" };
      if (isOutdated(stored)) await updatePasswordHash(found.id, await hash(password, argon2));
      return { kind: "signed-in", identity: { kind: "own", accountId: found.id } };
    },

    async register({ password, ...values }) {
      const passwordHash = await hash(password, argon2);
      const made = await insertAccount({ ...values, passwordHash });
      if (!made) return { kind: "refused", reason: "email-taken" };
      return { kind: "signed-in", identity: { kind: "own", accountId: made.id } };
    },
  };
}
