import { describe, expect, it } from "vitest";
import { guardedServer, statusOf } from "../../support/guarded-server";

const get = (lines: readonly string[] = [], path = "/") =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...lines, "", ""].join("\r\n");

describe("the guarded server", () => {
  it("lets a request through, with the security headers on its answer", async () => {
    const server = await guardedServer();
    const answer = await server.send(get());
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff$/im);
    expect(server.seen).toHaveLength(1);
  });

  it("takes x-partlane-* headers from nobody but itself", async () => {
    const server = await guardedServer();
    await server.send(get(["X-Partlane-Client-Address: 203.0.113.9", "x-partlane-admin: 1"]));
    const [request] = server.seen;
    expect(request?.headers["x-partlane-admin"]).toBeUndefined();
    expect(JSON.stringify(request?.headers)).not.toContain("203.0.113.9");
  });

  it.each([
    ["a method that the site has not", "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
    ["an address that is too long", get([], `/${"a".repeat(9_000)}`), 414],
    ["a tunnel", "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n", 405],
  ])("refuses %s before the application sees it", async (_what, request, status) => {
    const server = await guardedServer();
    const answer = await server.send(request);
    expect(statusOf(answer)).toBe(status);
    expect(server.seen).toEqual([]);
  });

  it("puts the security headers on a refusal, too", async () => {
    const server = await guardedServer();
    const answer = await server.send("TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff$/im);
    expect(answer).toMatch(/^Connection: close$/m);
  });
});
