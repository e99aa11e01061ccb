import { chromium, type Page } from "playwright";
import { describe, expect } from "vitest";
import { newId } from "~/platform/db/id.server";
import type { Account } from "../support/account";
import { chromiumFlags, findChromium } from "../support/chromium";
import { cookiesOf, holdBack, hydrated, test } from "./support/page";

const password = "correct horse battery";
const freshEmail = () => `mary.${newId().slice(-12)}@example.com`;

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name"));

/** How the page stands when it says something: it leads on soon after. */
const whenSaid = (page: Page, words: string) =>
  page.evaluate(
    (words) =>
      new Promise<{ path: string; isDisabled: boolean }>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.body.textContent?.includes(words)) return;
          watch.disconnect();
          const button = document.querySelector<HTMLButtonElement>("main button[type=submit]");
          resolve({ path: location.pathname, isDisabled: button?.disabled ?? false });
        });
        watch.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
    words,
  );

/** In an own browser that, unlike the others, keeps pages whole when they are left. */
async function openKept(siteUrl: string, account: Account, options: { javaScript: boolean }) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({
    baseURL: siteUrl,
    javaScriptEnabled: options.javaScript,
  });
  await context.addCookies(cookiesOf(account, siteUrl));
  return { browser, page: await context.newPage() };
}

describe("after signing out, Back", () => {
  test.for([true, false])(
    "shows nothing of the account (JavaScript: %s)",
    async (javaScript, { siteUrl, account }) => {
      const person = await account();
      const { browser, page } = await openKept(siteUrl, person, { javaScript });
      try {
        const seen: string[] = [];
        for (const path of ["/", "/settings"]) {
          await page.goto(path);
          if (javaScript) await hydrated(page);
          seen.push(await page.content());
        }
        expect(seen[0]).toContain("Mary Ann Lee");
        expect(seen[1]).toContain(person.email);
        await page.locator("summary", { hasText: "Mary Ann Lee" }).click();
        const [item, button] = (["menuitem", "button"] as const).map((role) =>
          page.getByRole(role, { name: "Logout" }),
        );
        await (javaScript ? item : button)?.click();
        await page.getByRole("link", { name: "Login" }).first().waitFor();
        await page.goBack();
        await page.waitForURL("**/login?redirectTo=%2Fsettings");
        expect(await page.content()).not.toContain(person.email);
        await page.goBack();
        await page.getByRole("link", { name: "Login" }).first().waitFor();
        expect(await page.content()).not.toContain("Mary Ann Lee");
      } finally {
        await browser.close();
      }
    },
  );

  test("asks the server although the browser kept the page whole", async ({ open, account }) => {
    const person = await account();
    const page = await open("/settings", { account: person });
    const turn = (type: "pagehide" | "pageshow") =>
      page.evaluate((type) => {
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        return document.documentElement.checkVisibility();
      }, type);
    expect(await turn("pagehide")).toBe(false);
    await page.context().clearCookies();
    await turn("pageshow");
    await page.waitForURL("**/login?redirectTo=%2Fsettings");
    expect(await page.content()).not.toContain(person.email);
    expect(await turn("pagehide")).toBe(true);
  });
});

describe.each([true, false])("Login in the header, with JavaScript: %s", (javaScript) => {
  test("leads back to the search, its filters and what is compared", async ({ open }) => {
    const here = "/map?q=rotor&category=brake&compare=brake-rotor-43512-06150";
    const page = await open(here, { javaScript });
    await page.getByRole("link", { name: "Login" }).first().click();
    await page.waitForURL(/\/login\?redirectTo=/);
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await page.waitForURL(/\/register\?redirectTo=/);
    await page.getByLabel("First name").fill("Jo");
    await page.getByLabel("Last name").fill("Lee");
    await page.getByLabel("Email").fill(freshEmail());
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.waitForURL(/\/map\?/);
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()]).toEqual(expect.arrayContaining(["q", "category", "compare"]));
    await page.getByText("Jo Lee").first().waitFor({ state: "attached" });
    await expect.poll(() => page.title()).toBe("Rotor – Parts map | Partlane");
  });
});

test.for([
  "/compare?parts=brake-rotor-43512-06150,alternator-27060-0v210",
  // Which leads to signing in itself.
  "/purchase/brake-rotor-43512-06150",
])("Login and Sign Up in the header lead back to %s", async (here, { open }) => {
  const page = await open(here, { javaScript: false });
  for (const [name, pathname] of [
    ["Login", "/login"],
    ["Sign Up", "/register"],
  ] as const) {
    const href = await page.getByRole("link", { name, exact: true }).first().getAttribute("href");
    const target = new URL(href ?? "", page.url());
    expect(target.pathname).toBe(pathname);
    expect(target.searchParams.get("redirectTo")).toBe(here);
  }
});

