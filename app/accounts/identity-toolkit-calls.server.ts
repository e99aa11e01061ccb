import type * as z from "zod";
import { logger } from "~/platform/log/logger.server";
import type { IdentityRefusal, IdentityTokens } from "./identity";
import {
  errorAnswerSchema,
  idTokenClaimsSchema,
  refreshAnswerSchema,
  type updateAnswerSchema,
} from "./identity-toolkit.schema";

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

/** What an ID token says, which was handed to us just now; undefined when it is none that we can read. */
export function claimsOf(idToken: string): z.output<typeof idTokenClaimsSchema> | undefined {
  try {
    const claims = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString();
    return idTokenClaimsSchema.parse(JSON.parse(claims));
  } catch {
    // No token, or with other claims than we need: for the caller that is the same.
    return undefined;
  }
}

export function tokensOf(answer: {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}): IdentityTokens {
  const { idToken, refreshToken, expiresIn } = answer;
  const claims = claimsOf(idToken);
  return {
    idToken,
    refreshToken,
    issuedAtMs: claims ? claims.iat * 1000 : Date.now(),
    expiresAtMs: Date.now() + Number(expiresIn) * 1000,
  };
}

/** The tokens of an answer that has them only when something in them changed. */
export function newTokensOf({
  idToken,
  refreshToken,
  expiresIn,
}: z.output<typeof updateAnswerSchema>): IdentityTokens | null {
  return idToken && refreshToken && expiresIn
    ? tokensOf({ idToken, refreshToken, expiresIn })
    : null;
}

/** Asks a provider by its REST protocol; each answer is checked, and each refusal put in our words. */
export function identityToolkitCalls(options: IdentityToolkitOptions) {
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

  /** The provider refuses fields that an operation does not have. */
  function call<Schema extends z.ZodType>(operation: string, body: object, schema: Schema) {
    const url = `${base}/accounts:${operation}?${key}`;
    const sent = JSON.stringify(body);
    return send({ operation, url, body: sent, type: "application/json" }, schema);
  }

  /** An operation that answers with tokens. */
  const callForTokens = <Schema extends z.ZodType>(
    operation: string,
    body: object,
    schema: Schema,
  ) => call(operation, { ...body, returnSecureToken: true }, schema);

  const refresh = (refreshToken: string) =>
    send(
      {
        operation: "token",
        url: `${options.tokenUrl}?${key}`,
        body: new URLSearchParams({
          grant_type: "refresh_token",
          refresh_token: refreshToken,
        }).toString(),
        type: "application/x-www-form-urlencoded",
      },
      refreshAnswerSchema,
    );

  return { call, callForTokens, refresh };
}

export type IdentityToolkitCalls = ReturnType<typeof identityToolkitCalls>;
