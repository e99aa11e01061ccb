import { getResponse, HttpResponse, http } from "msw";
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
  credentialTooOld: { message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" },
  invalidNewEmail: { message: "INVALID_NEW_EMAIL" },
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
  /** It does what is asked, and its answer is lost; signing in works. */
  "answerLost",
  /** Signing in works, and nothing else. */
  "onlySignIn",
  /** It says whether an address has an account, as projects without email enumeration protection do. */
  "tellsWhoIsThere",
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

/** The provider reads its requests strictly: a field that an operation does not have is an error. */
function strangeField(body: Record<string, unknown>, known: readonly string[]) {
  const strange = Object.keys(body).find((name) => !known.includes(name));
  return strange === undefined
    ? undefined
    : refusal(`Invalid JSON payload received. Unknown name "${strange}": Cannot find field.`);
}

/** sendOobCode, lookup and delete; `tells` whether an address has an account. */
function accountHandlers(
  { accounts, sessions, mail, remove, isThere }: Provider,
  { tells = false } = {},
) {
  const keyed = (request: Request) => new URL(request.url).searchParams.get("key");
  const noKey = () => refusal("The request is missing a valid API key.", 403);
  const holder = (idToken: unknown) => {
    const account = sessions.get(text(idToken));
    if (!account) return { problem: refusal("INVALID_ID_TOKEN") };
    return isThere(account) ? { account } : { problem: refusal("USER_NOT_FOUND") };
  };
  const sent = (email: string) => json({ kind: kind("GetOobConfirmationCode"), email });

  return [
    http.post(operation("sendOobCode"), async ({ request }) => {
      if (!keyed(request)) return noKey();
      const body = await bodyOf(request);
      const strange = strangeField(body, ["requestType", "email", "idToken", "newEmail"]);
      if (strange) return strange;
      if (body.requestType === "PASSWORD_RESET") {
        const email = text(body.email);
        if (!email) return refusal("MISSING_EMAIL");
        const account = accounts.get(email.toLowerCase());
        if (!account) return tells ? refusal("EMAIL_NOT_FOUND") : sent(email);
        mail("PASSWORD_RESET", account);
        return sent(account.email);
      }
      const { account, problem } = holder(body.idToken);
      if (problem) return problem;
      if (body.requestType === "VERIFY_EMAIL") {
        mail("VERIFY_EMAIL", account);
        return sent(account.email);
      }
      if (body.requestType !== "VERIFY_AND_CHANGE_EMAIL") return refusal("MISSING_REQ_TYPE");
      const newEmail = text(body.newEmail);
      if (!newEmail) return refusal("MISSING_NEW_EMAIL");
      if (!newEmail.includes("@")) return refusal("INVALID_NEW_EMAIL");
      if (accounts.has(newEmail.toLowerCase()))
        return tells ? refusal("EMAIL_EXISTS") : sent(account.email);
      mail("VERIFY_AND_CHANGE_EMAIL", account, newEmail);
      return sent(account.email);
    }),

    http.post(operation("lookup"), async ({ request }) => {
      if (!keyed(request)) return noKey();
      const body = await bodyOf(request);
      const strange = strangeField(body, ["idToken"]);
      if (strange) return strange;
      const { account, problem } = holder(body.idToken);
      if (problem) return problem;
      const { localId, email, emailVerified, displayName } = account;
      const user = { localId, email, displayName, ...(emailVerified ? { emailVerified } : {}) };
      return json({ kind: kind("GetAccountInfo"), users: [user] });
    }),

    http.post(operation("delete"), async ({ request }) => {
      if (!keyed(request)) return noKey();
      const body = await bodyOf(request);
      const strange = strangeField(body, ["idToken"]);
      if (strange) return strange;
      const { account, problem } = holder(body.idToken);
      if (problem) return problem;
      remove(account);
      return json({ kind: kind("DeleteAccount") });
    }),
  ];
}

function providerHandlers(provider: Provider, { namesFail = false, tells = false } = {}) {
  const { accounts, sessions, add, tokens, endSessions, isThere } = provider;
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
      const { idToken, displayName, password } = await bodyOf(request);
      const account = sessions.get(text(idToken));
      if (!account) return refusal("INVALID_ID_TOKEN");
      if (!isThere(account)) return refusal("USER_NOT_FOUND");
      if (displayName !== undefined) account.displayName = text(displayName);
      if (password !== undefined) {
        if (text(password).length < 6) return refusal(refusals.weakPassword.message);
        account.password = text(password);
        endSessions(account);
      }
      const { localId, email } = account;
      const answer = { localId, email, displayName: account.displayName, ...tokens(account) };
      return json({ kind: kind("SetAccountInfo"), ...answer });
    }),

    http.post(tokenService, async ({ request }) => {
      if (!keyed(request)) return noKey();
      const form = new URLSearchParams(await request.text());
      if (form.get("grant_type") !== "refresh_token") return refusal("INVALID_GRANT_TYPE");
      const account = sessions.get(form.get("refresh_token") ?? "");
      if (!account) return refusal("TOKEN_EXPIRED");
      if (!isThere(account)) return refusal("USER_NOT_FOUND");
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

    ...accountHandlers(provider, { tells }),
  ];
}

/** What is neither signing in nor renewing a token. */
const elseOperations = /\/accounts:(?!signInWithPassword)\w+$/;

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
    case "tellsWhoIsThere":
      return providerHandlers(provider, { tells: true });
    case "onlySignIn":
      return [
        http.post(elseOperations, () => refusal("backendError", 503)),
        ...providerHandlers(provider),
      ];
    case "answerLost":
      return [
        http.post(elseOperations, async ({ request }) => {
          await getResponse(providerHandlers(provider), request);
          return HttpResponse.error();
        }),
        ...providerHandlers(provider),
      ];
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
