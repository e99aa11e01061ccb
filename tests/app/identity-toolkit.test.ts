import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { IdentityTokens } from "~/accounts/identity";
import { identityToolkit } from "~/accounts/identity-toolkit.server";
import { mockSettings } from "../../mocks/addresses";
import { mockPerson } from "../../mocks/identity-accounts";
import { handlersFor, type Scenarios } from "../../mocks/services";
import { refuseUnhandled } from "../../mocks/unhandled";
import { withSettings } from "../support/settings";

withSettings();

const world = mockSettings("https://mock.example");
const provider = identityToolkit({
  url: world.IDENTITY_TOOLKIT_URL,
  tokenUrl: world.IDENTITY_TOOLKIT_TOKEN_URL,
  apiKey: "a key/with signs",
  timeoutMs: 100,
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: refuseUnhandled }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const play = (identityToolkit: Scenarios["identityToolkit"]) =>
  server.use(...handlersFor({ identityToolkit }));

const { email, password } = mockPerson;
const newcomer = { email: "new@example.com", password: "long enough", displayName: "New Person" };

/** The identity of an outcome that must be a success. */
async function external(outcome: ReturnType<typeof provider.signIn>) {
  const { identity } = (await outcome) as Extract<Awaited<typeof outcome>, { kind: "signed-in" }>;
  if (identity?.kind !== "external") throw new Error("not signed in");
  return identity;
}

describe("the identity provider", () => {
  it("signs in", async () => {
    play("success");
    const identity = await external(provider.signIn({ email, password }));
    expect(identity).toMatchObject({ externalId: "mock-1", email, displayName: "Mary Ann Lee" });
    const { issuedAtMs, expiresAtMs } = identity.tokens;
    expect(Math.abs(Date.now() - issuedAtMs)).toBeLessThan(5_000);
    expect(Math.abs(expiresAtMs - issuedAtMs - 3_600_000)).toBeLessThan(5_000);
  });

  it("makes an account and gives it its name", async () => {
    play("success");
    const made = await external(provider.register(newcomer));
    expect(made).toMatchObject({ email: newcomer.email, displayName: "New Person" });
    const claims = JSON.parse(atob(made.tokens.idToken.split(".")[1] ?? "")) as { name: string };
    expect(claims.name).toBe("New Person");
    const again = await external(provider.signIn(newcomer));
    expect(again).toMatchObject({ externalId: made.externalId, displayName: "New Person" });
  });

  it("is given a password in its one form, and as typed where it may keep it so", async () => {
    play("success");
    const decomposed = "Größe-42!".normalize("NFD");
    const made = await external(
      provider.register({ ...newcomer, email: "nfc@example.com", password: decomposed }),
    );
    const typed = ["Größe-42!".normalize("NFC"), decomposed];
    for (const each of typed) {
      const signedIn = await external(
        provider.signIn({ email: "nfc@example.com", password: each }),
      );
      expect(signedIn.externalId).toBe(made.externalId);
    }
    const tried: unknown[] = [];
    server.use(
      http.post("*/accounts:signInWithPassword", async ({ request }) => {
        tried.push(((await request.json()) as { password: string }).password);
        const error = { code: 400, message: "INVALID_LOGIN_CREDENTIALS" };
        return HttpResponse.json({ error }, { status: 400 });
      }),
    );
    await provider.signIn({ email: "nfc@example.com", password: decomposed });
    expect(tried).toEqual(typed);
  });

  it("keeps the account when it cannot be given its name", async () => {
    play("profileUpdateFails");
    const made = await external(provider.register(newcomer));
    expect(made).toMatchObject({ email: newcomer.email, displayName: "New Person" });
    expect(made.tokens.idToken).not.toBe("");
    expect(await external(provider.signIn(newcomer))).toMatchObject({ displayName: null });
  });

  it("is asked as its protocol has it", async () => {
    const asked: { url: string; body: string; type: string | null }[] = [];
    server.use(
      http.post(/./, async ({ request }) => {
        asked.push({
          url: request.url,
          body: await request.clone().text(),
          type: request.headers.get("Content-Type"),
        });
      }),
      ...handlersFor({ identityToolkit: "success" }),
    );
    const { tokens } = await external(provider.register(newcomer));
    await provider.refresh?.(tokens.refreshToken);
    const base = "https://mock.example/__mock";
    expect(asked.map(({ url }) => url)).toEqual([
      `${base}/identity/v1/accounts:signUp?key=a%20key%2Fwith%20signs`,
      `${base}/identity/v1/accounts:update?key=a%20key%2Fwith%20signs`,
      `${base}/token/v1/token?key=a%20key%2Fwith%20signs`,
    ]);
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      email: newcomer.email,
      password: newcomer.password,
      returnSecureToken: true,
    });
    expect(JSON.parse(asked[1]?.body ?? "")).toMatchObject({
      displayName: "New Person",
      returnSecureToken: true,
    });
    expect(asked[2]).toMatchObject({ type: "application/x-www-form-urlencoded" });
    expect(asked[2]?.body).toMatch(/^grant_type=refresh_token&refresh_token=mock-refresh-/);
  });
});

