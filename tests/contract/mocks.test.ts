import { getResponse } from "msw";
import { afterAll, describe, expect, it, vi } from "vitest";
import {
  errorAnswerSchema,
  refreshAnswerSchema,
  signInAnswerSchema,
  signUpAnswerSchema,
  updateAnswerSchema,
} from "~/accounts/identity-toolkit.schema";
import { parseEnv } from "~/platform/config/env.server";
import { contentSecurityPolicy } from "~/platform/http/csp.server";
import { mockSettings } from "../../mocks/addresses";
import { pace } from "../../mocks/answers";
import { mockPerson } from "../../mocks/identity-accounts";
import { startMocks } from "../../mocks/node";
import {
  handlersFor,
  outsideWorld,
  parseScenarios,
  type Scenarios,
  type Service,
  serviceNames,
  services,
} from "../../mocks/services";

const origin = "https://mock.example";
const settings = mockSettings(origin);
const identity = (operation: string) =>
  `${settings.IDENTITY_TOOLKIT_URL}/accounts:${operation}?key=${settings.IDENTITY_TOOLKIT_API_KEY}`;

const post = (body: unknown) => ({ method: "POST", body: JSON.stringify(body) });

/** Requests that a service must have just so. */
const requests = {
  identityToolkit: () => new Request(identity("signInWithPassword"), post(mockPerson)),
  tokenSync: () =>
    new Request(settings.TOKEN_SYNC_URL, {
      method: "POST",
      headers: { Authorization: "Bearer x" },
    }),
  objectStore: () =>
    new Request(`${settings.S3_ENDPOINT}/${settings.S3_BUCKET}/photos/a.jpg`, {
      method: "PUT",
      body: "x",
      headers: {
        "Content-Length": "1",
        Authorization:
          "AWS4-HMAC-SHA256 Credential=key/20261127/us-east-1/s3/aws4_request, SignedHeaders=host",
      },
    }),
  stripe: () =>
    new Request(`${settings.STRIPE_API_BASE}/v1/payment_intents`, {
      method: "POST",
      body: new URLSearchParams({ amount: "100" }),
      headers: { Authorization: "Bearer sk_test_mock" },
    }),
  tiles: () => new Request(`${origin}/__mock/tiles/13/2412/3080.svg`),
  vin: () => new Request(`${origin}/api/v1/vehicles/vin/4T1B11HK3KU210388`),
  donate: () => new Request(`${settings.DONATE_URL}?amount=10&hosted_button_id=x`),
};

/** A request that a service is made for: the first that it names, unless it must be just so. */
function requestFor(name: Service): Request {
  if (name in requests) return requests[name as keyof typeof requests]();
  const [method = "GET", path = ""] = services[name].requests[0]?.split(" ") ?? [];
  const address = path.replace("*", path.startsWith("*/") ? origin : `${origin}/page`);
  return new Request(address.replaceAll(/:[a-z]+/g, "1"), method === "GET" ? {} : post({}));
}

const ask = (scenarios: Partial<Scenarios>, request: Request) =>
  getResponse(handlersFor(scenarios), request);

/** Those that are asked by HTTP; the mail server has tests of its own, in tests/app/mail-smtp.test.ts. */
const byHttp = serviceNames.filter((name) => services[name].requests.length > 0);

const named = byHttp.flatMap((service) =>
  services[service].scenarios.map((scenario) => [service, scenario] as const),
);

