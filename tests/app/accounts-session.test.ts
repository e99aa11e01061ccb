import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  currentAccount,
  endSessions,
  listSessions,
  readSession,
  readSessionExtras,
  requireAccount,
  revokeSession,
  saveSessionExtras,
  sessionsPerAccount,
  signOut,
  startSession,
} from "~/platform/auth/session.server";
import { resetEnv } from "~/platform/config/env.server";
import { database, withTransaction } from "~/platform/db/database.server";
import { account } from "~/platform/db/schema.server";
import { flashCookie, readFlash } from "~/platform/http/flash.server";
import { consentCookie, readConsent } from "~/platform/preferences/consent.server";
import { preferencesCookie, readPreferences } from "~/platform/preferences/preferences.server";
import * as logout from "~/routes/logout";
import { useDatabase } from "../support/database";

const own = useDatabase({ seed: false });

/** Name and value alone, as a browser sends it back. */
const sentBack = (setCookie: string) => setCookie.split(";")[0] ?? "";
const visit = (cookie = "", init: RequestInit = {}, path = "/dashboard") =>
  new Request(`http://localhost:3000${path}`, {
    ...init,
    headers: { Cookie: cookie, ...init.headers },
  });

let accountId = "";
let count = 0;

beforeEach(async () => {
  count += 1;
  const [row] = await database()
    .insert(account)
    .values({ email: `ada${count}@example.com`, displayName: "Ada King" })
    .returning({ id: account.id });
  accountId = row?.id ?? "";
});
afterEach(() => vi.useRealTimers());

const signIn = async (request = visit()) => sentBack(await startSession(request, { accountId }));
const rows = async () =>
  (await database().execute(sql`select * from session where account_id = ${accountId}`)).rows;

