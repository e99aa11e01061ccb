import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { SITE_COOKIES } from "~/content/cookies";
import { PRIVACY_POLICY } from "~/content/privacy-policy";
import type * as cookies from "~/platform/http/cookies.server";
import { withSettings } from "../support/settings";

withSettings();

/** Every cookie that a module of the app defines, by name, with its lifetime in seconds. */
const defined = vi.hoisted(() => new Map<string, number>());
vi.mock("~/platform/http/cookies.server", async (original) => {
  const real = await original<typeof cookies>();
  const siteCookie: typeof cookies.siteCookie = (name, options) => {
    defined.set(name, options.maxAge);
    return real.siteCookie(name, options);
  };
  return { ...real, siteCookie };
});

const app = path.resolve(import.meta.dirname, "../../app");
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(app, file), "utf8") }));
const home = "platform/http/cookies.server.ts";

it("lists every cookie that the site sets, with its lifetime, and no other", async () => {
  const definers = sources.filter(
    ({ file, text }) => file !== home && text.includes("siteCookie("),
  );
  for (const { file } of definers) await import(path.join(app, file));
  expect(defined.size).toBeGreaterThanOrEqual(definers.length);
  const listed = SITE_COOKIES.map(({ name, maxAgeSeconds }) => [name, maxAgeSeconds] as const);
  expect(new Map(listed)).toEqual(defined);
  expect(listed).toHaveLength(defined.size);
});

it("is told of each in the privacy policy", () => {
  const section = PRIVACY_POLICY.sections.find(({ id }) => id === "cookies");
  const text = JSON.stringify(section);
  for (const { name, label } of SITE_COOKIES) expect(text).toContain(`${label} (${name}, `);
  expect(text).toContain(`We set ${SITE_COOKIES.length} cookies`);
});

it("sets cookies in one way alone", () => {
  const others = sources.filter(
    ({ file, text }) =>
      file !== home &&
      /createCookie|createCookieSessionStorage|document\.cookie|cookieStore/.test(text),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});