describe("a refusal of the identity provider", () => {
  const meanings = [
    ["emailNotFound", { reason: "invalid-credentials" }],
    ["invalidPassword", { reason: "invalid-credentials" }],
    ["invalidLoginCredentials", { reason: "invalid-credentials" }],
    ["invalidEmail", { reason: "invalid-credentials" }],
    ["emailExists", { reason: "email-taken" }],
    ["weakPassword", { reason: "weak-password" }],
    ["passwordRules", { reason: "weak-password" }],
    ["userDisabled", { reason: "account-disabled" }],
    ["tooManyAttempts", { reason: "too-many-attempts", retryAfterSeconds: undefined }],
    ["rateLimited", { reason: "too-many-attempts", retryAfterSeconds: 90 }],
    ["operationNotAllowed", { reason: "unknown", code: "OPERATION_NOT_ALLOWED" }],
    ["badApiKey", { reason: "unknown", code: "API key not valid. Please pass a valid API key." }],
    ["tokenExpired", { reason: "unknown", code: "TOKEN_EXPIRED" }],
    ["userNotFound", { reason: "unknown", code: "USER_NOT_FOUND" }],
    ["invalidRefreshToken", { reason: "unknown", code: "INVALID_REFRESH_TOKEN" }],
    ["quotaExceeded", { reason: "unavailable" }],
    ["error", { reason: "unavailable" }],
    ["malformed", { reason: "unavailable" }],
    ["notJson", { reason: "unavailable" }],
    ["offline", { reason: "unavailable" }],
    ["loading", { reason: "unavailable" }],
    ["slow", { reason: "unavailable" }],
  ] as const satisfies [Scenarios["identityToolkit"], object][];

  it.each(meanings)("%s means the same on login and registration", async (scenario, meaning) => {
    play(scenario);
    const refused = { kind: "refused", ...meaning };
    expect(await provider.signIn({ email, password })).toEqual(refused);
    expect(await provider.register(newcomer)).toEqual(refused);
  });

  it.each([
    ["a refusal without a code", () => HttpResponse.json({ error: "no" }, { status: 400 })],
    ["a refusal that is no JSON", () => new HttpResponse("<html>", { status: 403 })],
    ["a redirect", () => HttpResponse.redirect("https://evil.example/", 307)],
    ["an empty answer", () => new HttpResponse(null, { status: 200 })],
    ["half a session", () => HttpResponse.json({ localId: "x", email: "a@b.co" })],
    ["a null", () => HttpResponse.json(null)],
  ])("%s counts as no answer", async (_what, answer) => {
    server.use(http.post(/accounts/, answer));
    expect(await provider.signIn({ email, password })).toEqual({
      kind: "refused",
      reason: "unavailable",
    });
  });

  it("is understood with a detail behind its code", async () => {
    const message = "INVALID_PASSWORD : The password is invalid : really";
    server.use(
      http.post(/accounts/, () =>
        HttpResponse.json({ error: { code: 400, message } }, { status: 400 }),
      ),
    );
    expect(await provider.signIn({ email, password })).toEqual({
      kind: "refused",
      reason: "invalid-credentials",
    });
  });
});

describe("fresh tokens", () => {
  const tokens = async (): Promise<IdentityTokens> => {
    play("success");
    return (await external(provider.signIn({ email, password }))).tokens;
  };

  it("are handed out for a refresh token", async () => {
    const { refreshToken, idToken } = await tokens();
    const outcome = await provider.refresh?.(refreshToken);
    expect(outcome).toMatchObject({ kind: "refreshed" });
    if (outcome?.kind === "refreshed") expect(outcome.tokens.idToken).not.toBe(idToken);
  });

  it.each(["tokenExpired", "userDisabled", "userNotFound", "invalidRefreshToken"] as const)(
    "are refused for good: %s",
    async (scenario) => {
      play(scenario);
      expect(await provider.refresh?.("x")).toEqual({ kind: "revoked" });
    },
  );

  it.each([
    "error",
    "offline",
    "loading",
    "malformed",
    "notJson",
    "quotaExceeded",
    "badApiKey",
  ] as const)("may come later: %s", async (scenario) => {
    play(scenario);
    expect(await provider.refresh?.("x")).toEqual({ kind: "unavailable" });
  });
});