describe("a session", () => {
  it("lets the account in", async () => {
    const cookie = await signIn();
    expect(await currentAccount(visit(cookie))).toMatchObject({
      id: accountId,
      email: `ada${count}@example.com`,
      displayName: "Ada King",
      plan: "hobbyist",
    });
    expect(await readSession(visit(cookie))).toMatchObject({ cookie: null });
  });

  it("keeps nothing in the table that opens it", async () => {
    const cookie = await signIn(visit("", { headers: { "User-Agent": "Firefox" } }));
    const [row] = await rows();
    expect(row).toMatchObject({ user_agent: "Firefox", revoked_at: null });
    const inCookie = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    const id: unknown = JSON.parse(Buffer.from(inCookie, "base64").toString());
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(id);
    expect(row?.id_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("has a cookie that scripts and other sites do not get", async () => {
    const cookie = await startSession(visit(), { accountId });
    expect(cookie).toMatch(/^partlane=/);
    expect(cookie).toContain("; Path=/;");
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).toContain("Max-Age=2592000");
    expect(cookie).not.toContain("Secure");
    expect(cookie).not.toContain("Domain");
  });

  it("ties the cookie to the host and to https where the site is https", async () => {
    process.env.SITE_URL = "https://parts.example.com";
    resetEnv();
    try {
      const cookie = await startSession(visit(), { accountId });
      expect(cookie).toMatch(/^__Host-partlane=/);
      expect(cookie).toContain("; Secure");
      expect(await currentAccount(visit(sentBack(cookie)))).not.toBeNull();
      // A cookie from before, when the site was http, opens nothing.
      expect(await currentAccount(visit(sentBack(cookie).replace("__Host-", "")))).toBeNull();
    } finally {
      delete process.env.SITE_URL;
      resetEnv();
    }
  });

  it("gets a new id at each sign-in, and the old one ends", async () => {
    const first = await signIn();
    const second = await signIn(visit(first));
    expect(second).not.toBe(first);
    expect(await currentAccount(visit(first))).toBeNull();
    expect(await currentAccount(visit(second))).not.toBeNull();
  });

  it("ends with signing out, and its cookie replayed opens nothing", async () => {
    const cookie = await signIn();
    const request = visit(cookie);
    expect(await currentAccount(request)).not.toBeNull();
    expect(await signOut(request)).toMatch(/^partlane=;.*Expires=Thu, 01 Jan 1970/);
    expect(await currentAccount(request)).toBeNull();
    expect(await currentAccount(visit(cookie))).toBeNull();
    const { cookie: cleared } = await readSession(visit(cookie));
    expect(cleared).toMatch(/^partlane=;.*Expires=Thu, 01 Jan 1970/);
  });

  it.each([
    ["forged", () => "partlane=IngiCg%3D%3D.forged"],
    ["made up", () => "partlane=x"],
    ["empty", () => "partlane="],
    ["changed", (cookie: string) => cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
    [
      "signed with another secret",
      () => "partlane=Ing%3D.A3sQb3Vw1Zr0bV1nq0kq0m1nq0kq0m1nq0kq0m1nq0k",
    ],
  ])("does not open with a cookie that is %s, which is then taken away", async (_how, change) => {
    const cookie = change(await signIn());
    expect(await currentAccount(visit(cookie))).toBeNull();
    expect((await readSession(visit(cookie))).cookie).toMatch(/^partlane=;/);
  });

  it("ends although the database is away: here at once, in the database when it is back", async () => {
    const cookie = await signIn();
    await own.whileAway(async () => {
      expect(await signOut(visit(cookie))).toMatch(/^partlane=;.*Expires=Thu, 01 Jan 1970/);
    });
    expect(await currentAccount(visit(cookie))).toBeNull();
    await expect
      .poll(async () => (await rows())[0]?.revoked_at, { timeout: 15_000, interval: 200 })
      .not.toBeNull();
  }, 20_000);

  it("is nothing for a visitor: no row, no cookie", async () => {
    expect(await readSession(visit())).toEqual({ account: null, cookie: null });
    expect(await readSession(visit("other=1; notpartlane=2"))).toEqual({
      account: null,
      cookie: null,
    });
    expect(await rows()).toEqual([]);
  });

  it("ends with its account", async () => {
    const cookie = await signIn();
    await database().execute(sql`delete from account where id = ${accountId}`);
    expect(await currentAccount(visit(cookie))).toBeNull();
  });

  it("asks the database once for a page whose loaders ask together, and once per request", async () => {
    const cookie = await signIn();
    const { $client } = database() as typeof own.db & { $client: pg.Pool };
    const query = vi.spyOn($client, "query");
    const page = visit(cookie);
    await Promise.all([
      currentAccount(page),
      currentAccount(visit(cookie)),
      readSession(visit(cookie)),
    ]);
    expect(query).toHaveBeenCalledTimes(1);
    await currentAccount(page);
    await readSessionExtras(page);
    expect(query).toHaveBeenCalledTimes(1);
    await currentAccount(visit(cookie));
    expect(query).toHaveBeenCalledTimes(2);
  });
});

describe("signing out", () => {
  const signOutAt = async (siteUrl: string | undefined) => {
    if (siteUrl) process.env.SITE_URL = siteUrl;
    resetEnv();
    try {
      const Cookie = await signIn();
      const Origin = siteUrl ?? "http://localhost:3000";
      const request = new Request("http://localhost:3000/logout", {
        method: "POST",
        headers: { Cookie, Origin },
        body: new URLSearchParams(),
      });
      return await logout.action({ request, params: {}, context: {} });
    } finally {
      delete process.env.SITE_URL;
      resetEnv();
    }
  };

  it("leads home, and has the browser drop the pages that it kept, but not its choices", async () => {
    const { status, headers } = await signOutAt("https://parts.example.com");
    expect([status, headers.get("Location")]).toEqual([302, "/"]);
    expect(headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-partlane=;.*1970/)]);
  });

  it("asks that of no browser without https, which would complain", async () => {
    const { headers } = await signOutAt(undefined);
    expect(headers.get("Clear-Site-Data")).toBeNull();
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^partlane=;.*1970/)]);
  });

  it("leads home although the database is away", async () => {
    const Cookie = await signIn();
    const request = new Request("http://localhost:3000/logout", {
      method: "POST",
      headers: { Cookie, Origin: "http://localhost:3000" },
      body: new URLSearchParams(),
    });
    await own.whileAway(async () => {
      const { status, headers } = await logout.action({ request, params: {}, context: {} });
      expect([status, headers.get("Location")]).toEqual([302, "/"]);
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^partlane=;.*1970/)]);
    });
  }, 20_000);
});

