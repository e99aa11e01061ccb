import { logger } from "~/platform/log/logger.server";
import type { IdentityProvider } from "./identity";
import {
  signInAnswerSchema,
  signUpAnswerSchema,
  updateAnswerSchema,
} from "./identity-toolkit.schema";
import {
  claimsOf,
  type IdentityToolkitOptions,
  identityToolkitCalls,
  newTokensOf,
  tokensOf,
} from "./identity-toolkit-calls.server";
import { identityToolkitManagement } from "./identity-toolkit-management.server";
import { canonicalPassword } from "./password-rules";

/** The codes after which a session must not go on. */
const revoking = new Set([
  "TOKEN_EXPIRED",
  "USER_DISABLED",
  "USER_NOT_FOUND",
  "INVALID_REFRESH_TOKEN",
]);

/** Accounts kept by a provider that speaks the Identity Toolkit's REST protocol. */
export function identityToolkit(options: IdentityToolkitOptions): IdentityProvider {
  const calls = identityToolkitCalls(options);

  return {
    manage: identityToolkitManagement(calls),

    async signIn({ email, password }) {
      const tryWith = (tried: string) =>
        calls.callForTokens("signInWithPassword", { email, password: tried }, signInAnswerSchema);
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
          isEmailVerified: claimsOf(answer.value.idToken)?.email_verified ?? false,
          displayName: displayName || null,
          tokens: tokensOf(answer.value),
        },
      };
    },

    async register({ email, displayName, ...typed }) {
      const password = canonicalPassword(typed.password);
      const answer = await calls.callForTokens("signUp", { email, password }, signUpAnswerSchema);
      if (answer.kind === "refused") return answer;
      const { localId, email: known, idToken } = answer.value;
      let tokens = tokensOf(answer.value);
      const named = await calls.callForTokens(
        "update",
        { idToken, displayName },
        updateAnswerSchema,
      );
      if (named.kind === "ok") {
        tokens = newTokensOf(named.value) ?? tokens;
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
      const answer = await calls.refresh(refreshToken);
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
