import { describe, expect, it } from "vitest";
import { checkedRedirectPath } from "~/platform/http/redirect.server";

const site = "https://parts.example.com";

describe("where to go after signing in", () => {
  it.each([
    "/",
    "/dashboard",
    "/dashboard/orders?before=PL-20431",
    "/map?q=43512-06150&near=40.7128,-74.006",
    "/map?q=a%2Fb%5Cc",
    "/map?back=https://parts.example.com/",
    "/#features",
    "/news/caf%C3%A9",
    "/updates#v2.1.0",
    "/a//b",
  ])("goes to %s", (path) => {
    expect(checkedRedirectPath(path, "/dashboard")).toBe(path);
  });

  const elsewhere = [
    "//evil",
    "//evil.example/",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    " /dashboard",
    "/dash\u0000board",
    "/dash\u2028board",
    "/%2f%2fevil.example",
    "/%2Fevil.example",
    "%2f%2fevil.example",
    "/%5cevil.example",
    "/%5C%5Cevil.example",
    "/%255cevil.example",
    "/%252f%252fevil.example",
    "/%25252fevil.example",
    "/%09/evil.example",
    "/%0d%0aSet-Cookie:x=y",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/%2e%2e%2fevil.example",
    "/a/%252e%252e//evil.example",
    "/%",
    "/%E0%A4%A",
    "https:evil.example",
    "https:/evil.example",
    "https://evil.example",
    "HTTPS://evil.example",
    "http:evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "mailto:x@evil.example",
    "evil.example",
    "dashboard",
    "./dashboard",
    "../dashboard",
    "?x",
    "#x",
    "@evil.example",
    "https://parts.example.com@evil.example/",
    "http://site.invalid/dashboard",
    `/${"x".repeat(3_000)}`,
  ];

  it.each(elsewhere)("does not go to %j", (path) => {
    expect(() => checkedRedirectPath(path, "/dashboard")).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it("takes the fallback when nothing is given", () => {
    for (const nothing of [undefined, null, ""])
      expect(checkedRedirectPath(nothing, "/dashboard")).toBe("/dashboard");
  });

  it("leaves the site under no combination of the parts that attacks are made of", () => {
    const parts = [
      "/",
      "\\",
      "%2f",
      "%5C",
      "%252f",
      ".",
      "..",
      "\t",
      "\n",
      ":",
      "@",
      "?",
      "#",
      "evil.example",
      "https:",
      "%09",
      "%00",
      "a",
    ];
    const taken = (value: string) => {
      try {
        return checkedRedirectPath(value, "/fallback");
      } catch {
        return undefined;
      }
    };
    let count = 0;
    let state = 20_250_808;
    const next = (below: number) => {
      // A linear congruential generator (Numerical Recipes), so that a failure can be repeated.
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let attempt = 0; attempt < 20_000; attempt++) {
      const value = Array.from({ length: 1 + next(7) }, () => parts[next(parts.length)]).join("");
      const path = taken(value);
      if (path === undefined) continue;
      count += 1;
      // As a browser reads it, as one that decodes first would, and as a router joins it.
      for (const read of [path, decodeURIComponent(new URL(path, site).pathname)]) {
        expect(new URL(read, site).origin, value).toBe(site);
        expect(read.startsWith("//"), value).toBe(false);
      }
      expect(path.startsWith("/"), value).toBe(true);
    }
    expect(count).toBeGreaterThan(300);
  });
});