describe("how long a session lasts", () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;
  const later = (ms: number) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + ms);
  };

  it("is recorded at most every ten minutes, and prolongs the cookie", async () => {
    const cookie = await signIn();
    const [before] = await rows();
    later(9 * minute);
    expect((await readSession(visit(cookie))).cookie).toBeNull();
    later(2 * minute);
    const rolled = (await readSession(visit(cookie))).cookie;
    expect(rolled).toContain("Max-Age=2592000");
    expect(sentBack(rolled ?? "")).toBe(cookie);
    expect((await readSession(visit(cookie))).cookie).toBeNull();
    const [after] = await rows();
    const expiry = (row: typeof after) => new Date(String(row?.expires_at)).getTime();
    expect((expiry(after) - expiry(before)) / minute).toBeCloseTo(11, 0);
  });

  it("is thirty days without use", async () => {
    const cookie = await signIn();
    later(29 * day);
    expect((await readSession(visit(cookie))).cookie).not.toBeNull();
    later(29 * day);
    expect(await currentAccount(visit(cookie))).not.toBeNull();
    later(2 * day);
    expect(await currentAccount(visit(cookie))).toBeNull();
    expect((await readSession(visit(cookie))).cookie).toMatch(/^partlane=;/);
  });

  it("is ninety days at most, however often it is used", async () => {
    const cookie = await signIn();
    for (let used = 20; used <= 80; used += 20) {
      later(20 * day);
      expect((await readSession(visit(cookie))).cookie).not.toBeNull();
    }
    later(9 * day);
    expect(await currentAccount(visit(cookie))).not.toBeNull();
    later(2 * day);
    expect(await currentAccount(visit(cookie))).toBeNull();
  });

  it("leaves no row of an ended session behind at the next sign-in", async () => {
    // Both in the same millisecond.
    later(0);
    await signOut(visit(await signIn()));
    await signIn();
    expect(await rows()).toHaveLength(1);
  });

  it("leaves no row behind for long", async () => {
    await signIn();
    later(31 * day);
    await signIn();
    expect(await rows()).toHaveLength(1);
  });
});

describe("a page for signed-in people", () => {
  const thrown = async (request: Request) => {
    const response = await requireAccount(request).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(response instanceof Response)) throw new Error("nothing was thrown");
    return response;
  };

  it("lets them in", async () => {
    expect(await requireAccount(visit(await signIn()))).toMatchObject({ id: accountId });
  });

  it("sends a visitor to sign in and back again", async () => {
    const response = await thrown(visit("", {}, "/dashboard/orders?before=PL-1&x=a%26b"));
    expect(response.status).toBe(302);
    const to = new URL(response.headers.get("Location") ?? "", "http://localhost");
    expect(to.pathname).toBe("/login");
    expect(to.searchParams.get("redirectTo")).toBe("/dashboard/orders?before=PL-1&x=a%26b");
  });

  it("refuses a visitor's write", async () => {
    const response = await thrown(visit("partlane=replayed", { method: "POST" }));
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("Sign in");
  });
});

describe("an account's sessions", () => {
  it("are listed, the latest first, and told apart from one another", async () => {
    const firefox = await signIn(visit("", { headers: { "User-Agent": "Firefox" } }));
    await signIn(visit("", { headers: { "User-Agent": "Chrome" } }));
    const ended = await signIn();
    await signOut(visit(ended));
    const listed = await listSessions({ accountId });
    expect(listed.map(({ userAgent }) => userAgent)).toEqual(["Chrome", "Firefox"]);
    const here = await currentAccount(visit(firefox));
    expect(listed[1]?.id).toBe(here?.sessionId);
  });

  it("can be ended one by one, by their owner only", async () => {
    const cookie = await signIn();
    const [listed] = await listSessions({ accountId });
    const id = listed?.id ?? "";
    const stranger = "019a0000-0000-7000-8000-00000000dead";
    expect(await revokeSession({ id, accountId: stranger })).toBe(false);
    expect(await currentAccount(visit(cookie))).not.toBeNull();
    expect(await revokeSession({ id, accountId })).toBe(true);
    expect(await currentAccount(visit(cookie))).toBeNull();
    expect(await revokeSession({ id, accountId })).toBe(false);
    expect(await listSessions({ accountId })).toEqual([]);
  });

  it("are ended all at once, or all but one", async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const here = await requireAccount(visit(second));
    expect(await endSessions({ accountId, exceptSessionId: here.sessionId })).toBe(2);
    expect(await currentAccount(visit(first))).toBeNull();
    expect(await currentAccount(visit(third))).toBeNull();
    expect(await currentAccount(visit(second))).not.toBeNull();
    expect(await endSessions({ accountId })).toBe(1);
    expect(await currentAccount(visit(second))).toBeNull();
    expect(await endSessions({ accountId })).toBe(0);
  });

  it("are not ended for anybody else, nor by a transaction that is rolled back", async () => {
    const cookie = await signIn();
    const stranger = "019a0000-0000-7000-8000-00000000dead";
    expect(await endSessions({ accountId: stranger })).toBe(0);
    const failing = withTransaction(async (tx) => {
      await endSessions({ accountId }, tx);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await currentAccount(visit(cookie))).not.toBeNull();
  });

  it("are fifty at most: the one that was not used for longest ends", async () => {
    const cookies: string[] = [];
    for (let made = 0; made < sessionsPerAccount; made++) cookies.push(await signIn());
    expect(await listSessions({ accountId })).toHaveLength(sessionsPerAccount);
    const [first = "", second = ""] = cookies;
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await readSession(visit(first));
    await signIn();
    expect(await listSessions({ accountId })).toHaveLength(sessionsPerAccount);
    expect(await currentAccount(visit(second))).toBeNull();
    expect(await currentAccount(visit(first))).not.toBeNull();
  });

  it("keep what a domain gives them, until they end", async () => {
    const cookie = sentBack(await startSession(visit(), { accountId, extras: { a: 1 } }));
    expect(await readSessionExtras(visit(cookie))).toEqual({ a: 1 });
    const { sessionId } = await requireAccount(visit(cookie));
    await saveSessionExtras({ sessionId, accountId }, { b: 2 });
    expect(await readSessionExtras(visit(cookie))).toEqual({ b: 2 });
    await signOut(visit(cookie));
    expect(await readSessionExtras(visit(cookie))).toBeNull();
    expect((await rows())[0]?.data).toEqual({});
  });
});

