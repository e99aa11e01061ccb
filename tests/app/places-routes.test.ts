import { describe, expect, it } from "vitest";
import { travelTimeFrom } from "~/catalog/distance";
import { getListing } from "~/catalog/listings.server";
import { placesAnswerSchema } from "~/places/place.schema";
import { loader as placesLoader } from "~/routes/api-places";
import { loader as mapLoader } from "~/routes/map";
import { action as preferencesAction } from "~/routes/preferences";
import { useDatabase } from "../support/database";
import { submit, testOrigin, visit } from "../support/signed-in";

useDatabase();

const ask = (query: string, headers: Record<string, string> = {}) =>
  placesLoader({
    request: new Request(`${testOrigin}/api/v1/places${query}`, { headers }),
    params: {},
    context: {},
  });

describe("GET /api/v1/places", () => {
  it("answers with places, for anybody to keep", async () => {
    const answer = await ask("?q=springfield%2C+il");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=86400");
    expect(answer.headers.get("Vary")).toBe("Accept-Language");
    const told: unknown = await answer.json();
    expect(placesAnswerSchema.parse(told)).toEqual(told);
    expect(told).toEqual({
      places: [
        {
          label: "Springfield, IL",
          detail: "Illinois, United States",
          kind: "town",
          lat: 39.802,
          lng: -89.644,
        },
      ],
      source: { name: "GeoNames", url: "https://www.geonames.org", date: "2023-03-05" },
    });
  });

  it("answers 304 to who has it already", async () => {
    const etag = (await ask("?q=10001")).headers.get("ETag") ?? "";
    const again = await ask("?q=10001", { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("Vary")).toBe("Accept-Language");
  });

  it("puts the reader's country first", async () => {
    const first = async (language: string) =>
      placesAnswerSchema.parse(
        await (await ask("?q=10115", { "Accept-Language": language })).json(),
      ).places[0]?.label;
    expect(await first("de-DE")).toBe("10115 Berlin, Germany");
    expect(await first("en-US")).toBe("New York, NY 10115");
  });

  it.each(["", "?q=", "?q=%20", `?q=${"x".repeat(101)}`])(
    "answers 400 with how to mend it: %#",
    async (query) => {
      const answer = await ask(query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        problems: [
          { parameter: "q", message: "Enter a city or postal code of at most 100 characters." },
        ],
      });
    },
  );

  it.each(["?q=%00", "?q='%20or%201=1%20--", "?q=%3Cscript%3E", "?q=%F0%9F%92%A5", "?q=%ED%A0%80"])(
    "answers with none: %s",
    async (query) => {
      expect(await (await ask(query)).json()).toMatchObject({ places: [] });
    },
  );
});

type Page = Extract<Awaited<ReturnType<typeof mapLoader>>, { data: unknown }>;

const open = async (query: string, cookie = "") => mapLoader(visit(`/map${query}`, cookie));

async function page(query: string, cookie = ""): Promise<Page["data"]> {
  const answer = await open(query, cookie);
  if ("data" in answer) return answer.data;
  throw new Error(`It led to ${answer.headers.get("Location")}.`);
}

async function led(query: string) {
  const answer = await open(query);
  if ("data" in answer) throw new Error("It led nowhere.");
  const [cookie = ""] = answer.headers.get("Set-Cookie")?.split(";") ?? [];
  return { to: answer.headers.get("Location"), cookie, all: answer.headers.get("Set-Cookie") };
}

