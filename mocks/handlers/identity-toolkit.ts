import { HttpResponse, http } from "msw";
import { brokenJson, json, late, never } from "../answers";
import type { Provider } from "../identity-accounts";
import type { MockedService } from "../service";

/*
 * The identity provider: accounts kept in memory, in the Google Identity Toolkit's REST form.
 * https://cloud.google.com/identity-platform/docs/use-rest-api
 */

/** What the provider refuses with, by scenario; a detail follows ` : ` as it does there. */
const refusals = {
  emailNotFound: { message: "EMAIL_NOT_FOUND" },
  invalidPassword: { message: "INVALID_PASSWORD" },
  invalidLoginCredentials: { message: "INVALID_LOGIN_CREDENTIALS" },
  invalidEmail: { message: "INVALID_EMAIL" },
  emailExists: { message: "EMAIL_EXISTS" },
  tooManyAttempts: {
    message:
      "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.",
  },
  userDisabled: { message: "USER_DISABLED" },
  weakPassword: { message: "WEAK_PASSWORD : Password should be at least 6 characters" },
  operationNotAllowed: { message: "OPERATION_NOT_ALLOWED : Password sign-in is disabled." },
  passwordRules: { message: "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing requirements" },
  quotaExceeded: { message: "QUOTA_EXCEEDED : Exceeded quota for verifying passwords." },
  badApiKey: { message: "API key not valid. Please pass a valid API key." },
  tokenExpired: { message: "TOKEN_EXPIRED" },
  userNotFound: { message: "USER_NOT_FOUND" },
  invalidRefreshToken: { message: "INVALID_REFRESH_TOKEN" },
} as const;

type Refusal = keyof typeof refusals;

const scenarios = [
  "success",
  "loading",
  "slow",
  "error",
  "offline",
  "malformed",
  "notJson",
  /** Accounts are made, but cannot be given a name. */
  "profileUpdateFails",
  /** As `tooManyAttempts`, and it says for how long. */
  "rateLimited",
  ...(Object.keys(refusals) as Refusal[]),
] as const;

type Scenario = (typeof scenarios)[number];

const kind = (name: string) => `identitytoolkit#${name}Response`;

/** The provider's form of an error. */
function refusal(message: string, status = 400, headers: Record<string, string> = {}) {
  const error = {
    code: status,
    message,
    errors: [{ message, domain: "global", reason: "invalid" }],
  };
  return json({ error }, { status, headers });
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => ({}));
  return typeof body === "object" && body ? { ...body } : {};
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Colons are parameters to MSW's paths, so its addresses are matched by expressions. */
const operation = (name: string) => new RegExp(`/accounts:${name}$`);
const tokenService = /\/v1\/token$/;

function providerHandlers(
  { accounts, sessions, add, tokens }: Provider,
  { namesFail = false } = {},
) {
  const keyed = (request: Request) => new URL(request.url).searchParams.get("key");
  const noKey = () => refusal("The request is missing a valid API key.", 403);

  return [
    http.post(operation("signInWithPassword"), async ({ request }) => {
      if (!keyed(request)) return noKey();
      const { email, password } = await bodyOf(request);
      if (!text(email).includes("@")) return refusal("INVALID_EMAIL");
      if (!text(password)) return refusal("MISSING_PASSWORD");
      const account = accounts.get(text(email).toLowerCase());
      // As the provider does it with email enumeration protection, which is its default.
      if (!account || account.password !== password) return refusal("INVALID_LOGIN_CREDENTIALS");
      const { localId, email: known, displayName } = account;
      const answer = { localId, email: known, displayName, registered: true, ...tokens(account) };
      return json({ kind: kind("VerifyPassword"), ...answer });
    }),

    http.post(operation("signUp"), async ({ request }) => {
      if (!keyed(request)) return noKey();
      const { email, password } = await bodyOf(request);
      if (!text(email).includes("@")) return refusal("INVALID_EMAIL");
      if (text(password).length < 6) return refusal(refusals.weakPassword.message);
      if (accounts.has(text(email).toLowerCase())) return refusal("EMAIL_EXISTS");
      const account = add(text(email), text(password));
      const { localId, email: known } = account;
      return json({ kind: kind("SignupNewUser"), localId, email: known, ...tokens(account) });
    }),

    http.post(operation("update"), async ({ request }) => {
      if (!keyed(request)) return noKey();
      if (namesFail) return refusal("backendError", 503);
      const { idToken, displayName } = await bodyOf(request);
      const account = sessions.get(text(idToken));
      if (!account) return refusal("INVALID_ID_TOKEN");
      account.displayName = text(displayName);
      const { localId, email } = account;
      const answer = { localId, email, displayName: account.displayName, ...tokens(account) };
      return json({ kind: kind("SetAccountInfo"), ...answer });
    }),

    http.post(tokenService, async ({ request }) => {
      if (!keyed(request)) return noKey();
      const form = new URLSearchParams(await request.text());
      if (form.get("grant_type") !== "refresh_token") return refusal("INVALID_GRANT_TYPE");
      const account = sessions.get(form.get("refresh_token") ?? "");
      if (!account) return refusal("INVALID_REFRESH_TOKEN");
      const { idToken, refreshToken, expiresIn } = tokens(account);
      return json({
        access_token: idToken,
        expires_in: expiresIn,
        token_type: "Bearer",
        refresh_token: refreshToken,
        id_token: idToken,
        user_id: account.localId,
        project_id: "mock",
      });
    }),
  ];
}

/** The same answer to whatever is asked. */
function always(answer: () => Response | Promise<Response>) {
  return [http.post(/\/accounts:\w+$/, answer), http.post(tokenService, answer)];
}

function handlersOf(scenario: Scenario, provider: Provider) {
  switch (scenario) {
    case "success":
      return providerHandlers(provider);
    case "profileUpdateFails":
      return providerHandlers(provider, { namesFail: true });
    case "slow":
      return [
        // Not answering here lets the provider's own handlers do it, later.
        http.post(/\/(accounts:\w+|v1\/token)$/, () => late(() => undefined)),
        ...providerHandlers(provider),
      ];
    case "loading":
      return always(never);
    case "malformed":
      return always(() => json({ kind: "something else", idToken: 42 }));
    case "notJson":
      return always(brokenJson);
    case "error":
      return always(() => refusal("backendError", 503));
    case "offline":
      return always(() => HttpResponse.error());
    case "rateLimited":
      return always(() => refusal(refusals.tooManyAttempts.message, 400, { "Retry-After": "90" }));
    default:
      return always(() => refusal(refusals[scenario].message));
  }
}

export const identityToolkit: MockedService<Scenario> = {
  title: "Identity provider",
  requests: ["POST */accounts*", "POST */v1/token"],
  isOurs: false,
  unseen: "the site's server asks it",
  scenarios,
  handlers: (scenario, { provider }) => handlersOf(scenario, provider),
};