describe("what the provider does with an account", () => {
  const manage = provider.manage;
  if (!manage) throw new Error("It keeps accounts.");
  const signedIn = async () => (await external(provider.signIn({ email, password }))).tokens;
  const verbs = {
    reset: () => manage.mailPasswordReset(email),
    verify: (idToken: string) => manage.mailVerification(idToken),
    read: (idToken: string) => manage.readEmail(idToken),
    email: (idToken: string) => manage.mailEmailChange({ idToken, email: "new@example.com" }),
    password: (idToken: string) => manage.changePassword({ idToken, password: "another one" }),
    delete: (idToken: string) => manage.deleteAccount(idToken),
  };
  type Verb = keyof typeof verbs;

  it("is asked as its protocol has it, with no field that an operation does not have", async () => {
    const asked: unknown[] = [];
    server.use(
      http.post(/./, async ({ request }) => {
        const body = (await request.clone().json()) as object;
        asked.push([new URL(request.url).pathname.split("accounts:")[1], body]);
      }),
      ...handlersFor({ identityToolkit: "success" }),
    );
    const { idToken } = await signedIn();
    const read = await manage.readEmail(idToken);
    expect(read).toEqual({ kind: "read", email, isVerified: false });
    for (const verb of ["reset", "verify", "email"] as const)
      expect(await verbs[verb](idToken)).toEqual({ kind: "done" });
    const changed = await verbs.password(idToken);
    if (changed.kind !== "changed" || !changed.tokens) throw new Error("no tokens");
    const newer = changed.tokens.idToken;
    expect(await verbs.delete(newer)).toEqual({ kind: "done" });
    expect(asked.slice(1)).toEqual([
      ["lookup", { idToken }],
      ["sendOobCode", { requestType: "PASSWORD_RESET", email }],
      ["sendOobCode", { requestType: "VERIFY_EMAIL", idToken }],
      [
        "sendOobCode",
        { requestType: "VERIFY_AND_CHANGE_EMAIL", idToken, newEmail: "new@example.com" },
      ],
      ["update", { idToken, password: "another one", returnSecureToken: true }],
      ["delete", { idToken: newer }],
    ]);
  });

  it.each([
    "error",
    "offline",
    "loading",
    "slow",
    "malformed",
    "notJson",
    "quotaExceeded",
  ] as const)("is not known to be done: %s", async (scenario) => {
    play(scenario);
    for (const verb of Object.keys(verbs) as Verb[])
      expect([verb, await verbs[verb]("id")]).toEqual([
        verb,
        { kind: "refused", reason: "unavailable" },
      ]);
  });

  it.each([
    ["emailNotFound", "reset", { kind: "done" }],
    ["userDisabled", "reset", { kind: "done" }],
    ["emailExists", "email", { kind: "done" }],
    ["invalidNewEmail", "email", { kind: "no-mail-address" }],
    ["userNotFound", "delete", { kind: "done" }],
    ["tokenExpired", "delete", { kind: "refused", reason: "unknown", code: "TOKEN_EXPIRED" }],
    ["credentialTooOld", "delete", { kind: "refused", reason: "unknown" }],
    ["weakPassword", "password", { kind: "refused", reason: "weak-password" }],
    ["rateLimited", "reset", { kind: "refused", reason: "too-many-attempts" }],
  ] as const satisfies [Scenarios["identityToolkit"], Verb, object][])(
    "means by %s at %s what it means to us",
    async (scenario, verb, meaning) => {
      play(scenario);
      expect(await verbs[verb]("id")).toMatchObject(meaning);
    },
  );

  it("is deleted once and says so twice", async () => {
    play("success");
    const { idToken } = await signedIn();
    expect([await verbs.delete(idToken), await verbs.delete(idToken)]).toEqual([
      { kind: "done" },
      { kind: "done" },
    ]);
    expect(await provider.signIn({ email, password })).toMatchObject({ kind: "refused" });
  });

  it("is set a password in its one form", async () => {
    play("success");
    const { idToken } = await signedIn();
    await manage.changePassword({ idToken, password: "Größe-42!".normalize("NFD") });
    const again = await provider.signIn({ email, password: "Größe-42!".normalize("NFC") });
    expect(again.kind).toBe("signed-in");
  });
});
