import { expect, it } from "vitest";
import { guardedServer } from "../../support/guarded-server";

const expected = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};

it("every answer carries them, those of the web server itself included", async () => {
  const { url } = await guardedServer();
  for (const [path, method] of [
    ["/", "GET"],
    ["/%00", "GET"],
    ["/", "DELETE"],
  ] as const) {
    const { headers } = await fetch(url + path, { method });
    expect(Object.fromEntries(headers)).toMatchObject(expected);
    expect(headers.get("Permissions-Policy")).toContain("geolocation=(self)");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  }
});

it("the one that asks for https only where the site is https", async () => {
  const ask = async (siteUrl: string) => {
    const { url } = await guardedServer({ siteUrl });
    return (await fetch(url)).headers.get("Strict-Transport-Security");
  };
  expect(await ask("https://parts.example")).toBe("max-age=31536000");
  expect(await ask("http://parts.example")).toBeNull();
});