describe("registration and sign-in", () => {
  test("a visitor registers, signs out, signs in wrongly and then rightly", async ({ open }) => {
    const email = freshEmail();
    const page = await open("/register", { allow: [/status of 400/] });
    await page.getByLabel("First name").fill("  Mary Ann ");
    await page.getByLabel("Last name").fill("Lee");
    await page.getByLabel("Email").fill(` ${email} `);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    const created = whenSaid(page, "Account created successfully!");
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Account created successfully!").first().waitFor();
    expect((await created).path).toBe("/register");
    await page.waitForURL("**/dashboard");
    await page.getByText("Welcome, Mary Ann Lee!").waitFor();

    await page.goto("/");
    await hydrated(page);
    await page.locator("summary", { hasText: "Mary Ann Lee" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("link", { name: "Login" }).first().waitFor();

    await page.goto("/login");
    await hydrated(page);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Invalid email or password.").first().waitFor();
    const emailField = page.getByLabel("Email");
    expect(await emailField.getAttribute("aria-invalid")).toBe("true");
    expect(await emailField.inputValue()).toBe(email);
    const passwordField = page.getByLabel("Password", { exact: true });
    expect(await passwordField.getAttribute("aria-invalid")).toBe("true");

    await passwordField.fill(password);
    const signedIn = whenSaid(page, "Login successful!");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Login successful!").first().waitFor();
    expect((await signedIn).isDisabled).toBe(true);
    await page.waitForURL("**/dashboard");
  });

  test("fields are checked on blur and on submit, and nothing is sent until they pass", async ({
    open,
  }) => {
    const page = await open("/register", { width: 360 });
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    await page.getByLabel("Email").fill("mary@example");
    await page.getByLabel("Last name").focus();
    await page.getByText("Email address is invalid").waitFor();
    await page.getByLabel("Email").pressSequentially(".com");
    expect(await page.getByText("Email address is invalid").count()).toBe(0);

    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Please fix the errors below.").first().waitFor();
    for (const message of [
      "First name is required",
      "Last name is required",
      "Password is required",
    ])
      await page.getByText(message).waitFor();
    expect(await focusedName(page)).toBe("firstName");
    expect(posts).toBe(0);

    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("");
    expect(await page.getByText("Password is required").count()).toBe(0);
  });

  test("a guarded page leads to sign-in and back", async ({ open, account }) => {
    const { email, password: known } = await account();
    const page = await open("/dashboard/orders");
    expect(new URL(page.url()).pathname).toBe("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(known);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/orders");
  });

  test("everything works with JavaScript off", async ({ open }) => {
    const email = freshEmail();
    const page = await open("/register", {
      javaScript: false,
      width: 360,
      allow: [/status of 400/],
    });
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Please fix the errors below.").waitFor();
    await page.getByText("First name is required").waitFor();
    await expect.poll(() => focusedName(page)).toBe("firstName");
    await page.getByLabel("First name").fill("Jo");
    await page.getByLabel("Last name").fill("Park");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill("something else");
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Passwords do not match").waitFor();
    await expect.poll(() => focusedName(page)).toBe("confirmPassword");
    expect(await page.getByLabel("First name").inputValue()).toBe("Jo");
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Welcome, Jo Park!").waitFor();
    await page.getByText("Account created successfully!").waitFor();
    await page.goto("/");
    await page.locator("summary:visible").first().click();
    await page.locator("button:visible", { hasText: "Logout" }).first().click();
    await page.getByRole("link", { name: "Login" }).first().waitFor();
    await page.goto("/dashboard");
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});

describe("when the server cannot be reached", () => {
  // What the browser and the router say of it themselves.
  const allow = [
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (400|503)|console error: SyntaxError/,
  ];

  test.for([
    ["/login", "Sign In"],
    ["/register", "Create Account"],
  ] as const)(
    "%s says so, and keeps the page and what was typed",
    async ([path, button], { open }) => {
      const page = await open(path, { allow });
      const typed = {
        "First name": "Jo",
        "Last name": "Park",
        Email: freshEmail(),
        Password: password,
        "Confirm password": password,
      };
      const fields = Object.entries(typed).filter(
        ([label]) => path === "/register" || label === "Email" || label === "Password",
      );
      for (const [label, value] of fields)
        await page.getByLabel(label, { exact: true }).fill(value);
      const press = page.getByRole("button", { name: button });
      const failures = {
        "the request is lost": () => page.route("**/*.data*", (route) => route.abort()),
        "a proxy answers": () =>
          page.route("**/*.data*", (route) =>
            route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Unavailable</h1>" }),
          ),
        "there is no connection": () => page.context().setOffline(true),
      };
      const told = page.locator("[data-tone=critical]", { hasText: "An unknown error occurred." });
      for (const fail of Object.values(failures)) {
        await fail();
        await press.click();
        await told.waitFor();
        for (const [label, value] of fields)
          expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
        await page.getByRole("button", { name: "Dismiss" }).click();
        await told.waitFor({ state: "detached" });
        await page.unrouteAll();
      }
      // And then it works, with what stands there.
      await page.context().setOffline(false);
      await press.click();
      await page
        .getByText(
          path === "/login" ? "Invalid email or password." : "Account created successfully!",
        )
        .first()
        .waitFor();
    },
  );
});

describe("before the script is there", () => {
  test.for([
    ["/login", "Email", "jo@example.com"],
    ["/register", "First name", "Jo"],
    ["/donate", "Custom amount", "37"],
  ] as const)("what is typed on %s is kept", async ([path, label, value], { open }) => {
    const page = await open("/faq");
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto(path, { waitUntil: "commit" });
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    release();
    await hydrated(page);
    // Any change draws the form again.
    if (path !== "/donate") {
      await page.getByLabel("Password", { exact: true }).fill("x");
      await field.focus();
      await page.getByText("Password must be at least 8 characters").waitFor();
    } else await page.getByRole("button", { name: "Donate $37" }).waitFor();
    expect(await field.inputValue()).toBe(value);
  });
});

describe("a session that ended elsewhere", () => {
  test("is over in the header too, once a page asks for it", async ({ open, account, siteUrl }) => {
    const someone = await account();
    const page = await open("/pricing", { account: someone });
    await page.locator("summary", { hasText: "Mary Ann Lee" }).waitFor();
    await fetch(`${siteUrl}/logout`, {
      method: "POST",
      redirect: "manual",
      headers: {
        Cookie: someone.cookie,
        Origin: siteUrl,
        "Content-Type": "application/x-www-form-urlencoded",
      },
    });
    await page.locator("summary", { hasText: "Mary Ann Lee" }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await page.getByRole("link", { name: "Login" }).first().waitFor();
    expect(await page.getByText("Mary Ann Lee").count()).toBe(0);
  });
});

describe("what only an attacker sends", () => {
  const post = (siteUrl: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${siteUrl}/login`, {
      method: "POST",
      redirect: "manual",
      headers: {
        Origin: siteUrl,
        "Content-Type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body,
    });

  test("forms from elsewhere, of the wrong type, too large, or with unknown fields are refused", async ({
    siteUrl,
  }) => {
    const good = "email=a%40b.co&password=12345678";
    expect((await post(siteUrl, good, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(siteUrl, "{}", { "Content-Type": "application/json" })).status).toBe(415);
    expect((await post(siteUrl, `email=${"x".repeat(70_000)}`)).status).toBe(413);
    expect((await post(siteUrl, `${good}&admin=1`)).status).toBe(400);
  });

  test.for(["//evil.example", "https:evil.example", "/\\evil.example", "%2F%2Fevil.example"])(
    "is not led to %s",
    async (target, { siteUrl }) => {
      const asked = await fetch(`${siteUrl}/login?redirectTo=${encodeURIComponent(target)}`, {
        redirect: "manual",
      });
      expect(asked.status).toBe(400);
      expect(asked.headers.get("Location")).toBeNull();
    },
  );

  test("a cookie from before signing out opens nothing", async ({ siteUrl, account }) => {
    const { cookie } = await account();
    const visit = () =>
      fetch(`${siteUrl}/dashboard`, { redirect: "manual", headers: { Cookie: cookie } });
    expect((await visit()).status).toBe(200);
    await fetch(`${siteUrl}/logout`, {
      method: "POST",
      redirect: "manual",
      headers: {
        Cookie: cookie,
        Origin: siteUrl,
        "Content-Type": "application/x-www-form-urlencoded",
      },
    });
    expect((await visit()).status).toBe(302);
  });

  test("what is somebody's own is kept by no cache, the browser's own neither, as a page or as its data", async ({
    siteUrl,
    account,
  }) => {
    const { cookie } = await account();
    const caching = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(siteUrl + path, { headers });
      return [answer.status, answer.headers.get("Cache-Control")];
    };
    const paths = ["/dashboard", "/dashboard/orders", "/settings", "/garage", "/map", "/pricing"];
    for (const path of [...paths, "/"])
      for (const asked of [path, `${path === "/" ? "/_root" : path}.data`])
        expect([asked, ...(await caching(asked, { Cookie: cookie }))]).toEqual([
          asked,
          200,
          "no-store",
        ]);
    // Visitors come back to their pages as they left them, with what is theirs in no shared cache.
    expect(await caching("/pricing", {})).toEqual([200, "private, no-cache"]);
    const ahead = await fetch(`${siteUrl}/settings.data`, {
      headers: { Cookie: cookie, "Sec-Purpose": "prefetch" },
    });
    expect(ahead.headers.get("Cache-Control")).toBe("private, max-age=5");
    expect(ahead.headers.get("Vary")).toContain("Cookie");
    const listings = await fetch(`${siteUrl}/api/v1/listings`);
    expect(listings.headers.get("Cache-Control")).toContain("public");
  });

  test("pages carry the headers that keep scripts and frames out", async ({ siteUrl }) => {
    const page = await fetch(`${siteUrl}/`);
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/script-src [^;]*'nonce-[\w+/=]+'/);
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain("unsafe-inline");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(page.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(page.headers.get("Permissions-Policy")).toContain("geolocation=(self)");
    const file = await fetch(`${siteUrl}/favicon.svg`);
    expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});
