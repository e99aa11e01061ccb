import { expect, it } from "vitest";
import { guardedServer, statusOf } from "../../support/guarded-server";

const bodyLimits = { bytes: 1_000, routes: [{ path: /^\/upload$/, bytes: 5_000 }] };

const length = async (path: string, size: number) => {
  const { url } = await guardedServer({ bodyLimits });
  return (await fetch(url + path, { method: "POST", body: "x".repeat(size) })).status;
};
const streamed = async (path: string, size: number) => {
  const { url } = await guardedServer({ bodyLimits });
  const body = new Blob(["x".repeat(size)]).stream();
  return (await fetch(url + path, { method: "POST", body, duplex: "half" })).status;
};

it.each([
  ["announced", length],
  ["counted while it arrives", streamed],
])("a body is as large as its route takes, %s", async (_, post) => {
  expect(await post("/login", 1_000)).toBe(200);
  expect(await post("/login", 1_001)).toBe(413);
  expect(await post("/upload", 5_000)).toBe(200);
  expect(await post("/upload?x=1", 5_001)).toBe(413);
  expect(await post("/upload/more", 1_001)).toBe(413);
});

it("is refused in words, before the application sees it", async () => {
  const { send, seen } = await guardedServer({ bodyLimits });
  const answer = await send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n");
  expect(statusOf(answer)).toBe(413);
  expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/i);
  expect(answer).toMatch(/The request is larger than 1 kB: send less\.$/);
  expect(seen).toEqual([]);
});
