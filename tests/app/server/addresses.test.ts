import { expect, it } from "vitest";
import { refusedAddress } from "../../../server/addresses.mjs";
import { guardedServer, statusOf } from "../../support/guarded-server";

const longest = 8_192;
const status = (url: string) => refusedAddress(url, longest)?.status;

it.each([
  "/",
  "/map?q=100%",
  "/map?q=%2500",
  "/map?q=caf%C3%A9",
  "/map?q=a?b=%zz",
  "/map?near=//x",
  "/map?x_data=1",
  `/map?q=${"a".repeat(longest - 7)}`,
])("an address of this site is let through: %.40s", (url) => {
  expect(status(url)).toBeUndefined();
});

it.each([
  "/%00",
  "/map?q=%00",
  "/%",
  "/%E0%A4%A",
  "/map?q=%ff",
  "/%5Cx",
  "/\\x",
  "/%09/x",
  "//evil.example/",
  "//",
  "http://evil.example/",
  "*",
  "evil.example:443",
  "",
  "?q=1",
  "/map?_data=x",
  "/map?q=1&_data=routes/map",
])("one that is none is 400: %s", (url) => {
  expect(status(url)).toBe(400);
});

it("is 414 when it is too long", () => {
  expect(status(`/map?q=${"a".repeat(longest - 6)}`)).toBe(414);
});

it("never reaches the application", async () => {
  const { send, seen } = await guardedServer();
  const ask = async (target: string) =>
    statusOf(await send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`));
  expect(await ask("http://evil.example/map")).toBe(400);
  expect(await ask("//evil.example/map")).toBe(400);
  expect(await ask("/%00")).toBe(400);
  expect(await ask(`/${"a".repeat(9_000)}`)).toBe(414);
  expect(await ask(`/${"a".repeat(20_000)}`)).toBe(431);
  expect(seen).toEqual([]);
  expect(await ask("/map")).toBe(200);
});
