import { expect, it } from "vitest";
import { guardedServer, statusOf } from "../../support/guarded-server";

const request = (line: string) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

it.each(["TRACE /", "OPTIONS /map", "OPTIONS *", "PUT /", "DELETE /map", "PATCH /", "PROPFIND /"])(
  "%s is 405 and says what is allowed",
  async (line) => {
    const { send, seen } = await guardedServer();
    const answer = await send(request(line));
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(/\r\nAllow: GET, HEAD, POST\r\n/);
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
    expect(seen).toEqual([]);
  },
);

it("CONNECT and methods that nobody knows are refused and closed", async () => {
  const { send, seen } = await guardedServer();
  expect(statusOf(await send(request("CONNECT evil.example:443")))).toBe(405);
  expect(statusOf(await send(request("CONNECT /")))).toBe(405);
  expect(statusOf(await send(request("BREW /pot")))).toBe(400);
  expect(statusOf(await send(request("get /")))).toBe(400);
  expect(seen).toEqual([]);
});

it.each(["GET /", "HEAD /", "POST /"])("%s is let through", async (line) => {
  const { send, seen } = await guardedServer();
  expect(statusOf(await send(request(line)))).toBe(200);
  expect(seen).toHaveLength(1);
});
