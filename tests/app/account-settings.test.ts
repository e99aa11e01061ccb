import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { issueToken, readToken, removeOldTokens } from "~/accounts/account-tokens.server";
import { accountLimits, registerAccount, signInWithPassword } from "~/accounts/accounts.server";
import { requestExport } from "~/accounts/data-export.server";
import { deviceCookie } from "~/accounts/known-device.server";
import { mailLimits } from "~/accounts/mail-limits.server";
import { inTransaction } from "~/accounts/transaction.repo.server";
import { account, accountExport, accountToken } from "~/platform/db/schema.server";
import { consumeLimit } from "~/platform/limits/rate-limit.server";
import * as confirm from "~/routes/confirm-email";
import * as register from "~/routes/register";
import * as settings from "~/routes/settings";
import * as settingsData from "~/routes/settings-data";
import * as settingsDelete from "~/routes/settings-delete";
import * as settingsEmail from "~/routes/settings-email";
import * as settingsPassword from "~/routes/settings-password";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { goodPassword, person, tokenIn } from "../support/person";
import {
  answerOf,
  redirectOf,
  refusal,
  signedIn,
  signIn,
  submit,
  testOrigin,
  visit,
} from "../support/signed-in";

const own = useDatabase({ seed: false });
// What the test before left in the queue.
beforeEach(async () => void (await runJobs()));

type Person = Awaited<ReturnType<typeof person>>;

const other = "seven brake drums sing";
const opens = async (email: string, password: string) =>
  (await signInWithPassword({ email, password, address: "198.51.100.7" })).kind === "signed-in";
const rowOf = async (id: string) => {
  const [row] = await own.db.select().from(account).where(eq(account.id, id));
  return row;
};

describe("changing the password", () => {
  const change = (who: Person, fields: Record<string, string> = {}) =>
    settingsPassword.action(
      who.post("/settings/password", {
        currentPassword: goodPassword,
        password: other,
        confirmPassword: other,
        ...fields,
      }),
    );

  it("lets its owner in at once, whatever others have tried", async () => {
    const who = await person();
    const { signInPerAccount } = accountLimits;
    for (let tried = 0; tried <= signInPerAccount.points; tried++)
      await consumeLimit(signInPerAccount, who.email);
    const proofs = (await deviceCookie(who.get("/").request, { accountId: who.id })).split(";")[0];
    const known = submit(
      "/settings/password",
      { currentPassword: goodPassword, password: other, confirmPassword: other },
      `${who.cookie}; ${proofs}`,
    );
    expect(await opens(who.email, goodPassword)).toBe(false);
    expect(await redirectOf(settingsPassword.action(known))).toMatchObject({
      location: "/settings",
    });
    expect(await opens(who.email, other)).toBe(true);
  });

  it("takes the present one, ends the other sessions, and says so by mail", async () => {
    const who = await person();
    const elsewhere = await signIn(who.id);
    expect(await redirectOf(change(who))).toMatchObject({
      location: "/settings",
      flash: { tone: "success", message: "Your password has been changed." },
    });
    expect([await who.isSignedIn(), await who.isSignedIn(elsewhere)]).toEqual([true, false]);
    expect([await opens(who.email, goodPassword), await opens(who.email, other)]).toEqual([
      false,
      true,
    ]);
    expect(await runJobs()).toMatchObject([{ to: who.email, kind: "accounts.password-changed" }]);
  });

  it("takes back a link that was asked for with the old one", async () => {
    const who = await person();
    const token = await inTransaction((tx) =>
      issueToken(tx, { purpose: "reset-password", accountId: who.id, email: who.email }),
    );
    await change(who);
    expect(await readToken(token, ["reset-password"])).toEqual({ kind: "bad", reason: "unknown" });
  });

  it.each([
    [{ currentPassword: "wrong" }, { currentPassword: "That isn't your password." }],
    [{ currentPassword: "" }, { currentPassword: "Password is required" }],
    [{ confirmPassword: "different" }, { confirmPassword: "Passwords do not match" }],
    [
      { password: "short", confirmPassword: "short" },
      { password: "Password must be at least 8 characters" },
    ],
  ])("is refused with %j, and changes nothing", async (fields, errors) => {
    const who = await person();
    const answer = await answerOf(change(who, fields));
    expect(answer).toMatchObject({ init: { status: 400 }, data: { errors } });
    expect(await opens(who.email, goodPassword)).toBe(true);
  });

  it("refuses one that is easily guessed", async () => {
    const who = await person({ displayName: "Barnaby Fitzwilliam" });
    const fields = { password: "fitzwilliam1", confirmPassword: "fitzwilliam1" };
    const answer = await answerOf(change(who, fields));
    expect(answer.data.errors.password).toContain("your name");
  });

  it("counts wrong passwords as signing in does", async () => {
    const who = await person();
    for (let round = 0; round < accountLimits.signInPerPair.points; round++)
      await change(who, { currentPassword: "wrong" });
    const answer = await answerOf(change(who));
    expect(answer.init).toMatchObject({
      status: 429,
      headers: { "Retry-After": expect.any(String) },
    });
    expect(answer.data.message).toMatch(/^Too many wrong passwords\. Try again in \d+ minutes\.$/);
  });

  it("is for who is signed in", async () => {
    expect((await refusal(settingsPassword.action(submit("/settings/password", {})))).status).toBe(
      401,
    );
  });
});

