import { afterEach, describe, expect, it } from "vitest";
import { resetEnv } from "~/platform/config/env.server";
import { xmlText } from "~/platform/http/xml";
import { loader as robots } from "~/routes/robots";
import { loader as sitemap } from "~/routes/sitemap";
import { useDatabase } from "../support/database";

useDatabase();
afterEach(() => {
  delete process.env.SITE_URL;
  resetEnv();
});

type Module = {
  default?: unknown;
  loader?: unknown;
  action?: (args: { request: Request; params: object; context: object }) => unknown;
};
const modules = import.meta.glob<Module>("../../app/routes/*.ts", { eager: true });

describe("an address without a page", () => {
  const files = Object.keys(modules).filter((file) => !modules[file]?.default);

  it.each(files)("%s says what it is asked by", async (file) => {
    const { action } = modules[file] ?? {};
    const request = new Request("http://localhost/x", { method: "POST", body: "x=1" });
    const answer: unknown = await (async () =>
      action?.({ request, params: {}, context: {} }))().catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    if (status === 405) expect(headers.get("Allow")).toBe("GET, HEAD");
  });
});

const asked = (path: string, origin = "http://parts.example") => ({
  request: new Request(`http://localhost${path}`, { headers: { "X-Partlane-Origin": origin } }),
  params: {},
  context: {},
});

describe.each([
  ["/robots.txt", robots],
  ["/sitemap.xml", sitemap],
])("%s", (path, load) => {
  it("has the origin that the request came to, and is kept by who asked alone", async () => {
    const answer = await load(asked(path));
    expect(await answer.text()).toContain("http://parts.example/");
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=3600");
  });

  it("has SITE_URL where there is one, and any cache may keep it", async () => {
    process.env.SITE_URL = "https://site.example";
    resetEnv();
    const answer = await load(asked(path));
    expect(await answer.text()).toContain("https://site.example/");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });
});

it("the site's map is well-formed whatever stands in it", async () => {
  const text = await (await sitemap(asked("/sitemap.xml", "http://x/?a=1&b=<script>'\""))).text();
  expect(text).toContain("http://x/?a=1&amp;b=&lt;script&gt;&apos;&quot;/");
  expect(text).not.toContain("<script>");
});

it("a text in XML has neither markup nor characters that no document may have", () => {
  expect(xmlText("Bosch & <b>\"Söhne\"</b> 'é' 🔧")).toBe(
    "Bosch &amp; &lt;b&gt;&quot;Söhne&quot;&lt;/b&gt; &apos;é&apos; 🔧",
  );
  expect(xmlText("a\u0000\u0008\uFFFE\uD800b\tc\n")).toBe("a\uFFFD\uFFFD\uFFFD\uFFFDb\tc\n");
});
