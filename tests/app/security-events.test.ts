import { beforeEach, expect, it, vi } from "vitest";
import { accountLimits, registerAccount, signInWithPassword } from "~/accounts/accounts.server";
import { handleError } from "~/entry.server";
import { paths } from "~/paths";
import { listSessions, revokeSession, signOut, startSession } from "~/platform/auth/session.server";
import type * as loggerModule from "~/platform/log/logger.server";
import { useDatabase } from "../support/database";
import { visit } from "../support/signed-in";

useDatabase({ seed: false });

const lines: string[] = [];
vi.mock("~/platform/log/logger.server", async (original) => {
  const real = await original<typeof loggerModule>();
  const sink = real.createLogger("info", (line) => lines.push(line));
  return { ...real, logger: () => sink };
});
beforeEach(() => lines.splice(0));

const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

it("follows an account through the log, from its making to its last session, without its owner", async () => {
  const email = "Ada.King@example.com";
  const address = "192.0.2.99";
  const password = "correct horse";
  const made = await registerAccount({ email, password, displayName: "Ada King", address });
  if (made.kind !== "signed-in") throw new Error("The account was not made.");
  const { accountId } = made;
  await signInWithPassword({ email, password: "wrong horse", address });
  await signInWithPassword({ email, password, address });
  const cookies: string[] = [];
  for (let browser = 0; browser < 2; browser++)
    cookies.push(await startSession(visit("/login").request, { accountId }));
  await signOut(visit("/", cookies[0]?.split(";")[0]).request);
  const [left] = await listSessions({ accountId });
  await revokeSession({ id: left?.id ?? "", accountId });
  expect(told()).toMatchObject([
    { event: "account-registered", accountId },
    { event: "sign-in-failed", reason: "invalid-credentials" },
    { event: "signed-in", accountId },
    { event: "signed-out", accountId },
    { event: "session-ended", accountId },
  ]);
  const hashes = told().flatMap(({ addressHash }) => (addressHash ? [addressHash] : []));
  expect(new Set(hashes).size).toBe(1);
  expect(hashes).toHaveLength(3);
  for (const secret of [/ada/i, /king/i, /example/i, /192\.0\.2/, /horse/])
    expect(lines.join("")).not.toMatch(secret);
});

it("tells once that a limit refuses, however often it is asked", async () => {
  const tried = { email: "nobody@example.com", password: "wrong horse", address: "192.0.2.98" };
  const { points, name } = accountLimits.signInPerPair;
  for (let attempt = 0; attempt < points + 5; attempt++) await signInWithPassword(tried);
  const events = told().map(({ event }) => event);
  expect(events.filter((event) => event === "sign-in-failed")).toHaveLength(points);
  expect(told().filter(({ event }) => event === "refused-by-limit")).toMatchObject([
    { limit: name },
  ]);
});

it("says which request failed without the VIN that it was about", () => {
  const vin = "1FTFW5L88RFB00316";
  for (const path of [
    `/api/v1/vehicles/vin/${vin}`,
    `/map/${vin}.data?q=${vin}`,
    paths.login(`/map?q=brakes%20${vin}`),
    `/login/${encodeURIComponent(paths.login(`/map?q=brakes%20${vin}`))}`,
  ])
    handleError(new Error("broken", { cause: new TypeError(`no patterns for ${vin}`) }), {
      request: visit(path).request,
      params: { vin },
      context: {},
    });
  expect(told()).toMatchObject([
    { msg: "request failed", path: "/api/v1/vehicles/vin/[vin]" },
    { msg: "request failed", path: "/map/[vin].data" },
    { msg: "request failed", path: "/login" },
    { msg: "request failed", path: expect.stringMatching(/^\/login\/.*\[vin\]$/) },
  ]);
  expect(lines.join("")).not.toContain(vin);
});
