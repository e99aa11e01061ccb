import type * as z from "zod";
import { logger } from "~/platform/logger.server";
import type { IdentityProvider, IdentityRefusal, IdentityTokens } from "./identity.server";
import {
  errorAnswerSchema,
  idTokenClaimsSchema,
  refreshAnswerSchema,
  signInAnswerSchema,
  signUpAnswerSchema,
  updateAnswerSchema,
} from "./identity-toolkit.schema";
import { canonicalPassword } from "./password-rules";

export interface IdentityToolkitOptions {
  /** Base address, with the version: https://identitytoolkit.googleapis.com/v1 */
  url: string;
  /** Where tokens are refreshed: https://securetoken.googleapis.com/v1/token */
  tokenUrl: string;
  apiKey: string;
  /** How long one answer may take, in ms; 8,000 when absent. */
  timeoutMs?: number;
}

/**
 * What the provider's error codes mean to us; all others are `unknown`.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/signInWithPassword,
 * https://cloud.google.com/identity-platform/docs/error-codes
 */
const reasons: Record<string, Exclude<IdentityRefusal["reason"], "unknown">> = {
  EMAIL_NOT_FOUND: "invalid-credentials",
  INVALID_PASSWORD: "invalid-credentials",
  INVALID_LOGIN_CREDENTIALS: "invalid-credentials",
  INVALID_EMAIL: "invalid-credentials",
  EMAIL_EXISTS: "email-taken",
  WEAK_PASSWORD: "weak-password",
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: "weak-password",
  USER_DISABLED: "account-disabled",
  TOO_MANY_ATTEMPTS_TRY_LATER: "too-many-attempts",
  QUOTA_EXCEEDED: "unavailable",
  RESOURCE_EXHAUSTED: "unavailable",
};

/** The codes after which a session must not go on. */
const revoking = new Set([
  "TOKEN_EXPIRED",
  "USER_DISABLED",
  "USER_NOT_FOUND",
  "INVALID_REFRESH_TOKEN",
]);

type Call = { operation: string; url: string; body: string; type: string };
type Answer<T> = { kind: "ok"; value: T } | IdentityRefusal;

/** `WEAK_PASSWORD : Password should be at least 6 characters` is the code WEAK_PASSWORD. */
function codeOf(message: string): string {
  return message.split(" : ")[0]?.trim() ?? message;
}

function retryAfter(response: Response): number | undefined {
  const seconds = response.headers.get("Retry-After") ?? "";
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) : undefined;
}

function issuedAtMs(idToken: string): number {
  try {
    const claims = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString();
    return idTokenClaimsSchema.parse(JSON.parse(claims)).iat * 1000;
  } catch {
    // Not a token that we can read; it was handed to us just now.
    return Date.now();
  }
}

function tokensOf(answer: {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}): IdentityTokens {
  const { idToken, refreshToken, expiresIn } = answer;
  return {
    idToken,
    refreshToken,
    issuedAtMs: issuedAtMs(idToken),
    expiresAtMs: Date.now() + Number(expiresIn) * 1000,
  };
}

