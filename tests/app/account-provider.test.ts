import { eq, sql } from "drizzle-orm";
import { HttpResponse, http } from "msw";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteEverywhereJob } from "~/accounts/account-deletion.server";
import { registerAccount, signInWithPassword } from "~/accounts/accounts.server";
import { credentialsAction, refusalAnswer } from "~/accounts/credentials-action.server";
import { currentIdToken, tokenExtras } from "~/accounts/id-token.server";
import { placeOrder } from "~/orders/placing.server";
import { encrypt } from "~/platform/auth/encrypt.server";
import { currentAccount, startSession } from "~/platform/auth/session.server";
import { newId } from "~/platform/db/id.server";
import { account } from "~/platform/db/schema.server";
import * as forgot from "~/routes/forgot-password";
import * as settings from "~/routes/settings";
import * as settingsData from "~/routes/settings-data";
import * as settingsDelete from "~/routes/settings-delete";
import * as settingsEmail from "~/routes/settings-email";
import * as settingsPassword from "~/routes/settings-password";
import { mockSettings } from "../../mocks/addresses";
import { startMocksBy } from "../../mocks/node";
import { newWorld, type Scenarios } from "../../mocks/services";
import { useDatabase } from "../support/database";
import { queuedJobs } from "../support/jobs";
import { runJobs } from "../support/mail";
import { goodPassword } from "../support/person";
import { answerOf, redirectOf, refusal, signIn, submit, visit } from "../support/signed-in";

const own = useDatabase({ env: mockSettings("https://mock.example") });

const world = newWorld();
const { provider } = world;
let scenario: Scenarios["identityToolkit"] = "success";
let asked = 0;
let server: ReturnType<typeof startMocksBy>;
beforeAll(() => {
  server = startMocksBy(() => ({ identityToolkit: scenario }), world);
  server.events.on("request:start", () => {
    asked += 1;
  });
});
beforeEach(async () => {
  scenario = "success";
  server.resetHandlers();
  await own.db.execute(sql`delete from graphile_worker._private_jobs`);
  provider.mails.length = 0;
});
afterAll(() => server.close());

const other = "seven brake drums sing";
let count = 0;

/** Somebody whose account the provider keeps, signed in; forms as their browser sends them. */
async function member() {
  count += 1;
  const email = `ada${count}@example.com`;
  const address = `192.0.2.${count}`;
  const made = await registerAccount({
    email,
    password: goodPassword,
    displayName: "Ada King",
    address,
  });
  if (made.kind !== "signed-in") throw new Error(made.reason);
  const { accountId: id, tokens } = made;
  const started = await startSession(visit("/").request, {
    accountId: id,
    extras: tokenExtras(tokens),
  });
  const cookie = started.split(";")[0] ?? "";
  return {
    id,
    email,
    cookie,
    idToken: tokens?.idToken ?? "",
    get: (path: string) => visit(path, cookie),
    post: (path: string, fields: Record<string, string> = {}) => submit(path, fields, cookie),
    row: async () => (await own.db.select().from(account).where(eq(account.id, id)))[0],
    opens: async (password: string, at = email) =>
      (await signInWithPassword({ email: at, password, address: "198.51.100.7" })).kind ===
      "signed-in",
  };
}
type Member = Awaited<ReturnType<typeof member>>;

const isThere = (email: string) => provider.accounts.has(email);
const isSignedIn = async (cookie: string) =>
  (await currentAccount(visit("/", cookie).request)) !== null;

describe("a forgotten password", () => {
  const ask = (email: string) => forgot.action(submit("/forgot-password", { email }));

  it("is replaced at the provider, by its own mail and page", async () => {
    const who = await member();
    expect(await ask(who.email.toUpperCase())).toMatchObject({ kind: "sent" });
    expect(await runJobs()).toEqual([]);
    expect(provider.mails).toMatchObject([{ requestType: "PASSWORD_RESET", to: who.email }]);
    provider.follow(provider.mails[0]?.oobCode ?? "", { newPassword: other });
    expect([await who.opens(goodPassword), await who.opens(other)]).toEqual([false, true]);
  });

  it("needs no address of ours for the link", () => {
    const request = new Request("http://evil.example/forgot-password");
    const page = forgot.loader({ request, params: {}, context: {} });
    expect(page).toEqual({ mailedBy: "provider", problem: undefined });
  });

  it("tells nobody who has an account, though the provider does", async () => {
    scenario = "tellsWhoIsThere";
    expect(await ask("nobody@example.com")).toEqual({ kind: "sent", email: "nobody@example.com" });
    expect(await runJobs()).toEqual([]);
    expect(provider.mails).toEqual([]);
    expect(await queuedJobs(own.db)).toEqual([]);
  });

  it("tells it by no time either: the request waits for no provider", async () => {
    const { email } = await member();
    asked = 0;
    for (const each of [email, "stranger@example.com"]) await ask(each);
    expect(asked).toBe(0);
    expect((await queuedJobs(own.db)).map(({ name }) => name)).toEqual([
      "accounts.mail-password-reset",
      "accounts.mail-password-reset",
    ]);
  });

  it.each(["error", "offline", "malformed", "notJson", "rateLimited"] as const)(
    "is asked for again when the provider is back: %s",
    async (fault) => {
      const { email } = await member();
      await ask(email);
      scenario = fault;
      await expect(runJobs()).rejects.toThrow(/^The identity provider refused: (unav|too)/);
      scenario = "success";
      await runJobs();
      expect(provider.mails).toMatchObject([{ to: email }]);
    },
  );

  it("is given up where asking again does not help", async () => {
    await ask("ada@example.com");
    scenario = "badApiKey";
    await expect(runJobs()).rejects.toMatchObject({ name: "PermanentJobFailure" });
  });
});