describe("/map?place=", () => {
  it("leads to the point of the place, with the rest of the search", async () => {
    const { to } = await led(
      "?q=rotor&place=Springfield%2C+IL&category=brake&part=x&bounds=1,2,3,4",
    );
    expect(to).toBe("/map?q=rotor&category=brake&near=39.802%2C-89.644");
  });

  it("measures from there, and calls the point by its name", async () => {
    const { to, cookie } = await led("?place=hoboken");
    const query = to?.replace("/map", "") ?? "";
    for (const kept of ["", cookie]) {
      const { place, listings, search } = await page(query, kept);
      expect(place).toMatchObject({
        place: { label: "Hoboken, NJ" },
        isInAddress: true,
        unclear: null,
      });
      expect(search.near).toEqual({ lat: 40.744, lng: -74.032 });
      expect(listings.length).toBeGreaterThan(0);
      expect(Math.min(...listings.map(({ distanceMiles }) => distanceMiles))).toBeGreaterThan(0.5);
    }
  });

  it("tells how long the way is from the default location alone, which New York itself is as well", async () => {
    const times = async (query: string, cookie = "") =>
      (await page(query, cookie)).listings.map(({ travelTimeMinutes }) => travelTimeMinutes);
    expect(await times("")).toEqual(Array(4).fill(expect.any(Number)));
    const newYork = await led("?place=new+york");
    expect(new Set(await times(newYork.to?.replace("/map", "") ?? ""))).toEqual(
      new Set(await times("")),
    );
    const { to, cookie } = await led("?place=hoboken");
    for (const [query = "", kept] of [[to?.replace("/map", "")], ["", cookie]])
      expect(new Set(await times(query, kept))).toEqual(new Set([null]));
  });

  it("is told as well where a part is ordered", async () => {
    const [first] = (await page("")).listings;
    const id = first?.id ?? "";
    expect((await getListing(id))?.travelTimeMinutes).toBe(first?.travelTimeMinutes);
    expect((await getListing(id, { lat: 52.52, lng: 13.4 }))?.travelTimeMinutes).toBeNull();
  });

  it("keeps the words of a postal code for who typed it", async () => {
    const { to, cookie } = await led("?place=10001");
    const { place } = await page(to?.replace("/map", "") ?? "", cookie);
    expect(place.place?.label).toBe("New York, NY 10001");
  });

  it("tells whose middle a code stands for of which only the area is known", async () => {
    const { to, cookie } = await led("?place=SW1A+1AA");
    const query = to?.replace("/map", "") ?? "";
    expect((await page(query, cookie)).place).toMatchObject({
      place: { label: "SW1A City of Westminster, United Kingdom", about: "City of Westminster" },
      isInAddress: true,
    });
    // To who was sent the link it is the town itself.
    expect((await page(query)).place.place?.about).toBeUndefined();
  });

  it("remembers the place for the next visit, for half a year, and forgets it when asked", async () => {
    const { cookie, all } = await led("?place=hoboken");
    expect(all).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/);
    expect((await page("", cookie)).place).toMatchObject({
      place: { label: "Hoboken, NJ" },
      isInAddress: false,
    });
    const answer = await preferencesAction(
      submit("/preferences", { place: "forget", returnTo: "/map" }, cookie),
    );
    expect(answer.headers.get("Location")).toBe("/map");
    expect(answer.headers.get("Set-Cookie")).toMatch(/^partlane-place=;.*1970/);
  });

  it("does not believe a cookie that somebody else wrote", async () => {
    const text = JSON.stringify({ label: "Send money", lat: 1, lng: 2 });
    const cookie = `partlane-place=${Buffer.from(text).toString("base64")}`;
    expect((await page("", cookie)).place).toMatchObject({ place: null });
  });

  it("tells of no way of a day and more, which is sent for", async () => {
    const newYork = { lat: 40.7128, lng: -74.006 };
    expect(travelTimeFrom(newYork, 24 * 60 - 1)).toBe(24 * 60 - 1);
    expect(travelTimeFrom(newYork, 24 * 60)).toBeNull();
  });

  it("offers those that may be meant", async () => {
    const { place } = await page("?place=Springfield&q=rotor");
    expect(place.unclear?.text).toBe("Springfield");
    const labels = place.unclear?.places.map(({ label }) => label) ?? [];
    expect(labels).toContain("Springfield, MO");
    for (const label of labels)
      expect((await led(`?place=${encodeURIComponent(label)}`)).to).toMatch(/^\/map\?near=/);
  });

  it.each(["nowhere at all", "<script>", "' or 1=1 --", "x".repeat(5_000), "0".repeat(300)])(
    "says that nothing is called so: %#",
    async (text) => {
      const { place } = await page(`?place=${encodeURIComponent(text)}`);
      expect(place.unclear).toEqual({ text: text.slice(0, 100), places: [] });
    },
  );

  it("calls a point far from every town by its coordinates", async () => {
    expect((await page("?near=0,-30")).place.place?.label).toBe("0.00, -30.00");
  });

  it("has no place of its own until one is named", async () => {
    expect((await page("")).place).toEqual({ place: null, isInAddress: false, unclear: null });
  });
});
