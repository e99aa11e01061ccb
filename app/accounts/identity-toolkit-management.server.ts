import type { AccountManagement, IdentityRefusal } from "./identity";
import {
  deleteAnswerSchema,
  lookupAnswerSchema,
  sentMailAnswerSchema,
  updateAnswerSchema,
} from "./identity-toolkit.schema";
import { type IdentityToolkitCalls, newTokensOf } from "./identity-toolkit-calls.server";
import { canonicalPassword } from "./password-rules";

/*
 * What is done with an account at the provider. The mails are its own, and so are the pages that their
 * links lead to: we never see the codes in them.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/sendOobCode
 */

const done = { kind: "done" } as const;

/** The provider's code for what has no reason in our words. */
const codeIn = (refusal: IdentityRefusal) =>
  refusal.reason === "unknown" ? refusal.code : undefined;

export function identityToolkitManagement({
  call,
  callForTokens,
}: IdentityToolkitCalls): AccountManagement {
  const mail = (requestType: string, body: object) =>
    call("sendOobCode", { requestType, ...body }, sentMailAnswerSchema);

  return {
    async mailPasswordReset(email) {
      const answer = await mail("PASSWORD_RESET", { email });
      if (answer.kind === "ok") return done;
      // No such account, or a disabled one. With email enumeration protection it does not say so itself.
      const isUnknownAccount =
        answer.reason === "invalid-credentials" || answer.reason === "account-disabled";
      return isUnknownAccount ? done : answer;
    },

    async mailVerification(idToken) {
      const answer = await mail("VERIFY_EMAIL", { idToken });
      return answer.kind === "ok" ? done : answer;
    },

    async readEmail(idToken) {
      const answer = await call("lookup", { idToken }, lookupAnswerSchema);
      if (answer.kind === "refused") return answer;
      const [user] = answer.value.users;
      if (!user) throw new Error("The answer was checked to hold a user.");
      return { kind: "read", email: user.email, isVerified: user.emailVerified };
    },

    async mailEmailChange({ idToken, email }) {
      const answer = await mail("VERIFY_AND_CHANGE_EMAIL", { idToken, newEmail: email });
      if (answer.kind === "ok" || answer.reason === "email-taken") return done;
      const isInvalidEmail =
        answer.reason === "invalid-credentials" || codeIn(answer) === "INVALID_NEW_EMAIL";
      return isInvalidEmail ? { kind: "no-mail-address" } : answer;
    },

    async changePassword({ idToken, ...typed }) {
      const password = canonicalPassword(typed.password);
      const answer = await callForTokens("update", { idToken, password }, updateAnswerSchema);
      if (answer.kind === "refused") return answer;
      return { kind: "changed", tokens: newTokensOf(answer.value) };
    },

    async deleteAccount(idToken) {
      const answer = await call("delete", { idToken }, deleteAnswerSchema);
      return answer.kind === "ok" || codeIn(answer) === "USER_NOT_FOUND" ? done : answer;
    },
  };
}
