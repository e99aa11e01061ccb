import { describe, expect, it } from "vitest";
import { validHost } from "../../../server/origin.mjs";
import { guardedServer, statusOf } from "../../support/guarded-server";

describe("a host", () => {
  it.each([
    ["parts.example.com", "parts.example.com"],
    ["Parts.Example.COM:8080", "parts.example.com:8080"],
    ["localhost:3000", "localhost:3000"],
    ["parts.example:80", "parts.example"],
    ["127.0.0.1:65535", "127.0.0.1:65535"],
    ["[::1]:3000", "[::1]:3000"],
    ["[2001:DB8::1]", "[2001:db8::1]"],
    ["my_site-1:3000", "my_site-1:3000"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ])("%s is one", (text, host) => {
    expect(validHost(text)).toBe(host);
  });

  it.each([
    "",
    " ",
    "a b",
    "[::1",
    "::1",
    "[::g]",
    "[1.2.3.4]",
    "127.0.0.1:99999",
    "127.0.0.1:0",
    "127.0.0.1:",
    "127.0.0.1:80:80",
    "127.0.0.1:-1",
    "127.0.0.1:8x",
    "%00",
    "a%2eb",
    "127.0.0.1/dashboard?",
    "127.0.0.1#x",
    "127.0.0.1?x",
    "a@b",
    "user:word@parts.example",
    "a\\b",
    "<script>",
    "a&b",
    'a"b',
    "a,b",
    ".parts.example",
    "-a.example",
    "a..b",
    "127.1",
    "0x7f.0.0.1",
    "2130706433",
    "999.1.1.1",
    "bücher.example",
    "xn--.example",
    "a".repeat(256),
    "\u0000",
    "a\tb",
  ])("%j is none", (text) => {
    expect(validHost(text)).toBeUndefined();
  });
});

const request = (...headers: string[]) =>
  `GET /map HTTP/1.1\r\n${[...headers, "Connection: close"].join("\r\n")}\r\n\r\n`;

async function told(settings: Parameters<typeof guardedServer>[0], ...headers: string[]) {
  const { send, seen } = await guardedServer(settings);
  const status = statusOf(await send(request(...headers)));
  return { status, headers: seen[0]?.headers };
}

describe("what the application is told", () => {
  it("is the origin of a host that was checked", async () => {
    const { headers } = await told({}, "Host: Parts.Example:3000");
    expect(headers).toMatchObject({
      host: "parts.example:3000",
      "x-partlane-origin": "http://parts.example:3000",
    });
  });

  it.each([
    ["Host: a b"],
    ["Host: [::1"],
    ["Host: 127.0.0.1:99999"],
    ["Host: %00"],
    ["Host: 127.0.0.1/dashboard?"],
    ["Host: a@b"],
    ["Host: <b>"],
    ["Host:"],
    ["Host: parts.example", "Host: parts.example"],
    ["Host: parts.example", "hOST: evil.example"],
    ["X-No-Host: 1"],
  ])("is nothing where it is %s, which is 400", async (...headers) => {
    expect(await told({}, ...headers)).toEqual({ status: 400, headers: undefined });
    expect((await told({ siteUrl: "https://parts.example" }, ...headers)).status).toBe(400);
  });

  it("is SITE_URL, whatever host was asked: a health check asks by number", async () => {
    const siteUrl = "https://parts.example";
    const { status, headers } = await told({ siteUrl }, "Host: 10.0.0.7:3000");
    expect([status, headers?.["x-partlane-origin"]]).toEqual([200, siteUrl]);
  });

  it("is SITE_URL for the oldest clients, which name no host; without it they are refused", async () => {
    const old = "GET /healthz HTTP/1.0\r\n\r\n";
    const named = await guardedServer({ siteUrl: "https://parts.example" });
    expect(statusOf(await named.send(old))).toBe(200);
    expect(named.seen[0]?.headers.host).toBe("parts.example");
    const unnamed = await guardedServer();
    expect(statusOf(await unnamed.send(old))).toBe(400);
  });

  it("has no port where it is the scheme's own, as a browser's Origin has none", async () => {
    const { headers } = await told(
      { trustedProxies: 1 },
      "Host: 10.0.0.7",
      "X-Forwarded-Host: parts.example:443",
      "X-Forwarded-Proto: https",
      "Origin: https://parts.example",
    );
    expect(headers).toMatchObject({
      host: "parts.example",
      origin: "https://parts.example",
      "x-partlane-origin": "https://parts.example",
    });
  });

  const forwarded = ["Host: 10.0.0.7", "X-Forwarded-Host: a.example, parts.example"];

  it("is what a proxy of ours forwards, by the same rule, and nobody else's word", async () => {
    const https = "X-Forwarded-Proto: http, https";
    const trusted = await told({ trustedProxies: 1 }, ...forwarded, https);
    expect(trusted.headers).toMatchObject({
      host: "parts.example",
      "x-partlane-origin": "https://parts.example",
    });
    const own = await told({}, ...forwarded, https);
    expect(own.headers).toMatchObject({
      host: "10.0.0.7",
      "x-partlane-origin": "http://10.0.0.7",
    });
    for (const { headers } of [trusted, own])
      expect(Object.keys(headers ?? {})).not.toContainEqual(expect.stringMatching(/^x-forwarded/));
  });

  it.each(["X-Forwarded-Host: <b>", "X-Forwarded-Host: a@b", "X-Forwarded-Proto: javascript"])(
    "is nothing where the proxy forwards %s",
    async (header) => {
      const answer = await told({ trustedProxies: 1 }, "Host: 10.0.0.7", header);
      expect(answer).toEqual({ status: 400, headers: undefined });
      expect((await told({}, "Host: 10.0.0.7", header)).status).toBe(200);
    },
  );

  it("has an origin that is not the host's under another name", async () => {
    const own = await told({}, "Host: parts.example", "Origin: http://parts.example");
    expect(own.headers?.origin).toBe("http://parts.example");
    expect(own.headers).not.toHaveProperty("x-partlane-foreign-origin");
    for (const foreign of ["https://evil.example", "null", "nonsense"]) {
      const { headers } = await told({}, "Host: parts.example", `Origin: ${foreign}`);
      expect(headers).toMatchObject({ "x-partlane-foreign-origin": foreign });
      expect(headers).not.toHaveProperty("origin");
    }
    const forged = await told({}, "Host: parts.example", "X-Partlane-Foreign-Origin: x");
    expect(forged.headers).not.toHaveProperty("x-partlane-foreign-origin");
  });
});
