import type { CredentialsAnswer } from "~/accounts/credentials";
import { credentialsMessages as messages } from "~/accounts/credentials";
import { broken, brokenJson, json } from "../answers";
import { service } from "../service";

const answer = (said: CredentialsAnswer) => json(said);

const problem = (said: Partial<Extract<CredentialsAnswer, { kind: "refused" }>> = {}) =>
  answer({ kind: "refused", message: messages.unknown, errors: {}, values: {}, ...said });

/** What the site answers to the sign-in card (SPEC C6, C8). */
export const credentials = service({
  title: "Sign-in",
  requests: ["POST */login.data", "POST */register.data"],
  isOurs: true,
  answers: {
    success: ({ request }) => {
      const mode = request.url.includes("/register.data") ? "register" : "login";
      return answer({
        kind: "welcome",
        message: messages.welcome[mode],
        redirectTo: "/dashboard",
      });
    },
    wrongPassword: () =>
      problem({ message: messages.invalid, errors: { email: messages.invalid, password: "" } }),
    toldToWait: () =>
      problem({ notice: "Too many sign-in attempts. Try again in 12 minutes.", offersReset: true }),
    error: broken,
    notJson: brokenJson,
  },
});