describe("a verified address", () => {
  const form = {
    firstName: "Jo",
    lastName: "Park",
    email: "jo.park@example.com",
    password: goodPassword,
    confirmPassword: goodPassword,
  };

  it("is asked for at registration, by a link that proves it once it is followed", async () => {
    await register.action(submit("/register", form));
    const [mail] = await runJobs();
    expect(mail).toMatchObject({ to: form.email, kind: "accounts.verify-email" });
    const token = tokenIn(mail?.html);
    expect(mail?.text).toContain(`${testOrigin}/confirm-email?token=${token}`);
    const { data, init } = await confirm.loader(visit(`/confirm-email?token=${token}`));
    expect(data.link).toMatchObject({ kind: "good", purpose: "verify-email", email: form.email });
    expect(new Headers(init?.headers).get("Cache-Control")).toBe("no-store");
    const isVerified = async () => {
      const [row] = await own.db.select().from(account).where(eq(account.email, form.email));
      return row?.emailVerifiedAt instanceof Date;
    };
    expect(await isVerified()).toBe(false);
    const done = await answerOf(confirm.action(submit("/confirm-email", { token })));
    expect(done.data).toEqual({ kind: "done", what: "verified", email: form.email });
    expect(await isVerified()).toBe(true);
  });

  it("is asked for again from the settings, a few times an hour", async () => {
    const who = await person();
    const again = () => settingsEmail.action(who.post("/settings/email", { intent: "verify" }));
    for (let round = 0; round < mailLimits.verifyPerAccount.points; round++)
      expect(await redirectOf(again())).toMatchObject({ flash: { tone: "success" } });
    expect(await redirectOf(again())).toMatchObject({
      location: "/settings",
      flash: { tone: "critical", message: expect.stringMatching(/^Too many links sent\./) },
    });
    expect(await runJobs()).toHaveLength(mailLimits.verifyPerAccount.points);
    expect((await settings.loader(who.get("/settings"))).signIn).toEqual({
      isVerified: false,
      keptBy: "us",
    });
  });
});

