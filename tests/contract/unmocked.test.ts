import { describe, expect, it } from "vitest";
import { unmockedMessage } from "../../mocks/unhandled";

const site = "http://localhost:6006";
const told = (method: string, address: string) =>
  unmockedMessage(new Request(address, { method }), "story", site);

describe("what is said of a request that no mock answers", () => {
  it("names the service that would", () => {
    const said = told("GET", `${site}/api/v1/places?q=x`);
    expect(said).toContain('The service "places" of mocks/services.ts does');
    expect(said).toContain('mocked({ places: "success" })');
    expect(said).not.toContain("service({");
  });

  it("begins a service for an address of the site, as one of ours", () => {
    const said = told("POST", `${site}/api/v1/part-reviews?secret=1`);
    expect(said).toContain("No mock answers POST /api/v1/part-reviews.");
    expect(said).toContain("mocks/handlers/partReviews.ts");
    expect(said).toContain('requests: ["POST */api/v1/part-reviews"],\n    isOurs: true,\n');
    expect(said).not.toContain("secret");
  });

  it("begins one for the world outside, wherever it is mocked, as none of ours", () => {
    const outside = told("GET", "https://elsewhere.example/v1/weather");
    expect(outside).toContain('requests: ["GET https://elsewhere.example/v1/weather"],\n');
    const mocked = told("GET", `${site}/__mock/v1/weather`);
    expect(mocked).toContain('requests: ["GET */__mock/v1/weather"],\n');
    for (const said of [outside, mocked]) expect(said).not.toContain("isOurs");
  });
});
