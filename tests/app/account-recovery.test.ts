import { eq, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAccount } from "~/accounts/account-deletion.server";
import {
  consumeToken,
  issueToken,
  readToken,
  tokenLifetimesMs,
} from "~/accounts/account-tokens.server";
import { accountLimits, registerAccount, signInWithPassword } from "~/accounts/accounts.server";
import { requestEmailChange } from "~/accounts/email-change.server";
import { hashPassword } from "~/accounts/embedded-identity.server";
import { changePassword } from "~/accounts/password-change.server";
import { requestPasswordReset, resetPassword } from "~/accounts/password-recovery.server";
import { updateEmail, updatePassword } from "~/accounts/recovery.repo.server";
import { inTransaction } from "~/accounts/transaction.repo.server";
import { currentAccount } from "~/platform/auth/session.server";
import { database } from "~/platform/db/database.server";
import { account } from "~/platform/db/schema.server";
import { consumeLimit } from "~/platform/limits/rate-limit.server";
import * as forgot from "~/routes/forgot-password";
import * as login from "~/routes/login";
import * as reset from "~/routes/reset-password";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { answerOf, redirectOf, signIn, submit, testOrigin, visit } from "../support/signed-in";

const own = useDatabase({ seed: false });
afterEach(() => vi.useRealTimers());
afterEach(() => vi.restoreAllMocks());

let count = 0;
let address = "";
beforeEach(() => {
  count += 1;
  address = `192.0.2.${count}`;
});

const oldPassword = "four gaskets in a row";
const newPassword = "seven brake drums sing";

async function person(email = `ada${count}@example.com`) {
  const made = await registerAccount({
    email,
    password: oldPassword,
    displayName: "Ada King",
    address,
  });
  if (made.kind !== "signed-in") throw new Error(made.reason);
  await runJobs();
  return { id: made.accountId, email };
}

/** Asks for a link by the form, and gives what was mailed. */
async function askFor(email: string) {
  const asking = submit("/forgot-password", { email });
  asking.request.headers.set("x-partlane-client-address", address);
  const answer = await forgot.action(asking);
  return { answer, mails: await runJobs() };
}

const tokenIn = (text = "") => /[?&;]token=([\w-]+)/.exec(text)?.[1] ?? "";

async function linkFor(email: string) {
  const { mails } = await askFor(email);
  return tokenIn(mails[0]?.html);
}

const send = (token: string, password = newPassword, confirmPassword = password) =>
  reset.action(submit(`/reset-password?token=${token}`, { token, password, confirmPassword }));
const look = async (token: string) =>
  (await reset.loader(visit(`/reset-password?token=${token}`))).data.link;
const passwordIs = async (email: string, password: string) =>
  (await signInWithPassword({ email, password, address })).kind === "signed-in";