describe("the mocked world", () => {
  it("is where the settings say, and the settings are sound", () => {
    const env = parseEnv({
      ...settings,
      DATABASE_URL: "postgresql://nobody@localhost/nothing",
      SESSION_SECRET: "a secret for the tests, and for nothing else",
    });
    expect(env.IDENTITY_PROVIDER).toBe("identity-toolkit");
    expect(contentSecurityPolicy(env, "nonce")).toContain(origin);
  });

  it.each(named.filter(([, scenario]) => scenario !== "loading"))(
    "%s can be %s",
    async (service, scenario) => {
      vi.useFakeTimers();
      const asked = ask({ [service]: scenario }, requestFor(service));
      await vi.advanceTimersByTimeAsync(pace.slowMs);
      vi.useRealTimers();
      const response = await asked;
      if (!response) throw new Error("nobody answered");
      if (scenario === "offline") expect(response.type).toBe("error");
      else expect(response.status).toBeGreaterThanOrEqual(200);
      const well = [
        "success",
        "slow",
        "empty",
        "badCheckDigit",
        "malformed",
        "notJson",
        // Of an object store: the request puts an object.
        "cutShort",
        "profileUpdateFails",
        // Of an identity provider: the request is for a sign-in, which works.
        ...["answerLost", "onlySignIn", "tellsWhoIsThere"],
        "wrongPassword",
        "toldToWait",
        // Of a payment provider: the request begins a payment, which works.
        ...["refundRefused", "refundFails", "refundPending"],
        ...["captureExpired", "transferFails", "sellerUnready"],
      ];
      expect(response.ok, `status ${response.status}`).toBe(well.includes(scenario));
    },
  );

  it.each(byHttp)("%s can keep silent", async (service) => {
    const silence = Symbol("silence");
    const asked = ask({ [service]: "loading" }, requestFor(service));
    const waited = new Promise((resolve) => setImmediate(() => setImmediate(resolve, silence)));
    expect(await Promise.race([asked, waited])).toBe(silence);
  });

  it.each(byHttp)("%s can be slow", async (service) => {
    vi.useFakeTimers();
    let answered = false;
    const asked = ask({ [service]: "slow" }, requestFor(service)).then(() => {
      answered = true;
    });
    await vi.advanceTimersByTimeAsync(pace.slowMs - 1);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await asked;
  });

  it("leaves unmocked what it is not asked to mock", async () => {
    expect(handlersFor({})).toEqual([]);
    expect(await ask({ tiles: "success" }, requests.donate())).toBeUndefined();
  });

  it("reads its scenarios as they are written in a setting", () => {
    expect(parseScenarios(" identityToolkit=slow, tiles:offline ")).toEqual({
      identityToolkit: "slow",
      tiles: "offline",
    });
    expect(parseScenarios("")).toEqual({});
    expect(() => parseScenarios("maps:success")).toThrow(
      /no mocked service "maps": name one of .*tiles/,
    );
    expect(() => parseScenarios("tiles=sunny")).toThrow(
      /no scenario "sunny": name one of success, /,
    );
  });
});

describe("the mocked world for a process", () => {
  const mocks = startMocks(outsideWorld);
  afterAll(() => mocks.close());

  it("answers fetch", async () => {
    const response = await fetch(requests.tiles());
    expect(await response.text()).toContain("13/2412/3080");
  });

  it("fails a request that it has no answer for, and names it", async () => {
    await expect(fetch("https://elsewhere.example/path?secret=1")).rejects.toThrow(TypeError);
    const told = vi.mocked(console.error).mock.calls.flat().join(" ");
    vi.mocked(console.error).mockClear();
    expect(told).toContain("No mock answers GET https://elsewhere.example/path.");
    expect(told).not.toContain("secret");
  });

  it("can change", async () => {
    mocks.use({ tiles: "error" });
    expect((await fetch(requests.tiles())).status).toBe(503);
  });
});

describe("the mocked identity provider", () => {
  const handlers = handlersFor({ identityToolkit: "success" });
  const call = async (operation: string, body: object) => {
    const response = await getResponse(handlers, new Request(identity(operation), post(body)));
    return { status: response?.status, body: (await response?.json()) as unknown };
  };

  it("lets somebody sign up, take a name, sign in and stay signed in", async () => {
    const credentials = { email: "New@Example.com", password: "long enough" };
    const made = signUpAnswerSchema.parse((await call("signUp", credentials)).body);
    const { idToken, localId } = made;
    const update = await call("update", { idToken, displayName: "New Person" });
    expect(updateAnswerSchema.parse(update.body)).toMatchObject({ displayName: "New Person" });
    const again = await call("signInWithPassword", { ...credentials, email: "new@example.com" });
    const signedIn = signInAnswerSchema.parse(again.body);
    expect(signedIn).toMatchObject({ localId, displayName: "New Person" });
    const response = await getResponse(
      handlers,
      new Request(`${settings.IDENTITY_TOOLKIT_TOKEN_URL}?key=x`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "refresh_token",
          refresh_token: signedIn.refreshToken,
        }),
      }),
    );
    const refreshed = refreshAnswerSchema.parse(await response?.json());
    expect(refreshed.user_id).toBe(localId);
    expect(refreshed.id_token).not.toBe(signedIn.idToken);
  });

  it.each([
    ["signInWithPassword", { ...mockPerson, password: "wrong" }, "INVALID_LOGIN_CREDENTIALS"],
    [
      "signInWithPassword",
      { ...mockPerson, email: "nobody@example.com" },
      "INVALID_LOGIN_CREDENTIALS",
    ],
    ["signInWithPassword", { email: "nobody", password: "x" }, "INVALID_EMAIL"],
    ["signUp", mockPerson, "EMAIL_EXISTS"],
    ["signUp", { email: "a@b.co", password: "short" }, "WEAK_PASSWORD : Password should be"],
    ["update", { idToken: "forged" }, "INVALID_ID_TOKEN"],
  ])("refuses %s %j", async (operation, body, message) => {
    const { status, body: answer } = await call(operation, body);
    expect(status).toBe(400);
    expect(errorAnswerSchema.parse(answer).error.message).toContain(message);
  });

  it("asks for a key", async () => {
    const url = identity("signUp").replace(/key=.*/, "");
    const response = await getResponse(handlers, new Request(url, post(mockPerson)));
    expect(response?.status).toBe(403);
  });
});
