import { randomBytes } from "node:crypto";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { insertAccount, selectAccountByEmail, updatePasswordHash } from "./accounts.repo.server";
import type { IdentityProvider } from "./identity";
import { canonicalPassword } from "./password-rules";

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

/** What is kept of a password. */
export const hashPassword = (password: string) => hash(canonicalPassword(password), argon2);

/**
 * Whether a password is the one that was hashed. One that was hashed before passwords had one form
 * is tried as it is typed too, which tells nobody anything: it depends on what was typed alone.
 */
async function matches(stored: string, password: string): Promise<"yes" | "as-typed" | "no"> {
  const canonical = canonicalPassword(password);
  if (await verify(stored, canonical)) return "yes";
  return canonical !== password && (await verify(stored, password)) ? "as-typed" : "no";
}

/** Whether it is the account's password, to confirm a signed-in user. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  return (await matches(stored, password)) !== "no";
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
      const match = await matches(stored, password);
      if (!found || match === "no") return { kind: "refused", reason: "invalid-credentials" };
      let passwordHash = stored;
      if (match === "as-typed" || isOutdated(stored)) {
        passwordHash = await hashPassword(password);
        await updatePasswordHash(found.id, { before: stored, passwordHash });
      }
      return { kind: "signed-in", identity: { kind: "own", accountId: found.id, passwordHash } };
    },

    async register({ password, ...values }) {
      const passwordHash = await hashPassword(password);
      const made = await insertAccount({ ...values, passwordHash });
      if (!made) return { kind: "refused", reason: "email-taken" };
      return { kind: "signed-in", identity: { kind: "own", accountId: made.id, passwordHash } };
    },
  };
}
