import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { resetEnv } from "~/platform/config/env.server";
import {
  clientAddress,
  errorResponse,
  formLimit,
  readForm,
  requestOrigin,
} from "~/platform/http/request.server";

const schema = z.object({ name: z.string(), note: z.string().optional() });
const form = "application/x-www-form-urlencoded";

function post(
  body: BodyInit | null,
  headers: Record<string, string> = {},
  url = "http://localhost:3000/x",
) {
  return new Request(url, {
    method: "POST",
    body,
    duplex: "half",
    headers: { Origin: "http://localhost:3000", "Content-Type": form, ...headers },
  });
}

/** Status and text of the refusal, or `undefined` when the form was read. */
async function refusal(request: Request) {
  const outcome = await readForm(request, schema).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (outcome === undefined) return undefined;
  if (!(outcome instanceof Response)) throw new Error("a bug", { cause: outcome });
  return { status: outcome.status, text: await outcome.text() };
}

const settings: Record<string, string> = {
  DATABASE_URL: "postgresql://nobody@localhost/nothing",
  SESSION_SECRET: "a secret for the tests, and for nothing else",
};

function configure(more: Record<string, string> = {}) {
  for (const name of ["SITE_URL", "TRUST_PROXY"]) delete process.env[name];
  Object.assign(process.env, settings, more);
  resetEnv();
}

beforeEach(() => configure());
afterEach(() => {
  for (const name of [...Object.keys(settings), "SITE_URL", "TRUST_PROXY"])
    delete process.env[name];
  resetEnv();
});

describe("a form", () => {
  it("is read as a browser sends it, either way", async () => {
    expect(await readForm(post("name=Mary+Ann&note=caf%C3%A9"), schema)).toEqual({
      name: "Mary Ann",
      note: "café",
    });
    const data = new FormData();
    data.set("name", "Mary Ann");
    const request = new Request("http://localhost:3000/x", {
      method: "POST",
      body: data,
      headers: { Origin: "http://localhost:3000" },
    });
    expect(await readForm(request, schema)).toEqual({ name: "Mary Ann" });
  });

  it("is posted", async () => {
    const request = new Request("http://localhost:3000/x", { method: "PUT", body: "name=x" });
    expect(await refusal(request)).toMatchObject({ status: 405 });
  });

  it.each(["text/plain", "application/json", "application/x-www-form-urlencoded-not", ""])(
    "is not of type %j",
    async (type) => {
      expect(await refusal(post("name=x", { "Content-Type": type }))).toMatchObject({
        status: 415,
      });
    },
  );

  it("may say its character set", async () => {
    const type = "Application/X-WWW-Form-URLencoded; charset=UTF-8";
    expect(await refusal(post("name=x", { "Content-Type": type }))).toBeUndefined();
  });

  it("holds no files", async () => {
    const data = new FormData();
    data.set("name", new File(["x"], "x.txt"));
    const { headers, body } = new Response(data);
    const type = headers.get("Content-Type") ?? "";
    expect(await refusal(post(body, { "Content-Type": type }))).toEqual({
      status: 415,
      text: 'The form takes no files, but "name" is one.',
    });
  });

  it("is well-formed", async () => {
    const type = "multipart/form-data; boundary=x";
    expect(await refusal(post("nonsense", { "Content-Type": type }))).toMatchObject({
      status: 400,
    });
    expect(await refusal(post("x", { "Content-Type": "multipart/form-data" }))).toMatchObject({
      status: 400,
    });
  });

  it("has no field that we did not put there", async () => {
    expect(await refusal(post("name=x&isAdmin=true&__proto__=y"))).toEqual({
      status: 400,
      text: 'The form has no field "isAdmin", "__proto__".',
    });
  });

  it("shows a hostile name harmlessly", async () => {
    const name = "a".repeat(100);
    const { text } = (await refusal(post(`${name}=1&%1b%5b31m=2`))) ?? {};
    expect(text).toBe(`The form has no field "${"a".repeat(40)}…", "?[31m".`);
  });

  it("has no field twice", async () => {
    expect(await refusal(post("name=x&name=y"))).toEqual({
      status: 400,
      text: 'The form has "name" more than once.',
    });
  });

  it("has no NUL bytes, which PostgreSQL would choke on", async () => {
    expect(await refusal(post("name=x%00y"))).toEqual({
      status: 400,
      text: 'The form has a NUL character in "name".',
    });
  });

  it("has what its schema asks for", async () => {
    expect(await refusal(post("note=x"))).toMatchObject({
      status: 400,
      text: expect.stringContaining('"name"'),
    });
  });
});

