import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { newId } from "~/platform/db/id.server";
import { expectNoAxeViolations, noSidewaysScroll } from "./support/checks";
import { linkIn, mailTo } from "./support/mailbox";
import { hydrated, test } from "./support/page";

/*
 * The way back in and everything else that /settings has for one's own account, as people go it: by the
 * links of the mails that the site has written.
 */

const newPassword = "a spanner for every nut";

const freshEmail = () => `mary.${newId().slice(-12)}@garage.example`;

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

const follow = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).click();

const titled = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

describe.each([true, false])("an account, with JavaScript: %s", (javaScript) => {
  const visit = async (page: Page, address: string) => {
    // Else the page that is there stays, where the address differs by its hash alone.
    await page.goto("about:blank");
    await page.goto(address);
    if (javaScript) await hydrated(page);
  };

  const signIn = async (page: Page, email: string, password: string) => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await press(page, "Sign In");
  };

  test("whose password is forgotten gets a new one by mail, and its other devices are out", async ({
    open,
    account,
  }) => {
    const { email, cookie, ...person } = await account();
    const elsewhere = await open("/settings", {
      account: { email, cookie, ...person },
      javaScript,
    });
    const page = await open("/login", { javaScript, width: 360, allow: [/status of 4\d\d/] });
    await follow(page, "Forgot password?");
    await titled(page, "Forgot your password?");
    await page.getByLabel("Email").fill(email);
    await press(page, "Send the link");
    await titled(page, "Check your email");
    await noSidewaysScroll(page);

    const link = linkIn(await mailTo(email, "accounts.password-reset"));
    await visit(page, link);
    await titled(page, "Choose a new password");
    await noSidewaysScroll(page);
    if (javaScript) await expectNoAxeViolations(page);
    await page.getByLabel("New password", { exact: true }).fill("12345678");
    await page.getByLabel("Confirm new password").fill("12345678");
    await press(page, "Change password");
    await page.locator("[aria-invalid=true][name=password]").waitFor();
    await page.getByLabel("New password", { exact: true }).fill(newPassword);
    await page.getByLabel("Confirm new password").fill(newPassword);
    await press(page, "Change password");
    await page.waitForURL("**/login");
    await page
      .getByText("Your password has been changed. Sign in with the new one.")
      .first()
      .waitFor();

    await elsewhere.reload();
    expect(new URL(elsewhere.url()).pathname).toBe("/login");
    const told = await mailTo(email, "accounts.password-changed");
    expect(told.subject).toContain("password");
    await signIn(page, email, newPassword);
    await page.waitForURL("**/dashboard");
    await visit(page, link);
    await titled(page, "This link doesn't work");
    await page.getByText("used").first().waitFor();
  });

  test("gets another email once that one says so, and the old one takes it back", async ({
    open,
    account,
  }) => {
    const person = await account();
    const to = freshEmail();
    const page = await open("/settings", { account: person, javaScript });
    await page.getByRole("link", { name: "Change email" }).click();
    await page.getByLabel("New email").fill(to);
    await page.getByLabel("Your password", { exact: true }).fill(person.password);
    await press(page, "Send the link");
    await titled(page, "Check your email");

    await visit(page, linkIn(await mailTo(to, "accounts.confirm-email")));
    await titled(page, "Use this address?");
    await press(page, "Use this address");
    await titled(page, "Your email has been changed");
    await follow(page, "Go to settings");
    await page.getByText(`Signed in as ${to}.`).waitFor();

    // On another device, as whoever reads the old address is.
    const old = await open(linkIn(await mailTo(person.email, "accounts.email-changed")), {
      javaScript,
      width: 360,
    });
    await titled(old, "Change your email back?");
    await noSidewaysScroll(old);
    await press(old, "Change it back");
    await titled(old, "Your email is back");
    await page.reload();
    expect(new URL(page.url()).pathname).toBe("/login");
    await visit(old, linkIn(await mailTo(person.email, "accounts.email-reverted")));
    await titled(old, "Choose a new password");
    await old.getByText(person.email).waitFor();
  });

  test("is downloaded whole, and then deleted", async ({ open, account }) => {
    const person = await account();
    const page = await open("/settings", {
      account: person,
      javaScript,
      allow: [/status of 4\d\d/],
    });
    await press(page, "Prepare a copy");
    await page.getByText("We'll email you when your copy is ready.").first().waitFor();
    await visit(page, linkIn(await mailTo(person.email, "accounts.export-ready")));
    const [download] = await Promise.all([page.waitForEvent("download"), follow(page, "Download")]);
    const files = unzipSync(await readFile(await download.path()));
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join("\n"),
    ).toContain(person.email);

    await follow(page, "Delete account");
    await page.getByLabel("Your password", { exact: true }).fill(person.password);
    await press(page, "Delete account");
    await page.getByText("Your account has been deleted.").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await mailTo(person.email, "accounts.account-deleted");
    await visit(page, new URL("/login", page.url()).href);
    await signIn(page, person.email, person.password);
    await page.getByText("Invalid email or password.").first().waitFor();
  });
});