describe("a forgotten password", () => {
  it("is replaced by the link of a mail, which ends all sessions and says so", async () => {
    const { id, email } = await person();
    const cookie = await signIn(id);
    const { mails } = await askFor(email.toUpperCase());
    expect(mails).toMatchObject([{ to: email, kind: "accounts.password-reset" }]);
    const token = tokenIn(mails[0]?.html);
    expect(mails[0]?.html).toContain(`${testOrigin}/reset-password?token=${token}`);
    expect(await look(token)).toEqual({ kind: "good", token, email });

    const led = await redirectOf(send(token));
    expect(led).toMatchObject({ location: "/login", flash: { tone: "success" } });
    expect(await passwordIs(email, oldPassword)).toBe(false);
    expect(await passwordIs(email, newPassword)).toBe(true);
    expect(await currentAccount(visit("/", cookie).request)).toBeNull();
    expect(await runJobs()).toMatchObject([{ to: email, kind: "accounts.password-changed" }]);
  });

  it("signs nobody in", async () => {
    const { email } = await person();
    const answer = (await send(await linkFor(email))) as Response;
    expect(answer.headers.getSetCookie().join()).not.toMatch(/partlane=/);
  });

  it("proves that the address is its owner's", async () => {
    const { id, email } = await person();
    await send(await linkFor(email));
    const [row] = await own.db.select().from(account).where(eq(account.id, id));
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  it("keeps only the hash of a link", async () => {
    const { email } = await person();
    const token = await linkFor(email);
    const { rows } = await own.db.execute(
      sql`select to_jsonb(t)::text as row from account_token t`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("an owner who is kept out by wrong passwords", () => {
  const lock = async (email: string) => {
    const { signInPerAccount, signInPerPair } = accountLimits;
    for (let tried = 0; tried < signInPerPair.points; tried++) await passwordIs(email, "wrong");
    for (let tried = 0; tried < signInPerAccount.points; tried++)
      await consumeLimit(signInPerAccount, email);
    const signIn = { email, password: oldPassword, address };
    expect(await signInWithPassword(signIn)).toMatchObject({ reason: "too-many-attempts" });
  };
  const resetFrom = async (from: string, email: string) =>
    resetPassword({
      token: await linkFor(email),
      password: newPassword,
      address: from,
      origin: testOrigin,
    });

  it("gets in with a new one at once", async () => {
    const { email } = await person();
    await lock(email);
    expect(await resetFrom(address, email)).toEqual({ kind: "reset" });
    expect(await passwordIs(email, newPassword)).toBe(true);
  });

  it("does not let in whoever tried elsewhere", async () => {
    const { email } = await person();
    await lock(email);
    await resetFrom("198.51.100.9", email);
    const guess = await signInWithPassword({ email, password: newPassword, address });
    expect(guess).toMatchObject({ reason: "too-many-attempts", from: "here" });
  });
});

describe("whether an account exists", () => {
  it("is told neither by the answer nor by what is mailed", async () => {
    const { email } = await person();
    const known = await askFor(email);
    const unknown = await askFor("nobody@example.com");
    expect(unknown.answer).toEqual({ kind: "sent", email: "nobody@example.com" });
    expect(known.answer).toEqual({ kind: "sent", email });
    expect(unknown.mails).toEqual([]);
  });

  it("makes no difference to what the request asks the database", async () => {
    const { email } = await person();
    const asked = async (whose: string) => {
      const { $client } = database() as typeof own.db & { $client: Pool };
      const client = await $client.connect();
      const query = vi.spyOn(Object.getPrototypeOf(client) as typeof client, "query");
      client.release();
      await requestPasswordReset({ email: whose, address, origin: testOrigin });
      const texts = query.mock.calls.map(([given]: unknown[]) =>
        typeof given === "string" ? given : (given as { text: string }).text,
      );
      vi.restoreAllMocks();
      return texts;
    };
    await asked("warm@example.com");
    const known = await asked(email);
    expect(known.length).toBeGreaterThan(3);
    expect(known.join()).not.toMatch(/from "?account"?\b/);
    expect(await asked("stranger@example.com")).toEqual(known);
  });
});

describe("how often links are asked for", () => {
  it("is limited for one client, with the time to wait", async () => {
    const limits = {
      resetPerAddress: { name: "test-a", points: 2, seconds: 60 },
      resetPerEmail: { name: "test-e", points: 9, seconds: 60 },
    };
    const ask = () =>
      requestPasswordReset({ email: "a@example.com", address, origin: testOrigin }, { limits });
    expect([(await ask()).kind, (await ask()).kind]).toEqual(["accepted", "accepted"]);
    expect(await ask()).toMatchObject({ kind: "refused", retryAfterSeconds: expect.any(Number) });
  });

  it("is limited for one email address, without telling", async () => {
    const { email } = await person();
    const mailed: number[] = [];
    for (let round = 0; round < 7; round++) mailed.push((await askFor(email)).mails.length);
    expect(mailed).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });
});

describe("the host of a link", () => {
  it("is never what a stranger says", async () => {
    const { email } = await person();
    const evil = "http://evil.example";
    const request = new Request(`${evil}/forgot-password`, {
      method: "POST",
      headers: { Origin: evil, Host: "evil.example", "x-partlane-origin": evil },
      body: new URLSearchParams({ email }),
    });
    const answer = await answerOf(forgot.action({ request, params: {}, context: {} }));
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: { kind: "refused", message: expect.stringContaining("SITE_URL") },
    });
    expect(await runJobs()).toEqual([]);
    const page = forgot.loader({
      request: new Request(`${evil}/forgot-password`),
      params: {},
      context: {},
    });
    expect(page.problem).toContain("SITE_URL");
  });
});

describe("a link that is no good", () => {
  const bad = async (token: string, reason: string) => {
    expect(await look(token)).toEqual({ kind: "bad", reason });
    const answer = await answerOf(send(token));
    expect(answer.init).toMatchObject({ status: 410 });
  };

  it.each(["", "x", "a".repeat(43), "'; drop table account; --", "%00"])(
    "is unknown: %j",
    async (token) => {
      expect(await readToken(token, ["reset-password"])).toEqual({
        kind: "bad",
        reason: "unknown",
      });
      expect(
        await resetPassword({ token, password: newPassword, address, origin: testOrigin }),
      ).toEqual({ kind: "refused", reason: "bad-link", why: "unknown" });
    },
  );

  it("was used", async () => {
    const { email } = await person();
    const token = await linkFor(email);
    await send(token);
    await bad(token, "used");
    expect(await passwordIs(email, newPassword)).toBe(true);
  });

  it("is too old", async () => {
    const { email } = await person();
    const token = await linkFor(email);
    await own.db.execute(sql`update account_token set expires_at = now() - interval '1 second'`);
    await bad(token, "expired");
    expect(await passwordIs(email, oldPassword)).toBe(true);
  });

  it("works for 30 minutes", () => {
    expect(tokenLifetimesMs["reset-password"]).toBe(30 * 60_000);
  });

  it("was replaced by a newer one", async () => {
    const { email } = await person();
    const [first, second] = [await linkFor(email), await linkFor(email)];
    await bad(first, "unknown");
    expect(await look(second)).toMatchObject({ kind: "good" });
  });

  it("is for something else", async () => {
    const { id, email } = await person();
    const token = await inTransaction((tx) =>
      issueToken(tx, { purpose: "verify-email", accountId: id, email }),
    );
    await bad(token, "unknown");
    expect(await readToken(token, ["verify-email"])).toMatchObject({ kind: "good" });
  });

  it("belongs to an account that is gone", async () => {
    const { id, email } = await person();
    const token = await linkFor(email);
    await own.db.delete(account).where(eq(account.id, id));
    await bad(token, "unknown");
  });

  it("is not used up by looking at it, or by a form that says too little", async () => {
    const { email } = await person();
    const token = await linkFor(email);
    await look(token);
    await look(token);
    const answer = await answerOf(send(token, "short", "other"));
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: {
        errors: {
          password: "Password must be at least 8 characters",
          confirmPassword: "Passwords do not match",
        },
      },
    });
    const weak = await answerOf(send(token, "password1"));
    expect(weak.data.errors).toMatchObject({
      password: expect.stringMatching(/too close to|too easy/),
    });
    expect(await look(token)).toMatchObject({ kind: "good" });
  });
});

describe("a link that is used twice at once", () => {
  it("works for one and tells the other", async () => {
    const { email } = await person();
    const token = await linkFor(email);
    const passwords = ["first of two brake discs", "second of two brake discs"];
    const outcomes = await Promise.all(
      passwords.map((password) => resetPassword({ token, password, address, origin: testOrigin })),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["refused", "reset"]);
    expect(outcomes).toContainEqual({ kind: "refused", reason: "bad-link", why: "used" });
    const winner = passwords[outcomes.findIndex(({ kind }) => kind === "reset")] ?? "";
    expect(await passwordIs(email, winner)).toBe(true);
  });

  it("stays good when what it is for fails", async () => {
    const { id, email } = await person();
    const token = await inTransaction((tx) =>
      issueToken(tx, { purpose: "reset-password", accountId: id, email }),
    );
    const failing = consumeToken(token, ["reset-password"], () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await readToken(token, ["reset-password"])).toMatchObject({ kind: "good" });
  });
});

describe("the page that a link leads to", () => {
  it("is kept by nobody, and tells nobody where from", async () => {
    const { init } = await reset.loader(visit("/reset-password?token=x"));
    const headers = new Headers(init?.headers);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    const parent = {
      loaderHeaders: headers,
      parentHeaders: new Headers(),
      actionHeaders: new Headers(),
    };
    const page = new Headers(reset.headers({ ...parent, errorHeaders: undefined }));
    expect([page.get("Cache-Control"), page.get("Referrer-Policy")]).toEqual([
      "no-store",
      "same-origin",
    ]);
  });
});

describe("what began with the old password while its owner chose another one", () => {
  const isWaiting = async () => {
    const { rows } = await own.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };

  /** Begins it, and keeps another password as soon as it waits for the account. */
  async function overtaken<T>(accountId: string, begin: () => Promise<T>): Promise<T> {
    const passwordHash = await hashPassword(newPassword);
    const begun = await inTransaction(async (tx) => {
      await updatePassword(tx, { accountId, passwordHash });
      const work = begin();
      work.catch(() => {});
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), {
        interval: 10,
        timeout: 10_000,
      });
      return { work };
    });
    return begun.work;
  }

  const sessions = async (accountId: string) =>
    (await own.db.execute(sql`select 1 from session where account_id = ${accountId}`)).rows.length;

  it("is no sign-in: no session is made", async () => {
    const { id, email } = await person();
    const { data, init } = await answerOf(
      overtaken(id, () => login.action(submit("/login", { email, password: oldPassword }))),
    );
    expect([data, init]).toMatchObject([{ kind: "refused" }, { status: 400 }]);
    expect(await sessions(id)).toBe(0);
  });

  it("is no change of password or address, and no deletion", async () => {
    const { id, email } = await person();
    const confirming = {
      account: { id, email, displayName: null, sessionId: "0" },
      currentPassword: oldPassword,
      ...{ address, devices: [], origin: testOrigin },
    };
    const works: (() => Promise<{ kind: string }>)[] = [
      () => changePassword({ ...confirming, password: "nine spark plugs glow" }),
      () => requestEmailChange({ ...confirming, email: "new@example.com" }),
      () => deleteAccount(confirming),
    ];
    for (const work of works) {
      await inTransaction(async (tx) =>
        updatePassword(tx, { accountId: id, passwordHash: await hashPassword(oldPassword) }),
      );
      expect(await overtaken(id, work)).toMatchObject({ kind: "not-confirmed" });
    }
    expect(await runJobs()).toEqual([]);
    const signedIn = await signInWithPassword({ email, password: newPassword, address });
    expect(signedIn.kind).toBe("signed-in");
  });
});

it("an address that its account is giving up is nobody's for as long as there is a way back", async () => {
  const { id, email } = await person();
  const registered = await inTransaction(async (tx) => {
    await updateEmail(tx, { accountId: id, email: `new-${email}` });
    await issueToken(tx, { purpose: "revert-email", accountId: id, email });
    const registering = registerAccount({
      ...{ email, password: newPassword, displayName: "Thief", address },
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { registering };
  });
  expect(await registered.registering).toEqual({ kind: "refused", reason: "email-taken" });
});
