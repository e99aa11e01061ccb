import { expect, it } from "vitest";
import { guardedServer } from "../../support/guarded-server";

async function seenWith(trustedProxies: number, headers: Record<string, string>) {
  const { url, seen } = await guardedServer({ trustedProxies });
  await fetch(url, { headers });
  return seen[0]?.headers ?? {};
}

it("is the connection's, whatever a client claims", async () => {
  const headers = await seenWith(0, {
    "X-Partlane-Client-Address": "6.6.6.6",
    "X-Partlane-Anything": "x",
    "X-Forwarded-For": "6.6.6.6",
    Forwarded: "for=6.6.6.6",
  });
  expect(headers["x-partlane-client-address"]).toBe("127.0.0.1");
  expect(Object.keys(headers)).not.toContainEqual(expect.stringMatching(/forwarded|anything/));
});

it.each([
  ["6.6.6.6, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
  ["203.0.113.7", "203.0.113.7"],
  ["[2001:db8::1]:4711, 10.0.0.2", "2001:db8::1"],
  ["nonsense, 10.0.0.2", "127.0.0.1"],
])("is what two proxies of ours vouch for: %s", async (forwarded, address) => {
  const headers = await seenWith(2, { "X-Forwarded-For": forwarded });
  expect(headers["x-partlane-client-address"]).toBe(address);
});