describe("the notice about too many attempts", () => {
  it.each([
    ["provider", true],
    ["here", false],
    ["account", false],
  ] as const)("offers a new password where it helps: %s", (from, offersReset) => {
    const reason = "too-many-attempts" as const;
    const refused = { kind: "refused", reason, from, retryAfterSeconds: 90 } as const;
    expect(refusalAnswer("login", refused, {}).answer).toMatchObject({ offersReset });
  });

  it("is told from which side it comes", async () => {
    const { email } = await member();
    scenario = "rateLimited";
    const outcome = await signInWithPassword({ email, password: "x", address: "198.51.100.8" });
    expect(outcome).toMatchObject({ from: "provider", retryAfterSeconds: 90 });
  });
});

describe("changing the password", () => {
  const change = (who: Member, fields: Record<string, string> = {}) =>
    settingsPassword.action(
      who.post("/settings/password", {
        ...{ currentPassword: goodPassword, password: other, confirmPassword: other },
        ...fields,
      }),
    );

  it("changes it at the provider, ends the other sessions, and says so by mail", async () => {
    const who = await member();
    const elsewhere = await signIn(who.id);
    expect(await redirectOf(change(who))).toMatchObject({
      location: "/settings",
      flash: { tone: "success" },
    });
    expect([await who.opens(goodPassword), await who.opens(other)]).toEqual([false, true]);
    expect([await isSignedIn(who.cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await runJobs()).toMatchObject([{ to: who.email, kind: "accounts.password-changed" }]);
    expect(await who.row()).toMatchObject({ passwordHash: null });
  });

  it("goes on with the tokens that the provider hands out for it", async () => {
    const who = await member();
    await change(who);
    const token = await currentIdToken(who.get("/settings").request);
    expect(provider.sessions.has(who.idToken)).toBe(false);
    expect(provider.sessions.has(token?.idToken ?? "")).toBe(true);
  });

  it("asks for the present one, and for a good one", async () => {
    const who = await member();
    const wrong = await answerOf(change(who, { currentPassword: "wrong" }));
    expect(wrong.data).toMatchObject({
      errors: { currentPassword: expect.stringContaining("That isn't your password.") },
    });
    const weak = { password: "password1", confirmPassword: "password1" };
    expect((await answerOf(change(who, weak))).data).toMatchObject({
      errors: { password: expect.any(String) },
    });
    expect(await who.opens(goodPassword)).toBe(true);
  });

  it("is at its field where the provider finds it too weak", async () => {
    const who = await member();
    const error = { code: 400, message: "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing" };
    server.use(http.post(/accounts:update/, () => HttpResponse.json({ error }, { status: 400 })));
    expect(await answerOf(change(who))).toMatchObject({
      init: { status: 400 },
      data: { errors: { password: expect.any(String) } },
    });
  });

  it("changes nothing while the provider does not answer, and says so", async () => {
    const who = await member();
    const elsewhere = await signIn(who.id);
    scenario = "onlySignIn";
    expect(await answerOf(change(who))).toMatchObject({
      init: { status: 503 },
      data: { message: expect.stringContaining("isn't answering") },
    });
    scenario = "success";
    expect(await who.opens(goodPassword)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect(await runJobs()).toEqual([]);
  });

  it("says what may have happened when the answer is lost", async () => {
    const who = await member();
    scenario = "answerLost";
    expect((await answerOf(change(who))).data).toMatchObject({
      message: expect.stringContaining(
        "If your current password no longer works, the new one does",
      ),
    });
    expect(await who.opens(other)).toBe(true);
  });
});

describe("changing the email", () => {
  const ask = (who: Member, email: string) =>
    settingsEmail.action(who.post("/settings/email", { email, currentPassword: goodPassword }));

  it("is done by the provider's mail, and followed at the next sign-in", async () => {
    const who = await member();
    const wanted = `new.${who.email}`;
    expect(await ask(who, wanted.toUpperCase())).toMatchObject({ kind: "sent" });
    expect(provider.mails).toMatchObject([{ requestType: "VERIFY_AND_CHANGE_EMAIL", to: wanted }]);
    expect(await runJobs()).toEqual([]);
    expect(await who.row()).toMatchObject({ email: who.email });
    provider.follow(provider.mails[0]?.oobCode ?? "");
    expect(await who.opens(goodPassword, wanted)).toBe(true);
    const row = await who.row();
    expect(row).toMatchObject({ email: wanted, emailVerifiedAt: expect.any(Date) });
  });

  it("does not tell whose an address is, though the provider does", async () => {
    const [who, someone] = [await member(), await member()];
    scenario = "tellsWhoIsThere";
    expect(await ask(who, someone.email)).toEqual({ kind: "sent", email: someone.email });
    expect(provider.mails).toEqual([]);
  });

  it("is refused at its field where the provider takes no such address", async () => {
    const who = await member();
    const error = { code: 400, message: "INVALID_NEW_EMAIL" };
    server.use(
      http.post(/accounts:sendOobCode/, () => HttpResponse.json({ error }, { status: 400 })),
    );
    expect(await answerOf(ask(who, "x@example.com"))).toMatchObject({
      data: { errors: { email: "Email address is invalid" } },
    });
  });

  it("says that the provider does not answer, and keeps what was typed", async () => {
    const who = await member();
    scenario = "onlySignIn";
    expect(await answerOf(ask(who, "x@example.com"))).toMatchObject({
      init: { status: 503 },
      data: { values: { email: "x@example.com" } },
    });
  });
});

describe("the email of an account", () => {
  const verify = (who: Member) =>
    settingsEmail.action(who.post("/settings/email", { intent: "verify" }));
  const signInOf = async (who: Member) => (await settings.loader(who.get("/settings"))).signIn;

  it("is verified by the provider, which is asked to when somebody registers", async () => {
    count += 1;
    const email = `ada${count}@example.com`;
    const both = { password: goodPassword, confirmPassword: goodPassword };
    await credentialsAction(
      "register",
      submit("/register", { firstName: "Ada", lastName: "King", email, ...both }).request,
    );
    expect(provider.mails).toEqual([]);
    expect(await runJobs()).toEqual([]);
    expect(provider.mails).toMatchObject([{ requestType: "VERIFY_EMAIL", to: email }]);
  });

  it("is asked about again from the settings, where it shows once it is verified", async () => {
    const who = await member();
    expect(await signInOf(who)).toEqual({ isVerified: false, keptBy: "provider" });
    expect((await redirectOf(verify(who))).flash).toMatchObject({ tone: "success" });
    expect(provider.mails).toMatchObject([{ requestType: "VERIFY_EMAIL", to: who.email }]);
    provider.follow(provider.mails[0]?.oobCode ?? "");
    expect((await redirectOf(verify(who))).flash).toMatchObject({ tone: "info" });
    expect(provider.mails).toHaveLength(1);
    expect(await signInOf(who)).toMatchObject({ isVerified: true });
  });

  it("shows as verified after the next sign-in, and for how long stays", async () => {
    const who = await member();
    await verify(who);
    provider.follow(provider.mails[0]?.oobCode ?? "");
    await who.opens(goodPassword);
    const first = (await who.row())?.emailVerifiedAt;
    expect(first).toBeInstanceOf(Date);
    await who.opens(goodPassword);
    expect((await who.row())?.emailVerifiedAt).toEqual(first);
  });

  it("cannot be asked about while the provider is away, which is said", async () => {
    const who = await member();
    scenario = "offline";
    expect((await redirectOf(verify(who))).flash).toMatchObject({
      tone: "critical",
      message: expect.stringContaining("isn't answering"),
    });
  });
});

describe("deleting an account", () => {
  const remove = (who: Member, currentPassword = goodPassword) =>
    settingsDelete.action(who.post("/settings/delete", { currentPassword }));
  const order = async (who: Member) => {
    const { rows } = await own.db.execute<{ id: string }>(
      sql`select id from listing where quantity > 0 order by id desc limit 1`,
    );
    const placed = await placeOrder({
      id: newId(),
      listingId: rows[0]?.id ?? "",
      buyerAccountId: who.id,
      customerName: "Ada King",
      quantity: 1,
    });
    if (placed.kind !== "placed") throw new Error(placed.reason);
    return async () => {
      const found = await own.db.execute(
        sql`select customer_name, buyer_account_id from purchase_order where number = ${placed.number}`,
      );
      return found.rows[0];
    };
  };
  const anonymous = { customer_name: "Deleted account", buyer_account_id: null };
  /** What must be so in the end, however it came to it. */
  const expectGone = async (who: Member) => {
    expect(isThere(who.email)).toBe(false);
    expect(await who.row()).toBeUndefined();
    expect(await isSignedIn(who.cookie)).toBe(false);
    expect(await queuedJobs(own.db)).toEqual([]);
  };

  it("deletes it at the provider, then here, and signs out", async () => {
    const who = await member();
    const ordered = await order(who);
    expect(await redirectOf(remove(who))).toMatchObject({ location: "/" });
    expect(await runJobs()).toMatchObject([{ to: who.email, kind: "accounts.account-deleted" }]);
    await expectGone(who);
    expect(await ordered()).toEqual(anonymous);
  });

  it("asks for the password", async () => {
    const who = await member();
    expect(await answerOf(remove(who, "wrong"))).toMatchObject({ init: { status: 400 } });
    expect(isThere(who.email)).toBe(true);
    expect(await isSignedIn(who.cookie)).toBe(true);
  });

  it("leaves everything as it is while the provider is away, and goes on when it is back", async () => {
    const who = await member();
    const ordered = await order(who);
    scenario = "onlySignIn";
    expect(await answerOf(remove(who))).toMatchObject({
      init: { status: 503 },
      data: { message: expect.stringContaining("We'll keep trying for a few minutes") },
    });
    expect(isThere(who.email)).toBe(true);
    expect(await isSignedIn(who.cookie)).toBe(true);
    expect(await ordered()).toMatchObject({ customer_name: "Ada King" });
    await expect(runJobs()).rejects.toThrow("unavailable");
    scenario = "success";
    await runJobs();
    await expectGone(who);
    expect(await ordered()).toEqual(anonymous);
  });

  it("goes on where the provider did it and its answer was lost", async () => {
    const who = await member();
    scenario = "answerLost";
    expect(await answerOf(remove(who))).toMatchObject({ init: { status: 503 } });
    expect([isThere(who.email), await who.row()]).toEqual([false, expect.anything()]);
    scenario = "success";
    await runJobs();
    await expectGone(who);
  });

  it("goes on where the provider did it and our database did not", async () => {
    const who = await member();
    const ordered = await order(who);
    await own.db.execute(sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
    await own.db.execute(
      sql`create trigger fail before delete on account for each row execute function fail()`,
    );
    await expect(remove(who)).rejects.toThrow();
    expect(isThere(who.email)).toBe(false);
    // Nothing is half deleted here.
    expect(await ordered()).toMatchObject({ customer_name: "Ada King" });
    await own.db.execute(sql`drop function fail cascade`);
    expect(await runJobs()).toMatchObject([{ kind: "accounts.account-deleted" }]);
    await expectGone(who);
    expect(await ordered()).toEqual(anonymous);
  });

  it("happens once, however often it is done", async () => {
    const who = await member();
    const sealed = encrypt({ accountId: who.id, idToken: who.idToken });
    const run = { signal: new AbortController().signal, attempt: 1 };
    for (let time = 0; time < 2; time++) await deleteEverywhereJob.perform({ sealed }, run);
    expect(await runJobs()).toHaveLength(1);
    await expectGone(who);
  });

  it("is not tried again where the provider refuses for good", async () => {
    const who = await member();
    const error = { code: 400, message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" };
    server.use(http.post(/accounts:delete/, () => HttpResponse.json({ error }, { status: 400 })));
    expect(await answerOf(remove(who))).toMatchObject({
      init: { status: 400 },
      data: { message: expect.stringContaining("Sign out, sign in, and try again") },
    });
    expect(await queuedJobs(own.db)).toEqual([]);
    expect(await isSignedIn(who.cookie)).toBe(true);
  });
});

describe("a copy of what is kept", () => {
  it("is put together as for any account", async () => {
    const who = await member();
    await settingsData.action(who.post("/settings/data"));
    expect(await runJobs()).toMatchObject([{ to: who.email, kind: "accounts.export-ready" }]);
    const archive = await settingsData.loader(who.get("/settings/data"));
    expect(archive.headers.get("Content-Type")).toBe("application/zip");
  });
});

describe("an account of our own, from before there was a provider", () => {
  it("is offered nothing that it would be refused", async () => {
    count += 1;
    const [row] = await own.db
      .insert(account)
      .values({ email: `old${count}@example.com`, displayName: "Ada", passwordHash: "x" })
      .returning();
    const cookie = await signIn(row?.id ?? "");
    const { signIn: shown } = await settings.loader(visit("/settings", cookie));
    expect(shown).toMatchObject({ keptBy: "nobody" });
    for (const work of [
      () => settingsPassword.loader(visit("/settings/password", cookie)),
      () => settingsEmail.loader(visit("/settings/email", cookie)),
      () => settingsDelete.loader(visit("/settings/delete", cookie)),
    ])
      expect((await refusal(work())).status).toBe(404);
  });
});