describe("an oversized form", () => {
  const large = `name=${"x".repeat(formLimit)}`;

  it("is refused by its length alone", async () => {
    const request = post("name=x", { "Content-Length": String(formLimit + 1) });
    expect(await refusal(request)).toMatchObject({ status: 413 });
    expect(request.bodyUsed).toBe(false);
  });

  it("is refused while it arrives, without being read to its end", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 8_192;
        controller.enqueue(new TextEncoder().encode("x".repeat(8_192)));
      },
    });
    expect(await refusal(post(endless))).toEqual({
      status: 413,
      text: "The form is larger than 64 kB. Send less.",
    });
    expect(sent).toBeLessThan(2 * formLimit);
  });

  it("may lie about its length", async () => {
    expect(await refusal(post(large, { "Content-Length": "10" }))).toMatchObject({ status: 413 });
  });

  it("is one byte above the limit", async () => {
    expect(await refusal(post(large.slice(0, formLimit)))).toBeUndefined();
    expect(await refusal(post(large.slice(0, formLimit + 1)))).toMatchObject({ status: 413 });
  });
});

describe("where a form comes from", () => {
  const from = (headers: Record<string, string>, url = "http://localhost:3000/x") =>
    refusal(
      new Request(url, {
        method: "POST",
        body: "name=x",
        headers: { "Content-Type": form, ...headers },
      }),
    );
  const forged = { status: 403 };

  it.each<Record<string, string>>([
    { Origin: "http://localhost:3000" },
    { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "same-origin" },
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
    { Origin: "http://localhost:3000", "Sec-Fetch-Site": "none" },
    { Referer: "http://localhost:3000/login" },
  ])("is one of our pages: %j", async (headers) => {
    expect(await from(headers)).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "http://localhost:3001" },
    { Origin: "http://localhost" },
    { Origin: "http://localhost:3000.evil.example" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
    { Origin: "https://evil.example", Referer: "http://localhost:3000/login" },
    { Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" },
    { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-site" },
    { Origin: "null" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null", Referer: "http://localhost:3000/login" },
    { Origin: "nonsense" },
    { "Sec-Fetch-Site": "none" },
    { Referer: "https://evil.example/http://localhost:3000/" },
    { Referer: "nonsense" },
    {},
  ])("is not: %j", async (headers) => {
    expect(await from(headers)).toMatchObject(forged);
  });

  it("is what the web server set apart, which Remix would have failed at", async () => {
    const apart = (origin: string) =>
      from({ "X-Partlane-Foreign-Origin": origin, "Sec-Fetch-Site": "same-origin" });
    for (const origin of ["https://evil.example", "null", "nonsense"])
      expect(await from({ "X-Partlane-Foreign-Origin": origin })).toMatchObject(forged);
    expect(await apart("https://evil.example")).toMatchObject(forged);
    // A proxy that changes the host sends the public origin to an address that is another.
    configure({ SITE_URL: "https://parts.example.com" });
    expect(
      await from({ "X-Partlane-Foreign-Origin": "https://parts.example.com" }),
    ).toBeUndefined();
  });

  it("is the public origin, when there is one, and with https only that", async () => {
    configure({ SITE_URL: "https://parts.example.com" });
    expect(await from({ Origin: "https://parts.example.com" })).toBeUndefined();
    expect(await from({ Origin: "http://parts.example.com" })).toMatchObject(forged);
    expect(await from({ Origin: "http://localhost:3000" })).toMatchObject(forged);
    expect(await from({ Origin: "https://evil.example" })).toMatchObject(forged);
  });
});

describe("what a request says about itself", () => {
  it("has the public origin: SITE_URL, or what the web server found", () => {
    const origin = (headers: Record<string, string>) =>
      requestOrigin(new Request("http://localhost:3000/x", { headers }));
    expect(origin({ "X-Forwarded-Host": "parts.example.com" })).toBe("http://localhost:3000");
    const found = { "X-Partlane-Origin": "https://parts.example.com" };
    expect(origin(found)).toBe("https://parts.example.com");
    configure({ SITE_URL: "https://other.example" });
    expect(origin(found)).toBe("https://other.example");
  });

  it("has the address that the web server saw", () => {
    const request = (headers: Record<string, string>) =>
      clientAddress(new Request("http://localhost:3000/", { headers }));
    expect(request({ "X-Partlane-Client-Address": "192.0.2.7" })).toBe("192.0.2.7");
    expect(request({ "X-Forwarded-For": "192.0.2.7" })).toBe("unknown");
  });

  it("is refused in words, never cached", async () => {
    const response = errorResponse(429, "Wait a minute.", { "Retry-After": "60" });
    expect([response.status, response.statusText, await response.text()]).toEqual([
      429,
      "Too Many Requests",
      "Wait a minute.",
    ]);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});
