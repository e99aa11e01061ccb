import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { credentialsAction } from "~/accounts/credentials-action.server";
import { currentIdToken, tokenExtras } from "~/accounts/id-token.server";
import type { IdentityProvider, RefreshOutcome } from "~/accounts/identity";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { currentAccount, readSession, startSession } from "~/platform/auth/session.server";
import { account } from "~/platform/db/schema.server";
import { mockSettings } from "../../mocks/addresses";
import { mockPerson } from "../../mocks/identity-accounts";
import { startMocks } from "../../mocks/node";
import { useDatabase } from "../support/database";

const own = useDatabase({ seed: false, env: mockSettings("https://mock.example") });

const minute = 60_000;
let accountId = "";
beforeEach(async () => {
  await own.db.execute(sql`delete from account`);
  const [row] = await own.db
    .insert(account)
    .values({ email: "ada@example.com", displayName: "Ada", externalId: "ext-1" })
    .returning({ id: account.id });
  accountId = row?.id ?? "";
});
afterEach(() => vi.useRealTimers());

const visit = (cookie = "") =>
  new Request("http://localhost:3000/", { headers: { Cookie: cookie } });

const tokensAt = (now: number, idToken = "id-1") => ({
  idToken,
  refreshToken: `refresh-of-${idToken}`,
  issuedAtMs: now,
  expiresAtMs: now + 60 * minute,
});

async function signIn() {
  const extras = tokenExtras(tokensAt(Date.now()));
  return (await startSession(visit(), { accountId, extras })).split(";")[0] ?? "";
}

function later(ms: number) {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + ms);
}

function answering(outcome: RefreshOutcome) {
  const refresh = vi.fn<NonNullable<IdentityProvider["refresh"]>>(() => Promise.resolve(outcome));
  const identity = { refresh } as unknown as IdentityProvider;
  return { refresh, identity };
}

describe("the ID token of a session", () => {
  it("is kept sealed, so that the table does not give it away", async () => {
    const cookie = await signIn();
    const { rows } = await own.db.execute(sql`select data::text from session`);
    expect(String(rows[0]?.data)).not.toMatch(/id-1|refresh/);
    expect(await currentIdToken(visit(cookie))).toMatchObject({ idToken: "id-1" });
  });

  it("is none for a visitor, nor for an account of our own", async () => {
    expect(await currentIdToken(visit())).toBeNull();
    const cookie = await startSession(visit(), { accountId, extras: tokenExtras(null) });
    expect(await currentIdToken(visit(cookie.split(";")[0]))).toBeNull();
  });

  it("is renewed shortly before it expires, and then kept", async () => {
    const cookie = await signIn();
    later(58 * minute);
    const { refresh, identity } = answering({
      kind: "refreshed",
      tokens: tokensAt(Date.now(), "id-2"),
    });
    expect(await currentIdToken(visit(cookie), identity)).toMatchObject({ idToken: "id-1" });
    expect(refresh).not.toHaveBeenCalled();
    later(90_000);
    for (let visits = 0; visits < 2; visits++)
      expect(await currentIdToken(visit(cookie), identity)).toMatchObject({ idToken: "id-2" });
    expect(refresh.mock.calls).toEqual([["refresh-of-id-1"]]);
  });

  it("ends the session when the provider no longer knows the account", async () => {
    const cookie = await signIn();
    later(60 * minute);
    const { identity } = answering({ kind: "revoked" });
    const request = visit(cookie);
    expect(await currentAccount(request)).not.toBeNull();
    expect(await currentIdToken(request, identity)).toBeNull();
    expect((await readSession(request)).account).toBeNull();
    expect((await readSession(request)).cookie).toMatch(/^partlane=;/);
    expect(await currentAccount(visit(cookie))).toBeNull();
  });

  it("waits for a provider that does not answer, and leaves the session alone", async () => {
    const cookie = await signIn();
    later(60 * minute);
    const down = answering({ kind: "unavailable" });
    for (let visits = 0; visits < 3; visits++)
      expect(await currentIdToken(visit(cookie), down.identity)).toBeNull();
    expect(down.refresh).toHaveBeenCalledOnce();
    expect(await currentAccount(visit(cookie))).not.toBeNull();
    later(5 * minute);
    const up = answering({ kind: "refreshed", tokens: tokensAt(Date.now(), "id-2") });
    expect(await currentIdToken(visit(cookie), up.identity)).toMatchObject({ idToken: "id-2" });
  });
});

describe("signing in at the outside provider", () => {
  const origin = "http://localhost:3000";
  const submit = (mode: "login" | "register", fields: Record<string, string>) =>
    credentialsAction(
      mode,
      new Request(`${origin}/${mode}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: origin },
      }),
    );
  const { email, password } = mockPerson;
  const cookieOf = (outcome: Awaited<ReturnType<typeof submit>>) =>
    (outcome instanceof Response ? outcome.headers.getSetCookie()[0]?.split(";")[0] : "") ?? "";

  it("works from form to token", async () => {
    const mocks = startMocks({ identityToolkit: "success" });
    try {
      const cookie = cookieOf(await submit("login", { email, password }));
      expect(await currentAccount(visit(cookie))).toMatchObject({
        email,
        displayName: "Mary Ann Lee",
      });
      const token = await currentIdToken(visit(cookie));
      expect(token?.idToken.split(".")).toHaveLength(3);
      expect(Math.abs(Date.now() - (token?.issuedAtMs ?? 0))).toBeLessThan(5_000);

      const newcomer = { firstName: "New", lastName: "Person", email: "new@example.com" };
      const both = { password: "long enough", confirmPassword: "long enough" };
      const made = cookieOf(await submit("register", { ...newcomer, ...both }));
      expect(await currentAccount(visit(made))).toMatchObject({ displayName: "New Person" });

      const wrong = await submit("login", { email, password: "wrong horse" });
      expect(wrong).toMatchObject({
        init: { status: 400 },
        data: { message: "Invalid email or password." },
      });
    } finally {
      mocks.close();
    }
  });

  it("fails in words when the provider is away", async () => {
    const mocks = startMocks({ identityToolkit: "offline" });
    try {
      expect(await submit("login", { email, password })).toMatchObject({
        init: { status: 503 },
        data: { kind: "refused", message: "An unknown error occurred.", errors: {} },
      });
    } finally {
      mocks.close();
    }
  });
});

describe("a sealed value", () => {
  it("is told to whoever has the secret, unchanged", () => {
    const sealed = encrypt({ a: ["ü", 1] });
    expect(decrypt(sealed)).toEqual({ a: ["ü", 1] });
    expect(encrypt(1)).not.toBe(encrypt(1));
  });

  it("is told to nobody when it was changed", () => {
    const sealed = encrypt("secret");
    const bytes = Buffer.from(sealed, "base64url");
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(decrypt(changed.toString("base64url"))).toBeUndefined();
    }
    for (const nothing of [undefined, null, 7, "", "x"]) expect(decrypt(nothing)).toBeUndefined();
  });
});
