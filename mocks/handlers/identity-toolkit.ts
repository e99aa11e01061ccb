import { HttpResponse, http } from "msw";
import { brokenJson, json, late, never } from "../answers";

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

export const identityToolkitScenarios = [
  "ok",
  "slow",
  "timeout",
  "malformed",
  "notJson",
  "serverError",
  "offline",
  /** Accounts are made, but cannot be given a name. */
  "profileUpdateFails",
  /** As `tooManyAttempts`, and it says for how long. */
  "rateLimited",
  ...(Object.keys(refusals) as Refusal[]),
] as const;

export type IdentityToolkitScenario = (typeof identityToolkitScenarios)[number];

interface Account {
  localId: string;
  email: string;
  password: string;
  displayName: string;
}

/** The provider's memory. Each set of handlers starts with its own, and with one account. */
function provider(now: () => number) {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, Account>();
  let issued = 0;

  function add(email: string, password: string, displayName = ""): Account {
    const account = { localId: `mock-${accounts.size + 1}`, email, password, displayName };
    accounts.set(email.toLowerCase(), account);
    return account;
  }
  add(mockPerson.email, mockPerson.password, mockPerson.displayName);

  /** Tokens in the form of the real ones, unsigned; each is another. */
  function tokens(account: Account) {
    const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");
    const iat = Math.floor(now() / 1000);
    issued += 1;
    const { localId: sub, email, displayName: name } = account;
    const claims = { sub, email, name, iat, exp: iat + 3600, jti: String(issued) };
    const idToken = `${encode({ alg: "none" })}.${encode(claims)}.mock`;
    const refreshToken = `mock-refresh-${account.localId}-${issued}`;
    sessions.set(idToken, account);
    sessions.set(refreshToken, account);
    return { idToken, refreshToken, expiresIn: "3600" };
  }

  return { accounts, sessions, add, tokens };
}

/** The account that is there from the start. */
export const mockPerson = {
  email: "mary@example.com",
  password: "correct horse",
  displayName: "Mary Ann Lee",
} as const;

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

function providerHandlers(now: () => number, { namesFail = false } = {}) {
  const { accounts, sessions, add, tokens } = provider(now);
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

/** @param now the time that tokens are issued at, in ms since 1970. */
export function identityToolkit(scenario: IdentityToolkitScenario = "ok", now = Date.now) {
  switch (scenario) {
    case "ok":
      return providerHandlers(now);
    case "profileUpdateFails":
      return providerHandlers(now, { namesFail: true });
    case "slow":
      return [
        // Not answering here lets the provider's own handlers do it, later.
        http.post(/\/(accounts:\w+|v1\/token)$/, () => late(() => undefined)),
        ...providerHandlers(now),
      ];
    case "timeout":
      return always(never);
    case "malformed":
      return always(() => json({ kind: "something else", idToken: 42 }));
    case "notJson":
      return always(brokenJson);
    case "serverError":
      return always(() => refusal("backendError", 503));
    case "offline":
      return always(() => HttpResponse.error());
    case "rateLimited":
      return always(() => refusal(refusals.tooManyAttempts.message, 400, { "Retry-After": "90" }));
    case "badApiKey":
      return always(() => refusal(refusals.badApiKey.message, 400));
    default:
      return always(() => refusal(refusals[scenario].message));
  }
}