/** Accounts kept by a provider that speaks the Identity Toolkit's REST protocol. */
export function identityToolkit(options: IdentityToolkitOptions): IdentityProvider {
  const base = options.url.replace(/\/+$/, "");
  const key = `key=${encodeURIComponent(options.apiKey)}`;

  async function send<Schema extends z.ZodType>(
    { operation, url, body, type }: Call,
    schema: Schema,
  ): Promise<Answer<z.output<Schema>>> {
    const unavailable = (problem: object): IdentityRefusal => {
      logger().error({ operation, ...problem }, "the identity provider cannot be used");
      return { kind: "refused", reason: "unavailable" };
    };
    try {
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: { "Content-Type": type, Accept: "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(options.timeoutMs ?? 8_000),
      });
      const { status } = response;
      const answer: unknown = await response.json().catch((error: unknown) => {
        // Cut off or too late, it is a failure of the network; else it is not JSON.
        if (error instanceof SyntaxError) return undefined;
        throw error;
      });
      if (status >= 500) return unavailable({ status });
      if (response.ok) {
        const parsed = schema.safeParse(answer);
        if (parsed.success) return { kind: "ok", value: parsed.data };
        const paths = parsed.error.issues.map(({ path }) => path.join("."));
        return unavailable({ status, problem: "malformed answer", paths });
      }
      const refused = errorAnswerSchema.safeParse(answer);
      if (!refused.success) return unavailable({ status, problem: "malformed refusal" });
      const code = codeOf(refused.data.error.message);
      const reason = reasons[code];
      if (reason === "unavailable") return unavailable({ status, code });
      if (reason === "too-many-attempts")
        return { kind: "refused", reason, retryAfterSeconds: retryAfter(response) };
      if (reason) return { kind: "refused", reason };
      logger().warn({ operation, status, code }, "the identity provider refused");
      return { kind: "refused", reason: "unknown", code };
    } catch (error) {
      return unavailable({ err: error });
    }
  }

  function call<Schema extends z.ZodType>(operation: string, body: object, schema: Schema) {
    const url = `${base}/accounts:${operation}?${key}`;
    const sent = JSON.stringify({ ...body, returnSecureToken: true });
    return send({ operation, url, body: sent, type: "application/json" }, schema);
  }

  return {
    async signIn({ email, password }) {
      const tryWith = (tried: string) =>
        call("signInWithPassword", { email, password: tried }, signInAnswerSchema);
      const canonical = canonicalPassword(password);
      let answer = await tryWith(canonical);
      // The provider may keep one from before passwords had one form.
      if (canonical !== password && "reason" in answer && answer.reason === "invalid-credentials")
        answer = await tryWith(password);
      if (answer.kind === "refused") return answer;
      const { localId, email: known, displayName } = answer.value;
      return {
        kind: "signed-in",
        identity: {
          kind: "external",
          externalId: localId,
          email: known,
          displayName: displayName || null,
          tokens: tokensOf(answer.value),
        },
      };
    },

    async register({ email, displayName, ...typed }) {
      const password = canonicalPassword(typed.password);
      const answer = await call("signUp", { email, password }, signUpAnswerSchema);
      if (answer.kind === "refused") return answer;
      const { localId, email: known, idToken } = answer.value;
      let tokens = tokensOf(answer.value);
      const named = await call("update", { idToken, displayName }, updateAnswerSchema);
      if (named.kind === "ok") {
        const { idToken: newer, refreshToken, expiresIn } = named.value;
        if (newer && refreshToken && expiresIn)
          tokens = tokensOf({ idToken: newer, refreshToken, expiresIn });
      } else {
        // The account exists and works (SPEC C10); we know the name ourselves.
        logger().warn({ reason: named.reason }, "a new account could not be given its name");
      }
      return {
        kind: "signed-in",
        identity: { kind: "external", externalId: localId, email: known, displayName, tokens },
      };
    },

    async refresh(refreshToken) {
      const body = new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: refreshToken,
      }).toString();
      const answer = await send(
        {
          operation: "token",
          url: `${options.tokenUrl}?${key}`,
          body,
          type: "application/x-www-form-urlencoded",
        },
        refreshAnswerSchema,
      );
      if (answer.kind === "ok") {
        const { id_token: idToken, refresh_token, expires_in } = answer.value;
        const renewed = { idToken, refreshToken: refresh_token, expiresIn: expires_in };
        return { kind: "refreshed", tokens: tokensOf(renewed) };
      }
      const isRevoked =
        answer.reason === "account-disabled" ||
        (answer.reason === "unknown" && revoking.has(answer.code));
      return { kind: isRevoked ? "revoked" : "unavailable" };
    },
  };
}