describe("small cookies", () => {
  it("hand one message to the next page", async () => {
    const cookie = sentBack(await flashCookie({ tone: "success", message: "Login successful!" }));
    const { flash, cookie: after } = await readFlash(visit(cookie));
    expect(flash).toEqual({ tone: "success", message: "Login successful!" });
    expect(after).toMatch(/^partlane-flash=;.*1970/);
    expect(await readFlash(visit())).toEqual({ flash: null, cookie: null });
  });

  it("say nothing that we did not write", async () => {
    const text = Buffer.from(JSON.stringify({ tone: "success", message: "Send money" }));
    const { flash, cookie } = await readFlash(
      visit(`partlane-flash=${text.toString("base64url")}`),
    );
    expect(flash).toBeNull();
    expect(cookie).toMatch(/^partlane-flash=;/);
  });

  it("keep the theme and the unit of distances for a year, each beside the other", async () => {
    const dark = await preferencesCookie(visit(), { theme: "dark" });
    expect(dark).toContain("Max-Age=31536000");
    const both = await preferencesCookie(visit(sentBack(dark)), { distanceUnit: "km" });
    expect(await readPreferences(visit(sentBack(dark)))).toEqual({
      theme: "dark",
      distanceUnit: "mi",
    });
    expect(await readPreferences(visit(sentBack(both)))).toEqual({
      theme: "dark",
      distanceUnit: "km",
    });
  });

  it("still know the theme of when they kept nothing else, and nothing from nonsense", async () => {
    const old = Buffer.from(JSON.stringify("light")).toString("base64");
    expect((await readPreferences(visit(`partlane-theme=${encodeURIComponent(old)}`))).theme).toBe(
      "light",
    );
    const odd = Buffer.from(JSON.stringify({ theme: 7, distanceUnit: "ft" })).toString("base64");
    for (const cookie of ["", "partlane-theme=nonsense", `partlane-theme=${odd}`])
      expect(await readPreferences(visit(cookie))).toEqual({ theme: "system", distanceUnit: "mi" });
  });

  it.each([
    ["en-US,en;q=0.9", "mi"],
    ["en-GB", "mi"],
    ["my-MM", "mi"],
    ["en", "mi"],
    ["en-CA,fr;q=0.5", "km"],
    ["de", "km"],
    ["de-AT;q=0.8", "km"],
    ["*", "mi"],
    ["<script>", "mi"],
    ["x".repeat(10_000), "mi"],
  ])("are not needed for the unit that a browser's language %# tells", async (language, unit) => {
    const request = new Request("http://localhost/", { headers: { "Accept-Language": language } });
    expect((await readPreferences(request)).distanceUnit).toBe(unit);
  });

  it("keep the answer about analytics", async () => {
    expect(await readConsent(visit())).toBeNull();
    for (const answer of ["granted", "denied"] as const)
      expect(await readConsent(visit(sentBack(await consentCookie(answer))))).toBe(answer);
  });
});
