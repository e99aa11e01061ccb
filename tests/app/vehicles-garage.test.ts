import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerAccount } from "~/accounts/accounts.server";
import { vehicle as vehicleTable } from "~/platform/db/schema.server";
import {
  activeVehicle,
  changeGarage,
  type GarageChange,
  listVehicles,
  mergeVisitorGarage,
} from "~/vehicles/garage.server";
import {
  garageLimit,
  type Vehicle,
  vehicleSchema,
  visitorGarageLimit,
} from "~/vehicles/vehicle.schema";
import { vehicleName } from "~/vehicles/vehicle-name";
import { action as signInAction } from "../../app/routes/login";
import { useDatabase } from "../support/database";
import { signedIn, submit, testOrigin } from "../support/signed-in";
import { visitorBrowser } from "../support/visitor-browser";

const test = useDatabase();

const golf: Vehicle = {
  year: 2014,
  make: "Volkswagen",
  model: "Golf",
  engine: "2.0 L, 4 cylinders, diesel",
  vin: null,
};
const accord: Vehicle = {
  year: 2003,
  make: "Honda",
  model: "Accord",
  engine: null,
  vin: "1HGCM82633A004352",
};

/** A browser that keeps its garage cookie between requests. */
function visitor() {
  const browser = visitorBrowser(changeGarage);
  return Object.assign(browser, {
    list: () => listVehicles(browser.of()),
    active: () => activeVehicle(browser.of()),
  });
}

async function member() {
  const { id } = await signedIn();
  const of = { accountId: id, request: new Request(testOrigin) };
  return {
    id,
    list: () => listVehicles(of),
    active: () => activeVehicle(of),
    change: (change: GarageChange) => changeGarage(of, change),
  };
}

const add = (vehicle: Vehicle): GarageChange => ({ kind: "add", vehicle });
const idOf = async (garage: { list: Awaited<ReturnType<typeof member>>["list"] }, model: string) =>
  (await garage.list()).find((each) => each.model === model)?.id ?? "";

describe.each([
  ["a visitor's browser", visitor, visitorGarageLimit],
  ["an account", member, garageLimit],
])("the garage of %s", (_name, make, limit) => {
  it("is empty at first", async () => {
    const garage = await make();
    expect([await garage.list(), await garage.active()]).toEqual([[], null]);
  });

  it("keeps vehicles, the latest first and active", async () => {
    const garage = await make();
    await garage.change(add(golf));
    await garage.change(add(accord));
    expect(await garage.list()).toMatchObject([
      { ...accord, isActive: true },
      { ...golf, isActive: false },
    ]);
    expect(await garage.active()).toMatchObject(accord);
  });

  it("has a vehicle once, however often it is added", async () => {
    const garage = await make();
    await garage.change(add(golf));
    await garage.change(add(accord));
    expect(await garage.change(add(golf))).toMatchObject({ kind: "changed" });
    expect(await garage.list()).toHaveLength(2);
    expect(await garage.active()).toMatchObject(golf);
  });

  it("puts a removed one back where it stood, and as it was", async () => {
    const garage = await make();
    for (const vehicle of [golf, accord, { ...golf, year: 2015 }])
      await garage.change(add(vehicle));
    await garage.change({ kind: "activate", id: await idOf(garage, "Accord") });
    const before = await garage.list();
    const outcome = await garage.change({ kind: "remove", id: await idOf(garage, "Accord") });
    const removed = outcome.kind === "changed" ? outcome.removed : undefined;
    if (!removed) throw new Error("Nothing can be put back.");
    expect(await garage.active()).toBeNull();
    // Pressed twice, it is there once.
    for (let press = 0; press < 2; press++) {
      expect(await garage.change({ kind: "restore", removed })).toMatchObject({ kind: "changed" });
      expect(await garage.list()).toEqual(before);
    }
    await garage.change({ kind: "remove", id: removed.id });
    const [other] = await garage.list();
    await garage.change({ kind: "activate", id: other?.id ?? "" });
    await garage.change({ kind: "restore", removed });
    // Another one was chosen meanwhile.
    expect((await garage.active())?.id).toBe(other?.id);
    await garage.change({ kind: "remove", id: removed.id });
    for (let year = 1990; (await garage.list()).length < limit; year++)
      await garage.change(add({ ...golf, year }));
    expect(await garage.change({ kind: "restore", removed })).toEqual({
      kind: "refused",
      reason: "full",
      limit,
    });
  });

  it("makes another one active, and removes one", async () => {
    const garage = await make();
    await garage.change(add(golf));
    await garage.change(add(accord));
    await garage.change({ kind: "activate", id: await idOf(garage, "Golf") });
    expect(await garage.active()).toMatchObject(golf);
    await garage.change({ kind: "remove", id: await idOf(garage, "Golf") });
    expect(await garage.active()).toBeNull();
    expect(await garage.list()).toMatchObject([{ ...accord, isActive: false }]);
    await garage.change({ kind: "remove", id: await idOf(garage, "Accord") });
    expect(await garage.list()).toEqual([]);
  });

  it("is bounded, and says so", async () => {
    const garage = await make();
    for (let year = 1990; year < 1990 + limit; year += 1)
      expect((await garage.change(add({ ...golf, year }))).kind).toBe("changed");
    const outcome = await garage.change(add(accord));
    expect(outcome).toEqual({ kind: "refused", reason: "full", limit });
    expect(await garage.list()).toHaveLength(limit);
    // One that is there needs no room.
    expect((await garage.change(add({ ...golf, year: 1990 }))).kind).toBe("changed");
    expect(await garage.active()).toMatchObject({ year: 1990 });
  });

  it.each(["", "x", "' or true --", "019a0000-0000-7000-8000-000000000001"])(
    "knows nothing of the id %j",
    async (id) => {
      const garage = await make();
      await garage.change(add(golf));
      for (const kind of ["activate", "remove"] as const)
        expect(await garage.change({ kind, id })).toEqual({
          kind: "refused",
          reason: "not-found",
        });
      expect(await garage.active()).toMatchObject(golf);
    },
  );
});

