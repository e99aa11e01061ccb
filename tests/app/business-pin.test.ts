import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listing } from "~/platform/db/schema.server";
import * as businessRoute from "~/routes/settings-business";
import { wayFrom } from "~/sellers/pin-words";
import { getOwnSeller } from "~/sellers/sellers.server";
import { useDatabase } from "../support/database";
import { business, type Person, published, withBusiness } from "../support/selling";
import { signedIn } from "../support/signed-in";

const own = useDatabase();

const save = (person: Person, fields: Record<string, string>) =>
  businessRoute.action(person.post("/settings/business", { ...business, ...fields }));

const placeError = async (person: Person, fields: Record<string, string>) => {
  const answer = await save(person, fields);
  if (answer instanceof Response) throw new Error("It was saved.");
  expect(answer.init?.status).toBe(400);
  return answer.data.errors.place;
};

const placeOf = async ({ id }: Person) => {
  const seller = await getOwnSeller(id);
  return seller && [seller.locationName, seller.lat, seller.lng, seller.timeZone];
};

const pin = { pinLat: "43.58342", pinLng: "-116.21501" };

describe("the pin of a business", () => {
  it("says where in its place it is, and its parts go there", async () => {
    const person = await withBusiness();
    const id = await published(person);
    await save(person, pin);
    const there = ["Boise, ID", 43.58342, -116.21501, "America/Boise"];
    expect(await placeOf(person)).toEqual(there);
    // A form without one, as without JavaScript, leaves it there.
    await save(person, {});
    expect(await placeOf(person)).toEqual(there);
    const { fields, point } = await businessRoute.loader(person.get("/settings/business"));
    expect([fields?.place, point]).toEqual(["Boise, ID", { lat: 43.58342, lng: -116.21501 }]);
    const [row] = await own.db.select().from(listing).where(eq(listing.id, id));
    expect([row?.lat, row?.lng]).toEqual([43.58342, -116.21501]);
    await save(person, { place: "Nampa, ID" });
    expect((await placeOf(person))?.slice(0, 2)).not.toEqual(there.slice(0, 2));
  });

  it("may be the first that is said of it", async () => {
    const person = await signedIn();
    await save(person, pin);
    expect(await placeOf(person)).toEqual(["Boise, ID", 43.58342, -116.21501, "America/Boise"]);
  });

  it("is near the place that is named, however far it was moved before", async () => {
    const person = await withBusiness();
    const before = await placeOf(person);
    expect(await placeError(person, { pinLat: "41.88", pinLng: "-87.63" })).toBe(
      "The pin is 1,448 miles from there. Move it closer, or enter the place that it's in.",
    );
    expect(await placeOf(person)).toEqual(before);
    // Half of the way is near enough; the other half from there is not.
    await save(person, { pinLat: "44.1", pinLng: "-116.2" });
    expect(await placeError(person, { pinLat: "44.6", pinLng: "-116.2" })).toMatch(/^The pin is/);
  });

  it.each([
    ["NaN", "-116.2"],
    ["43.6", ""],
    ["", "-116.2"],
    ["91", "-116.2"],
    ["43.6", "-181"],
    ["1e1", "-116.2"],
    ["Infinity", "-116.2"],
  ])("is a point on earth, which %j, %j is not", async (pinLat, pinLng) => {
    const person = await withBusiness();
    expect(await placeError(person, { pinLat, pinLng })).toBe(
      "The pin isn't anywhere on the map. Put it on your place again.",
    );
  });
});

it.each([
  [0.01, 0, "0.7 mi north"],
  [-0.01, 0, "0.7 mi south"],
  [0, 0.01, "0.5 mi east"],
  [0, -0.01, "0.5 mi west"],
  [0.01, -0.0138, "1.0 mi northwest"],
  [-0.01, 0.0138, "1.0 mi southeast"],
  [0.0001, 0, undefined],
])("the way by %d, %d degrees is %s", (up, right, way) => {
  const from = { lat: 43.6, lng: -116.2 };
  expect(wayFrom(from, { lat: from.lat + up, lng: from.lng + right })).toBe(way);
});
