import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltSite, startBuiltSite } from "../support/built-site";
import { exchange, statusOf } from "../support/guarded-server";

/*
 * What no browser sends, by raw sockets: the site says 4xx, and its log nothing at all.
 */
const log = "odd-requests-site";
let site: BuiltSite;
let port = 0;

beforeAll(async () => {
  // How long queries take is the machine's affair, not that of a request.
  site = await startBuiltSite(log, { LOG_LEVEL: "info", SLOW_QUERY_MS: "0" });
  port = Number(new URL(site.url).port);
});
afterAll(() => site.stop());

const host = "Host: localhost";
const ended = "Connection: close";
const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, ...headers, ended].join("\r\n")}\r\n\r\n`;
const form = (line: string, body: string, ...headers: string[]) =>
  `${head(
    line,
    host,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
  )}${body}`;
const long = "x".repeat(7_000);

const hosts = [
  "a b",
  "[::1",
  "[::g]",
  "127.0.0.1:99999",
  "127.0.0.1:0",
  "127.0.0.1:x",
  "%00",
  "127.0.0.1/dashboard?",
  "127.0.0.1#x",
  "a@b",
  "user:word@127.0.0.1",
  "",
  " ",
  "<script>alert(1)</script>",
  "a'b",
  'a"b',
  "a&b",
  "a,b",
  "a;b",
  "..",
  "-",
  ".",
  "http://127.0.0.1",
  "\xe9.example",
  "x".repeat(300),
].map((each) => head("GET /sitemap.xml", `Host: ${each}`));

const refused = [
  ...hosts,
  head("GET /", host, host),
  head("GET /", host, "hOsT: evil.example"),
  head("GET /"),
  "GET / HTTP/1.0\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
  "GET /\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "\0\0\0\0\r\n\r\n",
  head("TRACE /", host),
  head("TRACE /api/v1/listings", host),
  head("OPTIONS /", host),
  head("OPTIONS *", host),
  head("CONNECT evil.example:443", host),
  head("PUT /", host),
  head("DELETE /map", host),
  head("PATCH /dashboard", host),
  head("PROPFIND /", host),
  head("BREW /pot", host),
  head("get /", host),
  head("GET http://evil.example/", host),
  head("GET http://localhost/map", host),
  head("GET //evil.example/map", host),
  head("GET ///", host),
  head("GET *", host),
  head("GET map", host),
  head("GET /%00", host),
  head("GET /map?q=%00", host),
  head("GET /%", host),
  head("GET /\\evil.example", host),
  head("GET /%5cevil.example", host),
  head("GET /%0d%0aSet-Cookie:x", host),
  head("GET /\xff\xfe", host),
  head("GET /map\tx", host),
  head(`GET /${"x".repeat(9_000)}`, host),
  head(`GET /${"x".repeat(20_000)}`, host),
  head("GET /", host, `X-Long: ${"x".repeat(20_000)}`),
  head("GET /", host, "Bad Header: x"),
  head("GET /", host, "X: a\0b"),
  head("GET /?_data=routes%2Fhome", host),
  head("GET /map?_data=x", host),
  head(`GET /api/v1/clusters?zoom=99&x=${long}`, host),
  head("GET /api/v1/listings?__proto__=x", host),
  head("GET /api/v1/listings?constructor=x&toString=1", host),
  head("GET /api/v1/vehicles/vin/%E2%80%AE", host),
  head("GET /assets/none.js", host),
  head("GET /assets/%2e%2e%2f%2e%2e%2fpackage.json", host),
  head("GET /..%2f..%2fetc%2fpasswd", host),
  head("GET /mockServiceWorker.js", host),
  head("GET /.env", host),
  head("GET /wp-login.php", host),
  form("POST /", "a=1"),
  form("POST /map", "a=1"),
  form("POST /map.data", "a=1"),
  form("POST /faq?index", "a=1"),
  form("POST /favicon.svg", "a=1"),
  form("POST /nothing-here", "a=1"),
  form("POST /api/v1/listings", "a=1"),
  form("POST /api/v1/nothing", "a=1"),
  form("POST /robots.txt", "a=1"),
  form("POST /sitemap.xml", "a=1"),
  form("POST /healthz", "a=1"),
  form("POST /basemap/light/1/0/0.svg", "a=1"),
  form("POST /login", "a=1"),
  form("POST /login", "email=a", "Origin: https://evil.example"),
  form("POST /login", "email=a", "Origin: nonsense"),
  form("POST /login", "email=a", "Origin: null"),
  form("POST /logout", "%00=%ff"),
  head("POST /login", host, "Content-Length: 5000000"),
  head("POST /login", host, "Content-Length: -1"),
  head("POST /login", host, "Content-Length: 1", "Content-Length: 2"),
  head("POST /login", host, "Content-Length: 5", "Transfer-Encoding: chunked"),
  head("POST /login", host, "Transfer-Encoding: nonsense"),
  `${head("POST /login", host, "Transfer-Encoding: chunked")}zz\r\n`,
  head("GET /", host, "Expect: 300-nonsense"),
];

test("is refused with 4xx, one by one", async () => {
  expect(refused.length).toBeGreaterThan(60);
  const answers: (readonly [string, number | undefined])[] = [];
  for (const bytes of refused)
    answers.push([bytes.slice(0, 80), statusOf(await exchange(port, bytes, 15_000))]);
  expect(answers.filter(([, status = 0]) => status < 400 || status > 499)).toEqual([]);
});

test("a page that takes no form says so, with what it is asked by", async () => {
  for (const path of ["/", "/map", "/map.data", "/faq", "/robots.txt", "/api/v1/facets"]) {
    const answer = await exchange(port, form(`POST ${path}`, "a=1"));
    expect([path, statusOf(answer)]).toEqual([path, 405]);
    expect([path, answer]).toEqual([path, expect.stringMatching(/\r\nAllow: GET, HEAD\r\n/i)]);
  }
});

/** Odd, but somebody may mean it. */
const answered = [
  head("GET /", "Host: 127.0.0.1"),
  head("GET /", "Host: [::1]:3000"),
  head("GET /healthz", "Host: 10.0.0.7:8080"),
  head("HEAD /map", host),
  head("HEAD /map.data", host),
  head("GET /map?q=100%", host),
  head(`GET /map?utm_source=${long}`, host),
  head("GET /map?q=%F0%9F%94%A7&q=x&__proto__=1&constructor=2", host),
  head("GET /__manifest?p=%2Fmap&version=x", host),
  head("GET /map.data?_routes=nothing", host),
  head("GET /", host, "Upgrade: websocket", "Connection: Upgrade"),
  head("GET /", host, "Cookie: ;;;=;partlane=%zz;\xff=1"),
  head("GET /", host, "Accept-Language: \xff,*;q=nonsense,zz-ZZZZ-99"),
  head("GET /", host, "If-None-Match: ,,,", "If-Modified-Since: nonsense"),
  head("GET /favicon.svg", host, "Range: bytes=0-1,3-4,nonsense"),
  head("GET /", host, "X-Forwarded-Host: <b>", "X-Forwarded-Proto: javascript"),
  head("GET /", host, "Content-Length: 5"),
];

describe("what is only odd", () => {
  test("is no failure", async () => {
    for (const bytes of answered) {
      const status = statusOf(await exchange(port, bytes, 15_000));
      expect([bytes.slice(0, 80), (status ?? 0) >= 200 && (status ?? 0) < 500]).toEqual([
        bytes.slice(0, 80),
        true,
      ]);
    }
  });
});

test("nothing of it is in the log", async () => {
  const said = await readFile(`test-results/${log}.log`, "utf8");
  expect(
    said.split("\n").filter((line) => line && !line.startsWith("Partlane is ready at ")),
  ).toEqual([]);
});
