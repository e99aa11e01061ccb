import { describe, expect, it } from "vitest";
import { checkedRedirectPath } from "~/platform/http/redirect.server";
import { pendingChoice, returnPath } from "~/shell/return-path";

const back = (path: string) => {
  const { pathname, search } = new URL(path, "http://site.invalid");
  return returnPath({ pathname, search });
};

describe("where signing in from the header leads back to", () => {
  it.each([
    "/map",
    "/map?q=brake+pads&category=brake&min=20&compare=a,b",
    "/compare?parts=alternator-27060-0v210%2Cbrake-rotor-43512-06150&q=rotor",
    "/purchase/alternator-27060-0v210?quantity=2",
    "/parts/alternator-27060-0v210?near=40.7%2C-74",
    "/pricing?period=annual",
    "/news/tips",
  ])("%s is come back to", (path) => {
    expect(back(path)).toBe(path);
    // What the header offers the server takes.
    expect(checkedRedirectPath(back(path), "/dashboard")).toBe(path);
  });

  it.each(["/", "/?q=x", "/no-such-page", "/parts/%00", "/parts/%E0%A4", "/donate/checkout"])(
    "%s is nowhere to come back to",
    (path) => {
      expect(back(path)).toBeUndefined();
    },
  );

  it("keeps what the sign-in pages have, also between them", () => {
    const path = "/login?redirectTo=%2Fmap%3Fq%3Drotor&plan=enterprise&period=annual";
    expect(back(path)).toBe("/map?q=rotor");
    expect(back("/register")).toBeUndefined();
    const { pathname, search } = new URL(path, "http://site.invalid");
    expect(pendingChoice({ pathname, search })).toEqual({ plan: "enterprise", period: "annual" });
    expect(pendingChoice({ pathname: "/map", search })).toEqual({});
  });

  it("leaves a search out that is longer than the server takes", () => {
    expect(back(`/map?q=${"x".repeat(3_000)}`)).toBe("/map");
  });
});