it("lets nobody touch another account's vehicle", async () => {
  const [owner, other] = [await member(), await member()];
  await owner.change(add(golf));
  const id = await idOf(owner, "Golf");
  for (const kind of ["activate", "remove"] as const)
    expect(await other.change({ kind, id })).toEqual({ kind: "refused", reason: "not-found" });
  expect([await owner.list(), await other.list()]).toMatchObject([[golf], []]);
});

it("has one active vehicle and no more than it may, however many come at once", async () => {
  const garage = await member();
  const years = Array.from({ length: garageLimit + 6 }, (_, index) => 1980 + index);
  const addOf = (year: number) => garage.change(add({ ...golf, year }));
  const outcomes = await Promise.allSettled(years.map(addOf));
  // On a busy machine some wait for a connection longer than the site lets them.
  for (const [index, { status }] of outcomes.entries())
    if (status === "rejected") await addOf(1980 + index);
  const rows = await test.db
    .select()
    .from(vehicleTable)
    .where(eq(vehicleTable.accountId, garage.id));
  expect(rows).toHaveLength(garageLimit);
  expect(rows.filter(({ isActive }) => isActive)).toHaveLength(1);
});

describe("a visitor's cookie", () => {
  it("is small enough for any browser, with as much in it as goes", async () => {
    const garage = visitor();
    const wide = { make: "Š".repeat(40), model: "字".repeat(60), engine: "é".repeat(60) };
    for (let year = 1990; year < 1990 + visitorGarageLimit; year += 1)
      await garage.change(add({ ...accord, ...wide, year }));
    expect(await garage.list()).toHaveLength(visitorGarageLimit);
    expect(garage.cookie.length).toBeLessThan(4_096 - 200);
  });

  it("counts for nothing when somebody changed it", async () => {
    const garage = visitor();
    await garage.change(add(golf));
    const [name, value = ""] = garage.cookie.split("=");
    garage.cookie = `${name}=${value.slice(0, 10)}A${value.slice(11)}`;
    expect(await garage.list()).toEqual([]);
    garage.cookie = `${name}=${Buffer.from(JSON.stringify([golf])).toString("base64")}`;
    expect(await garage.list()).toEqual([]);
  });
});

describe("signing in", () => {
  const requestOf = ({ cookie }: { cookie: string }) =>
    new Request(testOrigin, { headers: { Cookie: cookie } });

  it("takes the browser's vehicles along, and keeps its active one", async () => {
    const [browser, garage] = [visitor(), await member()];
    await garage.change(add(golf));
    await browser.change(add(accord));
    await browser.change(add(golf));
    await browser.change({ kind: "activate", id: await idOf(browser, "Accord") });
    const cookie = await mergeVisitorGarage(requestOf(browser), { accountId: garage.id });
    expect(cookie).toContain("Expires=Thu, 01 Jan 1970");
    expect((await garage.list()).map(({ model }) => model)).toEqual(["Accord", "Golf"]);
    expect(await garage.active()).toMatchObject(accord);
  });

  it("leaves the account as it is when the browser has none", async () => {
    const garage = await member();
    await garage.change(add(golf));
    expect(await mergeVisitorGarage(requestOf(visitor()), { accountId: garage.id })).toBeNull();
    expect(await garage.active()).toMatchObject(golf);
  });

  it("happens with the sign-in form", async () => {
    const credentials = { email: "garage@example.com", password: "correct horse" };
    const made = await registerAccount({
      ...credentials,
      displayName: "Garage Owner",
      address: "192.0.2.7",
    });
    const browser = visitor();
    await browser.change(add(golf));
    const answer = (await signInAction(submit("/login", credentials, browser.cookie))) as Response;
    expect(answer.headers.getSetCookie().join()).toContain("partlane-garage=;");
    const accountId = made.kind === "signed-in" ? made.accountId : null;
    expect(await listVehicles({ accountId, request: new Request(testOrigin) })).toMatchObject([
      { ...golf, isActive: true },
    ]);
  });
});

describe("a vehicle's fields", () => {
  it("are tidied", () => {
    const parsed = vehicleSchema.parse({
      year: "2014",
      make: "  Land\u0000 \n Rover ",
      model: "Discovery",
      engine: null,
      vin: "1hg-cm82633a 004352",
    });
    expect(parsed).toMatchObject({ year: 2014, make: "Land Rover", vin: "1HGCM82633A004352" });
    expect(vehicleName(parsed)).toBe("2014 Land Rover Discovery");
  });

  it.each([
    { year: "1e9" },
    { year: "NaN" },
    { year: 2014.5 },
    { make: "" },
    { model: "x".repeat(61) },
    { vin: "IHGCM82633A004352" },
  ])("are refused with %j", (wrong) => {
    expect(vehicleSchema.safeParse({ ...golf, ...wrong }).success).toBe(false);
  });
});
