import { describe, expect, it } from "vitest";
import { importLimits } from "~/imports/csv/import-row.schema";
import { paths } from "~/paths";
import { photoLimits } from "~/photos/photo.schema";
import { defaultBodyLimits, defaultLimits, settingsOf } from "../../../server/settings.mjs";

describe("the web server's settings", () => {
  it("are those of a site that nobody told anything", () => {
    expect(settingsOf({}, ["/build/client"])).toEqual({
      siteUrl: undefined,
      trustedProxies: 0,
      forDevelopment: false,
      staticFolders: ["/build/client"],
      limits: defaultLimits,
      bodyLimits: defaultBodyLimits,
    });
  });

  it("take the origin of the public address, without its path", () => {
    const { siteUrl } = settingsOf({ SITE_URL: " https://partlane.example/shop?x=1 " }, []);
    expect(siteUrl).toBe("https://partlane.example");
    expect(settingsOf({ SITE_URL: "  " }, []).siteUrl).toBeUndefined();
  });

  it.each([
    ["2", 2],
    ["0", 0],
    ["", 0],
    ["yes", 0],
  ])("trust so many proxies for TRUST_PROXY=%j: %d", (text, proxies) => {
    expect(settingsOf({ TRUST_PROXY: text }, []).trustedProxies).toBe(proxies);
  });

  it("are for development only where Vite serves", () => {
    expect(settingsOf({ NODE_ENV: "development" }, []).forDevelopment).toBe(true);
    expect(settingsOf({ NODE_ENV: "production" }, []).forDevelopment).toBe(false);
  });

  it("give a request's head less time than the request, and that less than its answer", () => {
    const { headersMs, requestMs, responseMs, drainMs } = defaultLimits;
    expect(headersMs).toBeLessThan(requestMs);
    expect(requestMs).toBeLessThan(responseMs);
    expect(drainMs).toBeLessThan(requestMs);
  });

  it.each([
    ["a photo", paths.dashboardPhotos(), photoLimits.bytes],
    ["a listing's photo", paths.listingPhotos("01a22195"), photoLimits.bytes],
    [
      "the same from a page that stays",
      `${paths.listingPhotos("01a22195")}.data`,
      photoLimits.bytes,
    ],
    ["an inventory", paths.uploadImport(), importLimits.bytes],
  ])("have room and time for %s as large as it may be", (_name, path, bytes) => {
    const route = defaultBodyLimits.routes.find((each) => each.path.test(path));
    // A little more, so that the application refuses in its own words what is just too large.
    expect(route?.bytes).toBeGreaterThan(bytes + 500_000);
    expect(route?.requestMs).toBeGreaterThan(defaultLimits.requestMs);
  });

  it("have one limit for the forms beside them", () => {
    for (const path of [paths.importListings(), paths.dashboardListing("x"), paths.login()])
      expect(defaultBodyLimits.routes.some((each) => each.path.test(path))).toBe(false);
  });
});
