import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as loggerModule from "~/platform/log/logger.server";
import { createLogger } from "~/platform/log/logger.server";
import {
  type SecurityEvent,
  type SecurityEvents,
  securityEvent,
} from "~/platform/log/security-log.server";
import { withSettings } from "../support/settings";

withSettings();

const lines: string[] = [];
vi.mock("~/platform/log/logger.server", async (original) => {
  const real = await original<typeof loggerModule>();
  const sink = real.createLogger("info", (line) => lines.push(line));
  return { ...real, logger: () => sink };
});

beforeEach(() => lines.splice(0));

const accountId = "019a0000-0000-7000-8000-000000000001";
const address = "192.0.2.77";
const email = "Ada.King@example.com";

/** One of each kind, with everything that may be told of it. */
const all: { [Kind in SecurityEvent]: SecurityEvents[Kind] } = {
  "account-deleted": { accountId },
  "account-registered": { accountId, address },
  "data-exported": { accountId },
  "email-change-requested": { accountId, address },
  "email-change-reverted": { accountId },
  "email-changed": { accountId },
  "email-verified": { accountId },
  "password-changed": { accountId, address },
  "password-reset": { accountId, address },
  "password-reset-requested": { accountId, address, email },
  "refused-by-limit": { accountId, address, email, limit: "sign-in-address" },
  "session-ended": { accountId },
  "sessions-ended": { accountId, count: 3, because: "password-changed" },
  "sign-in-failed": { address, email, reason: "invalid-credentials" },
  "signed-in": { accountId, address },
  "signed-out": { accountId },
};

describe("what happens to an account", () => {
  it.each(Object.keys(all) as SecurityEvent[])("is a line of the log: %s", (kind) => {
    securityEvent(kind, all[kind]);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? "") as Record<string, unknown>;
    expect(line.event).toBe(kind);
    for (const secret of [/ada/i, /king/i, /example/, /192\.0\.2/])
      expect(lines[0]).not.toMatch(secret);
    for (const [name, value] of Object.entries(all[kind]))
      if (name !== "address" && name !== "email") expect(line[name]).toBe(value);
  });

  it("can be found together by address and by email, without either", () => {
    const failed = (from: string, of: string) => {
      securityEvent("sign-in-failed", { address: from, email: of, reason: "invalid-credentials" });
      return JSON.parse(lines.at(-1) ?? "") as { addressHash: string; emailHash: string };
    };
    const first = failed("2001:db8::1", "ada@example.com");
    const again = failed("2001:db8::2", " ADA@example.com");
    const other = failed("192.0.2.1", "bob@example.com");
    expect(first.addressHash).toMatch(/^[\w-]{16}$/);
    expect(again).toMatchObject({ addressHash: first.addressHash, emailHash: first.emailHash });
    expect(other.addressHash).not.toBe(first.addressHash);
    expect(other.emailHash).not.toBe(first.emailHash);
  });

  it("is quiet below the level that was asked for", () => {
    const silent: string[] = [];
    createLogger("silent", (line) => silent.push(line)).info({ event: "signed-in" });
    expect(silent).toEqual([]);
  });
});
