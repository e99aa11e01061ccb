import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTokenSync, maxTokenAgeMs, type TokenSyncOptions } from "~/accounts/token-sync";
import { mockSettings } from "../../mocks/addresses";
import { handlersFor, type Scenarios } from "../../mocks/services";
import { refuseUnhandled } from "../../mocks/unhandled";

const origin = "https://parts.example.com";
const url = mockSettings(origin).TOKEN_SYNC_URL;
const now = 1_754_611_200_000;
const token = (idToken = "token-1", issuedAtMs = now - 1_000) => ({
  signedIn: true,
  idToken,
  issuedAtMs,
});
const visitor = { signedIn: false, idToken: null, issuedAtMs: null };
/** Signed in, while the identity provider does not answer. */
const withoutToken = { ...visitor, signedIn: true };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: refuseUnhandled }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let asked: string[] = [];
const log = vi.fn<NonNullable<TokenSyncOptions["log"]>>();
beforeEach(() => {
  asked = [];
  log.mockClear();
});

function play(tokenSync: Scenarios["tokenSync"]) {
  server.resetHandlers(
    http.all(/token-sync/, ({ request }) => {
      asked.push(`${request.method} ${request.headers.get("Authorization")}`);
    }),
    ...handlersFor({ tokenSync }),
  );
}

/** A browser's storage, which outlives the page. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const sync = (more: Partial<TokenSyncOptions> = {}) =>
  createTokenSync({
    url,
    now: () => now,
    isSecureContext: true,
    origin,
    storage: storage(),
    log,
    ...more,
  });

describe("token sync", () => {
  it("posts the token of whoever signs in, and deletes when they sign out", async () => {
    play("success");
    const synced = sync();
    await synced.report(token());
    await synced.report(visitor);
    expect(asked).toEqual(["POST Bearer token-1", "DELETE null"]);
    expect(log).not.toHaveBeenCalled();
  });

  it("sends a token once, also after a reload, and a renewed one again", async () => {
    play("success");
    const kept = storage();
    const page = sync({ storage: kept });
    await Promise.all([page.report(token()), page.report(token())]);
    await page.report(token());
    await sync({ storage: kept }).report(token());
    await sync({ storage: kept }).report(token("token-2", now));
    expect(asked).toEqual(["POST Bearer token-1", "POST Bearer token-2"]);
  });

  it("deletes once, and only after a token was sent, also by another page", async () => {
    play("success");
    const kept = storage();
    await sync({ storage: kept }).report(visitor);
    expect(asked).toEqual([]);
    await sync({ storage: kept }).report(token());
    const page = sync({ storage: kept });
    await page.report(visitor);
    await page.report(visitor);
    expect(asked).toEqual(["POST Bearer token-1", "DELETE null"]);
  });

  it("takes nobody for signed out whose token cannot be had for a while", async () => {
    play("success");
    const page = sync();
    await page.report(withoutToken);
    await page.report(token());
    await page.report(withoutToken);
    await page.report(token());
    expect(asked).toEqual(["POST Bearer token-1"]);
    await page.report(visitor);
    expect(asked.at(-1)).toBe("DELETE null");
  });

  it("sends the same token again after signing out and in", async () => {
    play("success");
    const page = sync();
    await page.report(token());
    await page.report(visitor);
    await page.report(token());
    expect(asked).toHaveLength(3);
  });

  it("skips a token older than 300 seconds", async () => {
    play("success");
    await sync().report(token("old", now - maxTokenAgeMs - 1));
    expect(asked).toEqual([]);
    await sync().report(token("old", now - maxTokenAgeMs));
    expect(asked).toEqual(["POST Bearer old"]);
  });

  it.each<[string, Partial<TokenSyncOptions>]>([
    ["where the page is not secure", { isSecureContext: false }],
    ["to another origin", { url: "https://elsewhere.example/__mock/token-sync" }],
    ["to another port", { url: "https://parts.example.com:8443/__mock/token-sync" }],
    ["to an address that is none", { url: "https://" }],
    ["from a page without an origin", { origin: "null" }],
  ])("sends nothing %s", async (_where, options) => {
    play("success");
    const page = sync(options);
    await page.report(token());
    await page.report(visitor);
    expect(asked).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it("takes an address relative to the page", async () => {
    play("success");
    await sync({ url: "/__mock/token-sync" }).report(token());
    expect(asked).toEqual(["POST Bearer token-1"]);
  });

  it("keeps no token in the browser", async () => {
    play("success");
    const kept = storage();
    await sync({ storage: kept }).report(token());
    expect([...kept.kept.values()].join()).not.toContain("token-1");
  });

  it.each(["unauthorized", "error", "offline"] as const)(
    "only logs a failure, and tries again: %s",
    async (scenario) => {
      play(scenario);
      const page = sync();
      await page.report(token());
      expect(log).toHaveBeenCalledOnce();
      expect(JSON.stringify(log.mock.calls)).not.toContain("token-1");
      play("success");
      await page.report(token());
      play(scenario);
      await page.report(visitor);
      expect(log).toHaveBeenCalledTimes(2);
      play("success");
      await page.report(visitor);
      expect(asked.map((entry) => entry.split(" ")[0])).toEqual([
        "POST",
        "POST",
        "DELETE",
        "DELETE",
      ]);
    },
  );

  it("does not mind what the answer holds", async () => {
    play("malformed");
    await sync().report(token());
    expect(log).not.toHaveBeenCalled();
  });

  it("does not follow a redirect with the token", async () => {
    server.use(http.post(/token-sync/, () => HttpResponse.redirect("https://evil.example/", 307)));
    await sync().report(token());
    expect(log).toHaveBeenCalledOnce();
  });

  it("gives up on a service that keeps silent", async () => {
    server.use(
      http.post(/token-sync/, async () => {
        await delay("infinite");
        return new HttpResponse();
      }),
    );
    const timeout = vi
      .spyOn(AbortSignal, "timeout")
      .mockImplementation(() => AbortSignal.abort(new DOMException("late", "TimeoutError")));
    await sync().report(token());
    expect(timeout).toHaveBeenCalledWith(8_000);
    expect(log).toHaveBeenCalledWith(
      "The token service could not be reached:",
      expect.objectContaining({ name: "TimeoutError" }),
    );
  });
});
