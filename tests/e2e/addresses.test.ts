import { expect } from "vitest";
import { test } from "./support/page";

/** Every address that takes something from the client, with `*` where it stands. */
const addresses = [
  "/news/*",
  "/news?category=*",
  "/news?shown=*",
  "/map?part=*",
  "/map?q=*",
  "/map?category=*",
  "/map?condition=*",
  "/map?sort=*",
  "/map?near=*",
  "/purchase/*",
  "/pricing?period=*",
  "/login?redirectTo=*",
  "/register?plan=*",
  "/billing?plan=*",
  "/dashboard/orders?before=*",
  "/dashboard/orders/*",
  "/dashboard/orders/*/dispute",
  "/dashboard/disputes/*",
  "/dashboard/cores/*",
  "/donate/checkout?custom=*",
  "/api/v1/listings?q=*",
  "/api/v1/listings?bounds=*",
  "/basemap/*/13/2412/3078.svg",
  "/basemap/light/13/2412/*",
  "/*",
];

/** The same as the router asks for it when a page is changed without a document. */
const asData = (address: string) => {
  const [path = "", query] = address.split("?");
  return `${path}.data${query ? `?${query}` : ""}`;
};

test("an address with NUL, or with bytes that are not UTF-8, is refused everywhere", async ({
  siteUrl,
  account,
}) => {
  const { cookie } = await account();
  const ask = (address: string) =>
    fetch(siteUrl + address, { redirect: "manual", headers: { Cookie: cookie } });
  for (const address of addresses)
    for (const filling of ["%00", "a%00b", "%FF", "%E0%A4%A0%C3"])
      for (const asked of [address, asData(address)].map((each) => each.replace("*", filling)))
        expect([asked, (await ask(asked)).status]).toEqual([asked, 400]);
});

test("an address that merely looks odd is never a failure of ours", async ({
  siteUrl,
  account,
}) => {
  const { cookie } = await account();
  const odd = [
    "%2500",
    "%EF%BF%BD",
    "%EF%BF%BE",
    "%F0%9F%94%A7",
    "%01%7F%C2%85",
    "'--",
    "%5C",
    "%E2%80%AE",
  ];
  for (const address of addresses)
    for (const filling of odd) {
      const asked = address.replace("*", filling);
      const answer = await fetch(siteUrl + asked, {
        redirect: "manual",
        headers: { Cookie: cookie },
      });
      expect([asked, answer.status < 500]).toEqual([asked, true]);
    }
});

test("the built site knows nothing of mocks", async ({ siteUrl }) => {
  const headers = { Cookie: "partlane-mock=suggest%3Aerror" };
  const ask = (address: string) => fetch(siteUrl + address, { redirect: "manual", headers });
  const login = await ask("/login?mock=identityToolkit:offline");
  expect([login.status, login.headers.get("X-Mocked")]).toEqual([200, null]);
  expect(login.headers.get("Set-Cookie") ?? "").not.toContain("partlane-mock");
  expect((await ask("/__mock/")).status).toBe(404);
  expect((await ask("/api/v1/suggest?q=brake")).status).toBe(200);
});

test("what a page refuses with reaches the browser in the page's headers", async ({ siteUrl }) => {
  const { status, headers } = await fetch(`${siteUrl}/parts/there-is-none`);
  expect([status, headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});