describe("changing the email address", () => {
  const ask = (who: Person, email: string, currentPassword = goodPassword) =>
    settingsEmail.action(who.post("/settings/email", { intent: "change", email, currentPassword }));
  const follow = async (token: string) =>
    (await answerOf(confirm.action(submit("/confirm-email", { token })))).data;

  /** Changes it, and gives the token of the way back. */
  async function changed(who: Person, to: string) {
    await ask(who, to);
    const [link] = await runJobs();
    expect(link).toMatchObject({ to, kind: "accounts.confirm-email" });
    expect(await follow(tokenIn(link?.html))).toEqual({ kind: "done", what: "changed", email: to });
    const [told] = await runJobs();
    return told;
  }

  it("fills nobody's mailbox, however many accounts ask for it", async () => {
    const { points } = mailLimits.changePerEmail;
    for (let asked = 0; asked <= points; asked++)
      expect(await ask(await person(), "stranger@example.com")).toMatchObject({ kind: "sent" });
    const mails = (await runJobs()).filter(({ to }) => to === "stranger@example.com");
    expect(mails).toHaveLength(points);
  });

  it("waits for the new address to prove itself, and tells the old one", async () => {
    const who = await person();
    const to = `new.${who.email}`;
    expect(await ask(who, to.toUpperCase())).toEqual({ kind: "sent", email: to.toUpperCase() });
    expect((await rowOf(who.id))?.email).toBe(who.email);
    await runJobs();
    const told = await changed(who, to);
    expect(await rowOf(who.id)).toMatchObject({ email: to, emailVerifiedAt: expect.any(Date) });
    expect(told).toMatchObject({ to: who.email, kind: "accounts.email-changed" });
    expect(told?.text).toContain(to);
    expect(await opens(to, goodPassword)).toBe(true);
    expect(await who.isSignedIn()).toBe(true);
  });

  it("can be taken back from the old address, which ends all sessions and leads to a new password", async () => {
    const who = await person();
    const told = await changed(who, `thief.${who.email}`);
    const token = tokenIn(told?.html);
    expect(await follow(token)).toEqual({ kind: "done", what: "reverted", email: who.email });
    expect((await rowOf(who.id))?.email).toBe(who.email);
    expect(await who.isSignedIn()).toBe(false);
    const [mail] = await runJobs();
    expect(mail).toMatchObject({ to: who.email, kind: "accounts.email-reverted" });
    expect(await readToken(tokenIn(mail?.html), ["reset-password"])).toMatchObject({
      kind: "good",
    });
    expect(await follow(token)).toEqual({ kind: "refused", message: "" });
  });

  it("can be taken back for seven days, whatever else was changed since", async () => {
    const who = await person();
    const [first, second] = [`a.${who.email}`, `b.${who.email}`];
    const way = tokenIn((await changed(who, first))?.html);
    const later = tokenIn((await changed(who, second))?.html);
    const [row] = await own.db.select().from(accountToken).where(eq(accountToken.email, who.email));
    const days = (Number(row?.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(await follow(way)).toMatchObject({ what: "reverted", email: who.email });
    // Who went further cannot come back by their own way.
    expect(await readToken(later, ["revert-email"])).toEqual({ kind: "bad", reason: "unknown" });
  });

  it("keeps the old address from others meanwhile", async () => {
    const who = await person();
    await changed(who, `kept.${who.email}`);
    const thief = await registerAccount({
      ...{ email: who.email, password: other, displayName: "Thief", address: "203.0.113.9" },
    });
    expect(thief).toMatchObject({ kind: "refused", reason: "email-taken" });
    const third = await person();
    await ask(third, who.email);
    expect(await runJobs()).toMatchObject([{ to: who.email, kind: "accounts.email-taken" }]);
    // Its owner may come back on their own.
    await ask(who, who.email);
    expect(await runJobs()).toMatchObject([{ to: who.email, kind: "accounts.confirm-email" }]);
  });

  it("tells nobody whether an address has an account", async () => {
    const [who, someone] = [await person(), await person()];
    await runJobs();
    const answers = [await ask(who, someone.email), await ask(who, "nobody@example.com")];
    expect(answers).toEqual([
      { kind: "sent", email: someone.email },
      { kind: "sent", email: "nobody@example.com" },
    ]);
    const mails = await runJobs();
    expect(mails.map(({ kind }) => kind)).toEqual([
      "accounts.email-taken",
      "accounts.confirm-email",
    ]);
    expect(tokenIn(mails[0]?.html)).toBe("");
  });

  it("fails whole where the address was taken while the link was on its way", async () => {
    const who = await person();
    await ask(who, "late@example.com");
    const token = tokenIn((await runJobs())[0]?.html);
    await person({ email: "late@example.com" });
    expect(await follow(token)).toMatchObject({ kind: "refused", message: /another account/ });
    expect((await rowOf(who.id))?.email).toBe(who.email);
  });

  it("happens once when the link is followed twice at once", async () => {
    const who = await person();
    await ask(who, `twice.${who.email}`);
    const token = tokenIn((await runJobs())[0]?.html);
    const answers = await Promise.all([follow(token), follow(token)]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
    expect(await runJobs()).toHaveLength(1);
  });

  it.each([
    ["not an address", { email: "Email address is invalid" }],
    ['a"b@example.com', { email: "Email address is invalid" }],
    ["", { email: "Email is required" }],
  ])("refuses %j", async (email, errors) => {
    const answer = await answerOf(ask(await person(), email));
    expect(answer).toMatchObject({ init: { status: 400 }, data: { errors, values: { email } } });
  });

  it("asks for the password, and for another address than the present one", async () => {
    const who = await person();
    const wrong = await answerOf(ask(who, "x@example.com", "wrong"));
    expect(wrong).toMatchObject({
      data: { errors: { currentPassword: "That isn't your password." } },
    });
    const same = await answerOf(ask(who, who.email));
    expect(same).toMatchObject({ data: { errors: { email: "That's already your email." } } });
  });
});

describe("an account that a provider kept, on a site that asks none any more", () => {
  it("is offered nothing that it would be refused", async () => {
    const who = await signedIn();
    expect((await settings.loader(who.get("/settings"))).signIn).toMatchObject({
      keptBy: "nobody",
    });
    const currentPassword = goodPassword;
    for (const ask of [
      () => settingsPassword.loader(who.get("/settings/password")),
      () =>
        settingsPassword.action(
          who.post("/settings/password", {
            ...{ currentPassword, password: other, confirmPassword: other },
          }),
        ),
      () => settingsEmail.loader(who.get("/settings/email")),
      () =>
        settingsEmail.action(
          who.post("/settings/email", { currentPassword, email: "new@example.com" }),
        ),
      () => settingsDelete.loader(who.get("/settings/delete")),
      () => settingsDelete.action(who.post("/settings/delete", { currentPassword })),
    ])
      expect((await refusal(ask())).status).toBe(404);
    expect(await rowOf(who.id)).toMatchObject({ passwordHash: null });
  });
});

describe("a copy of what is kept", () => {
  const prepare = (who: Person) => settingsData.action(who.post("/settings/data"));
  const download = (who: Pick<Person, "get">) => settingsData.loader(who.get("/settings/data"));

  it("is made by a job, told by mail, and a zip of JSON without secrets", async () => {
    const who = await person({ displayName: "Jörg Ünal" });
    await own.db.execute(
      sql`insert into vehicle (id, account_id, year, make, model) values (gen_random_uuid(), ${who.id}::uuid, 2020, 'Subaru', 'Outback')`,
    );
    expect(await redirectOf(prepare(who))).toMatchObject({ flash: { tone: "success" } });
    expect((await settings.loader(who.get("/settings"))).download).toEqual({ kind: "preparing" });
    expect(await runJobs()).toMatchObject([{ to: who.email, kind: "accounts.export-ready" }]);
    expect((await settings.loader(who.get("/settings"))).download).toMatchObject({ kind: "ready" });
    const answer = await download(who);
    expect(answer.headers.get("Content-Disposition")).toContain("attachment");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const json = (name: string) =>
      JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as object[];
    expect(json("account.json")).toMatchObject([{ email: who.email, displayName: "Jörg Ünal" }]);
    expect(json("garage.json")).toMatchObject([{ make: "Subaru", year: 2020 }]);
    expect(json("signed-in-devices.json")).toHaveLength(1);
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join();
    const row = await rowOf(who.id);
    for (const secret of [row?.passwordHash ?? "?", "idHash", '"hash"'])
      expect(all).not.toContain(secret);
  });

  it("is for its owner alone, and not for ever", async () => {
    const [who, stranger] = [await person(), await person()];
    await prepare(who);
    await runJobs();
    expect(await redirectOf(download(stranger))).toMatchObject({ location: "/settings" });
    expect(await redirectOf(download({ get: visit }))).toMatchObject({
      location: "/login?redirectTo=%2Fsettings%2Fdata",
    });
    await own.db.update(accountExport).set({ expiresAt: new Date(Date.now() - 1) });
    expect(await redirectOf(download(who))).toMatchObject({ location: "/settings" });
    expect((await settings.loader(who.get("/settings"))).download).toEqual({ kind: "none" });
  });

  it("is made a few times a day", async () => {
    const who = await person();
    const limit = { name: "test-export", points: 1, seconds: 60 };
    const ask = () => requestExport({ accountId: who.id, origin: testOrigin }, { limit });
    expect([(await ask()).kind, (await ask()).kind]).toEqual(["preparing", "refused"]);
  });
});

describe("what has expired", () => {
  it("is removed after a while in which it says why", async () => {
    const who = await person();
    const token = await inTransaction((tx) =>
      issueToken(tx, { purpose: "reset-password", accountId: who.id, email: who.email }),
    );
    const age = (days: number) =>
      own.db.update(accountToken).set({ expiresAt: new Date(Date.now() - days * 86_400_000) });
    await age(6);
    await removeOldTokens();
    expect(await readToken(token, ["reset-password"])).toEqual({ kind: "bad", reason: "expired" });
    await age(8);
    expect(await removeOldTokens()).toBeGreaterThan(0);
    expect(await readToken(token, ["reset-password"])).toEqual({ kind: "bad", reason: "unknown" });
  });
});
