import { hash, parseOptions } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountLimits, registerAccount, signInWithPassword } from "~/accounts/accounts.server";
import { hashPassword, verifyPassword } from "~/accounts/embedded-identity.server";
import type { IdentityOutcome, IdentityProvider } from "~/accounts/identity";
import { deviceCookie, readDeviceProofs } from "~/accounts/known-device.server";
import { addressSubject } from "~/platform/limits/rate-limit.server";
import { useDatabase } from "../support/database";

const own = useDatabase({ seed: false });

let count = 0;
let email = "";
let address = "";
const password = " correct horse ";
beforeEach(() => {
  count += 1;
  email = `Ada${count}@example.com`;
  address = `192.0.2.${count}`;
});
afterEach(() => vi.useRealTimers());

const register = (more: object = {}) =>
  registerAccount({ email, password, displayName: "Ada King", address, ...more });
const signIn = (more: object = {}) => signInWithPassword({ email, password, address, ...more });
const wrong = { kind: "refused", reason: "invalid-credentials" };
const stored = async () => {
  const { rows } = await own.db.execute(
    sql`select * from account where lower(email) = lower(${email})`,
  );
  return rows[0];
};

describe("an account of our own", () => {
  it("is made, and lets its owner in, in whatever case the email is written", async () => {
    const made = await register({ plan: "professional", billingPeriod: "annual" });
    expect(made).toMatchObject({ kind: "signed-in", tokens: null });
    expect(await stored()).toMatchObject({
      email: email.toLowerCase(),
      display_name: "Ada King",
      plan: "professional",
      billing_period: "annual",
    });
    expect(await signIn({ email: email.toUpperCase() })).toEqual(made);
  });

  it("keeps its password as Argon2id with the parameters that OWASP asks for", async () => {
    await register();
    const passwordHash = String((await stored())?.password_hash);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("is not opened by another password", async () => {
    await register();
    for (const tried of ["correct horse", " correct horse", " CORRECT HORSE ", "", "x"])
      expect(await signIn({ password: tried })).toEqual(wrong);
  });

  it("is opened by its password composed and decomposed", async () => {
    const [composed, decomposed] = ["NFC", "NFD"].map((form) => "Größe-42!".normalize(form));
    await register({ password: decomposed });
    for (const typed of [composed, decomposed])
      expect(await signIn({ password: typed })).toMatchObject({ kind: "signed-in" });
    expect(await signIn({ password: "Grosse-42!" })).toEqual(wrong);
  });

  it("is opened by a password that was hashed before it had one form, then by both", async () => {
    const decomposed = "Größe-42!".normalize("NFD");
    await register();
    const old = await hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await own.db.execute(
      sql`update account set password_hash = ${old} where lower(email) = lower(${email})`,
    );
    expect(await signIn({ password: "Größe-42!" })).toEqual(wrong);
    expect(await signIn({ password: decomposed })).toMatchObject({ kind: "signed-in" });
    expect(await signIn({ password: "Größe-42!" })).toMatchObject({ kind: "signed-in" });
    const kept = String((await stored())?.password_hash);
    expect(await verifyPassword(kept, decomposed)).toBe(true);
    expect(await verifyPassword(kept, "Grosse-42!")).toBe(false);
  });

  it("is not made with a password that is easily guessed", async () => {
    expect(await register({ password: "Ada King 1" })).toMatchObject({
      kind: "refused",
      reason: "weak-password",
      message: expect.stringContaining("your name"),
    });
    expect(await stored()).toBeUndefined();
  });

  it("answers no differently whether it exists", async () => {
    await register();
    expect(await signIn({ password: "wrong" })).toEqual(
      await signIn({ email: "nobody@example.com" }),
    );
  });

  it("takes the time of a password check whether it exists or not", async () => {
    await register();
    await signIn();
    const limits = {
      ...accountLimits,
      signInPerPair: { ...accountLimits.signInPerPair, points: 1_000 },
      signInPerAccount: { ...accountLimits.signInPerAccount, points: 1_000 },
      signInPerAddress: { ...accountLimits.signInPerAddress, points: 1_000 },
    };
    const time = async (tried: string) => {
      const started = performance.now();
      await signInWithPassword({ email: tried, password: "wrong", address }, { limits });
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round++) {
      known.push(await time(email));
      unknown.push(await time("nobody@example.com"));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0;
    // Without the check an unknown address answers in about a tenth of the time.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
    expect(median(unknown) / median(known)).toBeLessThan(2);
  });

  it("is made once, whoever asks at the same time", async () => {
    const outcomes = await Promise.all([register(), register(), register()]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["refused", "refused", "signed-in"]);
    expect(await register({ email: email.toLowerCase() })).toEqual({
      kind: "refused",
      reason: "email-taken",
    });
  });

  it("has its password hashed anew when the parameters have changed", async () => {
    await register();
    const weak = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await own.db.execute(
      sql`update account set password_hash = ${weak} where lower(email) = lower(${email})`,
    );
    expect(await signIn({ password: "wrong" })).toEqual(wrong);
    expect((await stored())?.password_hash).toBe(weak);
    expect(await signIn()).toMatchObject({ kind: "signed-in" });
    const fresh = String((await stored())?.password_hash);
    expect(parseOptions(fresh)).toMatchObject({ memoryCost: 19_456, timeCost: 2 });
    expect(await signIn()).toMatchObject({ kind: "signed-in" });
  });
});

describe("an account at an outside provider", () => {
  const tokens = { idToken: "id", refreshToken: "refresh", issuedAtMs: 1, expiresAtMs: 2 };
  const vouching = (
    outcome: Partial<Extract<IdentityOutcome, { kind: "signed-in" }>["identity"]>,
  ) => {
    const answer = {
      kind: "signed-in",
      identity: {
        kind: "external",
        externalId: `ext-${count}`,
        email,
        displayName: "Ada King",
        tokens,
        ...outcome,
      },
    } as IdentityOutcome;
    const identity: IdentityProvider = {
      signIn: () => Promise.resolve(answer),
      register: () => Promise.resolve(answer),
    };
    return { identity };
  };
  const signInAs = (outcome: object) =>
    signInWithPassword({ email, password, address }, vouching(outcome));

  it("gets a row of ours, once, which follows the provider", async () => {
    const first = await signInAs({ displayName: null });
    expect(first).toMatchObject({ kind: "signed-in", tokens });
    expect(await stored()).toMatchObject({ display_name: "", password_hash: null });
    expect(await signInAs({ displayName: "Ada" })).toEqual(first);
    expect(await stored()).toMatchObject({ display_name: "Ada" });
    expect(await signInAs({ displayName: null })).toEqual(first);
    expect(await stored()).toMatchObject({ display_name: "Ada" });
    const former = email;
    email = `moved-${email}`;
    expect(await signInAs({})).toEqual(first);
    email = former;
    expect(await stored()).toBeUndefined();
  });

  it("keeps the plan that was chosen", async () => {
    await registerAccount(
      { email, password, displayName: "Ada", address, plan: "enterprise", billingPeriod: "annual" },
      vouching({}),
    );
    await signInAs({});
    expect(await stored()).toMatchObject({ plan: "enterprise", billing_period: "annual" });
  });

  it("does not take over somebody's account with the same email", async () => {
    await register();
    expect(await signInAs({})).toEqual({ kind: "refused", reason: "email-taken" });
    expect(await stored()).toMatchObject({ external_id: null });
  });

  it("has no password of ours", async () => {
    await signInAs({});
    expect(await signIn({ password: "" })).toEqual(wrong);
  });
});

describe("how often somebody may try to sign in", () => {
  const tooMany = { kind: "refused", reason: "too-many-attempts" };
  const limits = {
    signInPerDevice: { name: "test-device", points: 2, seconds: 900 },
    signInPerPair: { name: "test-pair", points: 3, seconds: 900 },
    signInPerAddress: { name: "test-address", points: 5, seconds: 900 },
    signInPerAccount: { name: "test-account", points: 7, seconds: 3600 },
    registerPerAddress: { name: "test-register", points: 2, seconds: 3600 },
  };
  const attempt = (more: object = {}) =>
    signInWithPassword({ email, password: "wrong", address, ...more }, { limits });

  it("is limited per account and address, whoever tries", async () => {
    await register();
    for (let tried = 0; tried < 3; tried++) expect(await attempt()).toEqual(wrong);
    const refused = await attempt({ password, email: email.toUpperCase() });
    expect(refused).toMatchObject({ ...tooMany, from: "here" });
    if (refused.kind === "refused" && refused.reason === "too-many-attempts") {
      expect(refused.retryAfterSeconds).toBeGreaterThan(890);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(900);
    }
  });

  it("is not used up for the owner by somebody at another address", async () => {
    await register();
    for (let tried = 0; tried < 20; tried++) await attempt();
    expect(await attempt({ password })).toMatchObject(tooMany);
    const elsewhere = { address: "198.51.100.77", password };
    expect(await attempt(elsewhere)).toMatchObject({ kind: "signed-in" });
  });

  it("is limited per account for many addresses together, and says so", async () => {
    await register();
    for (let tried = 0; tried < 7; tried++)
      expect(await attempt({ address: `${address}${tried}` })).toEqual(wrong);
    expect(await attempt({ address: `${address}8`, password })).toMatchObject({
      ...tooMany,
      from: "account",
    });
  });

  describe("on a device that the account was signed in with before", () => {
    /** What the browser keeps of signing in to an account. */
    const proofsFor = async (signedIn: unknown, cookie = "") => {
      const { accountId } = signedIn as { accountId: string };
      const request = (sent: string) =>
        new Request("http://localhost/login", { headers: { Cookie: sent } });
      const set = await deviceCookie(request(cookie), { accountId });
      return { set, devices: await readDeviceProofs(request(set.split(";")[0] ?? "")) };
    };
    const flood = async () => {
      for (let from = 0; from < 7; from++) await attempt({ address: `${address}${from}` });
    };

    it("goes on, whatever others have tried", async () => {
      const { devices } = await proofsFor(await register());
      await flood();
      expect(await attempt({ address: "198.51.100.1", password })).toMatchObject(tooMany);
      expect(await attempt({ devices, password })).toMatchObject({ kind: "signed-in" });
      // From the attackers' very address too.
      for (let tried = 0; tried < 9; tried++) await attempt({ email: `${tried}${email}` });
      expect(await attempt({ devices, password })).toMatchObject({ kind: "signed-in" });
    });

    it("is limited by itself, for the others not at all", async () => {
      const made = await register();
      const [one, other] = [await proofsFor(made), await proofsFor(made)];
      for (let tried = 0; tried < 2; tried++)
        expect(await attempt({ devices: one.devices })).toEqual(wrong);
      expect(await attempt({ devices: one.devices, password })).toMatchObject({
        ...tooMany,
        from: "here",
      });
      expect(await attempt({ devices: other.devices, password })).toMatchObject({
        kind: "signed-in",
      });
      expect(await attempt({ password })).toMatchObject({ kind: "signed-in" });
    });

    it("is no other account's, and opens nothing", async () => {
      const { devices } = await proofsFor(await register());
      const theirs = `other-${email}`;
      await registerAccount({ email: theirs, password, displayName: "Ada King", address });
      expect(await attempt({ devices })).toEqual(wrong);
      for (let from = 0; from < 7; from++)
        await attempt({ email: theirs, address: `${address}${from}` });
      expect(await attempt({ email: theirs, devices, password })).toMatchObject(tooMany);
    });

    it("is one like any other once the password has changed", async () => {
      const { devices } = await proofsFor(await register());
      await own.db.execute(
        sql`update account set password_hash = ${await hashPassword("another horse")} where lower(email) = lower(${email})`,
      );
      await flood();
      expect(
        await attempt({ devices, address: "198.51.100.2", password: "another horse" }),
      ).toMatchObject({ ...tooMany, from: "account" });
    });

    it("keeps its name when it signs in again, and knows five accounts at most", async () => {
      const made = await register();
      const first = await proofsFor(made);
      const again = await proofsFor(made, first.set.split(";")[0]);
      expect(again.devices).toEqual(first.devices);
      const device = first.devices[0]?.device;
      let { set } = again;
      for (let others = 0; others < 5; others++) {
        const next = await registerAccount({
          email: `${others}-${email}`,
          password,
          displayName: "Ada King",
          address,
        });
        const kept = await proofsFor(next, set.split(";")[0]);
        set = kept.set;
        expect(kept.devices).toHaveLength(Math.min(5, others + 2));
        const isKnown = kept.devices.some((each) => each.device === device);
        expect(isKnown).toBe(others < 4);
      }
      expect(set).toMatch(/^partlane-device=/);
      expect(set.split(";")[0]?.length).toBeLessThan(600);
      for (const told of ["HttpOnly", "SameSite=Lax", "Max-Age=31536000"])
        expect(set).toContain(told);
    });

    it.each(["", "partlane-device=x", "partlane-device=W10.forged"])(
      "is not known by %j",
      async (cookie) => {
        const request = new Request("http://localhost/login", { headers: { Cookie: cookie } });
        expect(await readDeviceProofs(request)).toEqual([]);
      },
    );
  });

  it.each([
    // Small letters to some locales of the database and not to others, or to JavaScript only.
    ["mİke", "mike"],
    ["MİKE", "mİke"],
    ["mıke", "mike"],
    ["\u212Aate", "kate"],
  ])("is not multiplied by writing %s for %s", async (variant, name) => {
    email = `${name}${count}@example.com`;
    await register();
    const right = { password, email: `${variant}${count}@example.com` };
    const isSame = (await signIn(right)).kind === "signed-in";
    for (let tried = 0; tried < 3; tried++) await attempt();
    // Either another account, which there is none of, or the same one and its limit.
    expect(await attempt(right)).toMatchObject(isSame ? tooMany : wrong);
    expect(await attempt({ password })).toMatchObject(tooMany);
  });

  it("is limited the same for an account that does not exist", async () => {
    for (let tried = 0; tried < 3; tried++) expect(await attempt()).toEqual(wrong);
    expect(await attempt()).toMatchObject(tooMany);
  });

  it("is limited per address, whatever accounts are tried", async () => {
    for (let tried = 0; tried < 5; tried++)
      expect(await attempt({ email: `${tried}${email}` })).toEqual(wrong);
    expect(await attempt({ email: `other-${email}` })).toMatchObject(tooMany);
    expect(await attempt({ email: `other-${email}`, address: "198.51.100.1" })).toEqual(wrong);
  });

  it("cannot be outrun by trying all at once", async () => {
    const here = await Promise.all(Array.from({ length: 12 }, () => attempt()));
    expect(here.filter((outcome) => "retryAfterSeconds" in outcome)).toHaveLength(9);
    const everywhere = await Promise.all(
      Array.from({ length: 12 }, (_, index) => attempt({ address: `${address}:${index}` })),
    );
    expect(everywhere.filter((outcome) => "retryAfterSeconds" in outcome)).toHaveLength(8);
  });

  it("starts afresh after a sign-in that works", async () => {
    await register();
    for (let round = 0; round < 4; round++) {
      expect(await attempt()).toEqual(wrong);
      expect(await attempt({ password })).toMatchObject({ kind: "signed-in" });
    }
    // Four wrong tries from this address, and the right ones do not count.
    expect(await attempt({ email: `a${email}` })).toEqual(wrong);
    expect(await attempt({ email: `b${email}` })).toMatchObject(tooMany);
  });

  it("starts afresh when the time is over", async () => {
    for (let tried = 0; tried < 3; tried++) await attempt();
    expect(await attempt()).toMatchObject(tooMany);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 901_000);
    expect(await attempt()).toEqual(wrong);
  });

  it("does not count what is the provider's fault", async () => {
    const identity: IdentityProvider = {
      signIn: () => Promise.resolve({ kind: "refused", reason: "unavailable" }),
      register: () => Promise.resolve({ kind: "refused", reason: "unavailable" }),
    };
    for (let tried = 0; tried < 8; tried++)
      expect(await signInWithPassword({ email, password, address }, { identity, limits })).toEqual({
        kind: "refused",
        reason: "unavailable",
      });
  });

  it("follows the provider's own limit", async () => {
    const refusing = (retryAfterSeconds?: number): IdentityProvider => {
      const outcome = { kind: "refused", reason: "too-many-attempts", retryAfterSeconds } as const;
      return { signIn: () => Promise.resolve(outcome), register: () => Promise.resolve(outcome) };
    };
    const input = { email, password, address };
    expect(await signInWithPassword(input, { identity: refusing(90), limits })).toEqual({
      ...tooMany,
      from: "provider",
      retryAfterSeconds: 90,
    });
    expect(await signInWithPassword(input, { identity: refusing(), limits })).toEqual({
      ...tooMany,
      from: "provider",
      retryAfterSeconds: 300,
    });
  });

  it("is limited for new accounts too, per address", async () => {
    const make = (name: string) =>
      registerAccount(
        { email: `${name}-${email}`, password, displayName: "Ada", address },
        { limits },
      );
    expect(await make("a")).toMatchObject({ kind: "signed-in" });
    expect(await make("b")).toMatchObject({ kind: "signed-in" });
    expect(await make("c")).toMatchObject(tooMany);
  });

  it("leaves neither email nor address in the table", async () => {
    await attempt();
    const { rows } = await own.db.execute(sql`select string_agg(key, ' ') as keys from rate_limit`);
    expect(String(rows[0]?.keys)).toContain("test-pair:");
    expect(String(rows[0]?.keys)).not.toMatch(/example|192\.0\.2/i);
  });

  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["unknown", "unknown"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("counts %s as %s", (given, subject) => {
    expect(addressSubject(given)).toBe(subject);
  });
});
