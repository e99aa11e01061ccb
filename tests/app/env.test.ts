import { describe, expect, it } from "vitest";
import { parseEnv, parseSettings } from "~/platform/config/env.server";
import { EnvError } from "~/platform/config/env-error.server";

const complete = {
  DATABASE_URL: "postgresql://partlane@%2Ftmp%2Fsocket:5432/partlane",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

function problems(raw: Record<string, string>): readonly string[] {
  try {
    parseEnv({ ...complete, ...raw });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

describe("the environment", () => {
  it("needs nothing to start with", () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: "./data",
      TRUST_PROXY: 0,
      IDENTITY_PROVIDER: "embedded",
      NODE_ENV: "production",
    });
  });

  it("counts blank values as unset", () => {
    expect(parseSettings({ PORT: "", HOST: "  ", TILE_URL_TEMPLATE: "" })).toEqual(
      parseSettings({}),
    );
  });

  it.each([
    ["PORT", "80a", "PORT must be a whole number from 0 to 65535 (0 picks any free port)."],
    ["PORT", "65536", "PORT must be a whole number from 0 to 65535 (0 picks any free port)."],
    ["SITE_URL", "parts.example", "SITE_URL must be the site's public origin alone,"],
    ["SITE_URL", "https://parts.example/shop", "SITE_URL must be the site's public origin alone,"],
    ["DATABASE_URL", "mysql://db", "DATABASE_URL must be a PostgreSQL address,"],
    ["SESSION_SECRET", "short", "SESSION_SECRET must be at least 32 characters;"],
    ["TRUST_PROXY", "yes", "TRUST_PROXY must be a whole number from 0 to 16"],
    ["IDENTITY_PROVIDER", "google", "IDENTITY_PROVIDER must be one of embedded, identity-toolkit."],
    ["TOKEN_SYNC_URL", "/sync", "TOKEN_SYNC_URL must be an absolute http or https address,"],
    ["DONATE_URL", "javascript:alert(1)", "DONATE_URL must be an absolute http or https address,"],
    ["TILE_URL_TEMPLATE", "https://t.example/{z}/{x}.png", "TILE_URL_TEMPLATE must be"],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of silent, fatal,"],
  ])("refuses %s=%s in one sentence that says what to set", (name, value, sentence) => {
    const found = problems({ [name]: value, TILE_ATTRIBUTION: "Tiles" });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
    if (name === "SESSION_SECRET" || name === "DATABASE_URL") expect(found[0]).not.toContain(value);
  });

  it("reads tax rates exactly", () => {
    const { TAX_RATES } = parseSettings({ TAX_RATES: "CA:7.25, NY:8.875,OR:0,TN: 9.5475" });
    expect(TAX_RATES).toEqual({ CA: 72_500, NY: 88_750, OR: 0, TN: 95_475 });
    expect(parseSettings({}).TAX_RATES).toBeUndefined();
  });

  it.each([
    ...["CA", "CA:", "CA:7,25", "CA:-1", "CA:25.0001", "CA:725", "CA:1e1", "ca:7", "ZZ:7"],
    ...["CA:7;NY:8", "CA:7,CA:8", "CA:7,", "CA:7.12345", "CA:7%"],
  ])("refuses TAX_RATES=%s", (TAX_RATES) => {
    expect(problems({ TAX_RATES })).toEqual([
      expect.stringMatching(/^TAX_RATES must be states with their sales tax in percent/),
    ]);
  });

  it("asks for what another setting makes necessary", () => {
    expect(problems({ IDENTITY_PROVIDER: "identity-toolkit" })[0]).toMatch(
      /^IDENTITY_TOOLKIT_API_KEY must be set .* because IDENTITY_PROVIDER is identity-toolkit\.$/,
    );
    expect(problems({ STRIPE_SECRET_KEY: "sk_test_1" })).toEqual([
      "STRIPE_PUBLISHABLE_KEY must be set too, because STRIPE_SECRET_KEY is set.",
      "STRIPE_WEBHOOK_SECRET must be set too, because STRIPE_SECRET_KEY is set.",
    ]);
    const tiles = { TILE_URL_TEMPLATE: "https://t.example/{z}/{x}/{y}.png?k={key}" };
    expect(problems(tiles).map((problem) => problem.split(" ")[0])).toEqual([
      "TILE_ATTRIBUTION",
      "TILE_API_KEY",
    ]);
  });

  it("reports every problem at once, and what the site cannot run without", () => {
    const attempt = () => parseEnv({ PORT: "x", LOG_LEVEL: "x" });
    expect(attempt).toThrow(EnvError);
    expect(attempt).toThrow(/PORT must[^]*LOG_LEVEL must[^]*DATABASE_URL must[^]*SESSION_SECRET/);
  });
});
