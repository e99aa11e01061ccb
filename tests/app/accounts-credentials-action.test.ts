import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { CredentialsAnswer, CredentialsMode } from "~/accounts/credentials";
import { credentialsAction, refusalAnswer } from "~/accounts/credentials-action.server";
import { currentAccount } from "~/platform/auth/session.server";
import { readFlash } from "~/platform/http/flash.server";
import { useDatabase } from "../support/database";

const own = useDatabase({ seed: false });

let count = 0;
let email = "";
let address = "";
const password = "correct horse";
beforeEach(() => {
  count += 1;
  email = `Ada${count}@example.com`;
  address = `192.0.2.${count}`;
});

const origin = "http://localhost:3000";

function form(mode: CredentialsMode, fields: Record<string, string>, cookie = "") {
  return new Request(`${origin}/${mode}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: origin, Cookie: cookie, "X-Partlane-Client-Address": address },
  });
}

interface Seen {
  status: number;
  location: string | null;
  cookies: string[];
  retryAfter: string | null;
  answer: CredentialsAnswer | null;
}

/** What the action did, whether it answered with data or a response, or threw one. */
async function submit(request: Request): Promise<Seen> {
  const mode = new URL(request.url).pathname.slice(1) as CredentialsMode;
  const outcome = await credentialsAction(mode, request).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  const answered = "data" in outcome ? outcome : null;
  const { status, headers: sent } = "data" in outcome ? (outcome.init ?? {}) : outcome;
  const headers = new Headers(sent);
  return {
    status: status ?? 200,
    location: headers.get("Location"),
    cookies: headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? ""),
    retryAfter: headers.get("Retry-After"),
    answer: answered?.data ?? null,
  };
}

const newcomer = (more: object = {}) => ({
  firstName: " Mary Ann ",
  lastName: "Lee",
  email,
  password,
  confirmPassword: password,
  ...more,
});
const register = () => submit(form("register", newcomer()));
const visit = (cookies: string[]) =>
  new Request(`${origin}/dashboard`, { headers: { Cookie: cookies.join("; ") } });

describe("without JavaScript", () => {
  it("registering signs in, leads to the dashboard and takes its message along", async () => {
    const { status, location, cookies } = await register();
    expect([status, location]).toEqual([303, "/dashboard"]);
    expect(await currentAccount(visit(cookies))).toMatchObject({
      email: email.toLowerCase(),
      displayName: "Mary Ann Lee",
    });
    expect((await readFlash(visit(cookies))).flash).toEqual({
      tone: "success",
      message: "Account created successfully!",
    });
  });

  it("signing in does the same, and leads back", async () => {
    await register();
    const { status, location, cookies } = await submit(
      form("login", { email, password, redirectTo: "/dashboard/orders?before=PL-1" }),
    );
    expect([status, location]).toEqual([303, "/dashboard/orders?before=PL-1"]);
    expect((await readFlash(visit(cookies))).flash?.message).toBe("Login successful!");
  });
});

describe("with JavaScript", () => {
  it("the page itself leads on, after its toast", async () => {
    await register();
    const { status, location, cookies, answer } = await submit(
      form("login", { email, password, enhanced: "1" }),
    );
    expect([status, location]).toEqual([200, null]);
    expect(answer).toEqual({
      kind: "welcome",
      message: "Login successful!",
      redirectTo: "/dashboard",
    });
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["partlane", "partlane-device"]);
    expect(await currentAccount(visit(cookies))).not.toBeNull();
  });

  it("registering keeps the plan that was chosen, and minds no plan that there is none of", async () => {
    await submit(form("register", newcomer({ plan: "professional", period: "annual" })));
    await submit(form("register", newcomer({ email: `b${email}`, plan: "gold", period: "x" })));
    const { rows } = await own.db.execute(
      sql`select plan, billing_period from account where lower(email) like lower(${`%${email}`}) order by email`,
    );
    expect(rows).toEqual([
      { plan: "professional", billing_period: "annual" },
      { plan: "hobbyist", billing_period: "monthly" },
    ]);
  });
});

describe("bad input", () => {
  it("is answered field by field, values kept, passwords not", async () => {
    const { status, answer, cookies } = await submit(
      form("register", newcomer({ firstName: "", email: "nobody", confirmPassword: "other" })),
    );
    expect(status).toBe(400);
    expect(answer).toEqual({
      kind: "refused",
      message: "Please fix the errors below.",
      errors: {
        firstName: "First name is required",
        email: "Email address is invalid",
        confirmPassword: "Passwords do not match",
      },
      values: { firstName: "", lastName: "Lee", email: "nobody" },
    });
    expect(cookies).toEqual([]);
  });

  it("is the same when fields are left out", async () => {
    const { status, answer } = await submit(form("login", {}));
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      errors: { email: "Email is required", password: "Password is required" },
      values: { email: "" },
    });
    expect(JSON.stringify(answer)).not.toContain('"password":""');
  });

  it("never makes a call, so it counts as no attempt", async () => {
    for (let tried = 0; tried < 60; tried++)
      expect((await submit(form("login", { email, password: "short" }))).status).toBe(400);
  });

  it.each(["//evil.example", "https:evil.example", "/\\evil.example", "/%2f%2fevil.example"])(
    "is refused when it leads to %s, before anybody is signed in",
    async (redirectTo) => {
      await register();
      const seen = await submit(form("login", { email, password, redirectTo }));
      expect(seen).toMatchObject({ status: 400, location: null, cookies: [] });
    },
  );

  it("is refused with unknown fields, from another site, or of another type", async () => {
    expect(await submit(form("login", { email, password, isAdmin: "1" }))).toMatchObject({
      status: 400,
      answer: null,
    });
    expect(await submit(form("login", { email, password, firstName: "x" }))).toMatchObject({
      status: 400,
      answer: null,
    });
    const forged = form("login", { email, password });
    forged.headers.set("Origin", "https://evil.example");
    expect(await submit(forged)).toMatchObject({ status: 403, cookies: [] });
    const json = form("login", { email, password });
    json.headers.set("Content-Type", "application/json");
    expect(await submit(json)).toMatchObject({ status: 415, cookies: [] });
  });
});

describe("a refused sign-in", () => {
  it("says no more than SPEC does, whether the account exists or not", async () => {
    await register();
    const wrong = await submit(form("login", { email, password: "wrong horse" }));
    expect(wrong).toMatchObject({ status: 400, cookies: [] });
    expect(wrong.answer).toEqual({
      kind: "refused",
      message: "Invalid email or password.",
      errors: { email: "Invalid email or password.", password: "" },
      values: { email },
    });
    const nobody = `nobody-${email}`;
    const unknown = await submit(form("login", { email: nobody, password: "wrong horse" }));
    expect(unknown).toEqual({ ...wrong, answer: { ...wrong.answer, values: { email: nobody } } });
  });

  it("does not tell a taken email from any other failure", async () => {
    await register();
    expect(await register()).toMatchObject({
      status: 400,
      cookies: [],
      answer: { kind: "refused", message: "An unknown error occurred.", errors: {} },
    });
  });

  it("says after too many attempts how long to wait", async () => {
    await register();
    for (let tried = 0; tried < 10; tried++)
      await submit(form("login", { email, password: "wrong horse" }));
    const seen = await submit(form("login", { email, password }));
    expect(seen).toMatchObject({ status: 429, cookies: [] });
    expect(Number(seen.retryAfter)).toBeGreaterThan(880);
    expect(seen.answer).toMatchObject({
      kind: "refused",
      message: "An unknown error occurred.",
      notice: "Too many sign-in attempts. Try again in 15 minutes.",
      errors: {},
    });
  });

  it.each([
    [1, "1 minute"],
    [60, "1 minute"],
    [61, "2 minutes"],
    [700, "12 minutes"],
  ])("counts the wait of %d s as %s", (retryAfterSeconds, words) => {
    const refused = {
      kind: "refused",
      reason: "too-many-attempts",
      from: "here",
      retryAfterSeconds,
    } as const;
    expect(refusalAnswer("login", refused, {}).answer.notice).toBe(
      `Too many sign-in attempts. Try again in ${words}.`,
    );
  });

  it("does not count on a browser that signed in before", async () => {
    const { cookies } = await register();
    const known = cookies.find((cookie) => cookie.startsWith("partlane-device=")) ?? "";
    for (let tried = 0; tried < 10; tried++)
      await submit(form("login", { email, password: "wrong horse" }));
    expect((await submit(form("login", { email, password }))).status).toBe(429);
    expect((await submit(form("login", { email, password }, known))).status).toBe(303);
  });

  it.each([
    ["here", true, "Too many sign-in attempts. Try again in 2 minutes."],
    ["address", false, "Too many sign-in attempts from your network. Try again in 2 minutes."],
    [
      "account",
      true,
      "Someone has tried many wrong passwords for this email address. Try again in 2 minutes, or sign in on a device you've used before.",
    ],
  ] as const)(
    "says whose attempts were too many: %s, and where a new password helps",
    (from, offersReset, notice) => {
      const reason = "too-many-attempts" as const;
      const refused = { kind: "refused", reason, from, retryAfterSeconds: 120 } as const;
      const { answer, init } = refusalAnswer("login", refused, {});
      expect(answer).toMatchObject({ message: "An unknown error occurred.", notice, offersReset });
      expect(refusalAnswer("register", refused, {}).answer.offersReset).toBe(false);
      expect(init).toEqual({ status: 429, headers: { "Retry-After": "120" } });
    },
  );

  it.each([
    ["unavailable", 503],
    ["unknown", 400],
    ["account-disabled", 400],
    ["email-taken", 400],
  ] as const)("is an unknown error when it is %s", (reason, status) => {
    const { answer, init } = refusalAnswer("register", { kind: "refused", reason }, {});
    expect(answer).toMatchObject({ message: "An unknown error occurred.", errors: {} });
    expect(init.status).toBe(status);
  });
});

describe("a password that is easily guessed", () => {
  it("is refused for a new account, at its field, with the reason and what was typed", async () => {
    const weak = { password: "Password123!", confirmPassword: "Password123!" };
    const { status, answer, cookies } = await submit(form("register", newcomer(weak)));
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      kind: "refused",
      message: "Please fix the errors below.",
      errors: {
        password:
          "This password is too close to one that many people use. Add a few unrelated words.",
      },
      values: { email },
    });
    expect(JSON.stringify(answer)).not.toContain("Password123!");
    expect(cookies).toEqual([]);
  });

  it("is not spoken of at sign-in", async () => {
    const { answer } = await submit(form("login", { email, password: "password" }));
    expect(answer).toMatchObject({ message: "Invalid email or password." });
  });

  it("is said to be one where an outside provider finds it so", () => {
    const message = "This password is too easy to guess. Add a few unrelated words.";
    const refused = { kind: "refused", reason: "weak-password", message } as const;
    const { answer, init } = refusalAnswer("register", refused, {});
    expect(answer).toMatchObject({
      message: "Please fix the errors below.",
      errors: { password: message },
    });
    expect(init.status).toBe(400);
  });
});

describe("a session from before", () => {
  it("ends when somebody signs in over it", async () => {
    const first = await register();
    const second = await submit(form("login", { email, password }, first.cookies.join("; ")));
    expect(second.status).toBe(303);
    expect(await currentAccount(visit(first.cookies))).toBeNull();
    expect(await currentAccount(visit(second.cookies))).not.toBeNull();
  });

  it("does not end when signing in fails", async () => {
    const { cookies } = await register();
    await submit(form("login", { email, password: "wrong horse" }, cookies.join("; ")));
    expect(await currentAccount(visit(cookies))).not.toBeNull();
  });
});
