import { describe, expect, it } from "vitest";
import type { FitmentRow } from "~/catalog/listing.schema";
import { partCatalog, partTypeOf } from "~/catalog/part-types/part-types";
import { verdictFor } from "~/search/fitment/verdict";
import { modelsOf } from "~/vehicles/catalogue.server";
import { checkDigitOf } from "~/vehicles/vin";
import { decodeVin } from "~/vehicles/vin-decoding.server";
import { makeCatalogue } from "../../scripts/lib/sample-catalogue/catalogue";
import { listingColumns } from "../../scripts/lib/sample-catalogue/listing-rows";
import { makeProducts } from "../../scripts/lib/sample-catalogue/products";
import { fitmentColumns, makeBatch } from "../../scripts/lib/sample-catalogue/rows";
import { type Car, models } from "../../scripts/lib/sample-catalogue/vehicles";
import { copiedRows } from "../support/copied-rows";

/* What `npm run seed` makes up agrees with what the site knows of vehicles, and with itself. */

const cars = models.flat();

/** The first signs are a real vehicle's, 0 stands for the check digit, and the end is made up. */
const vins = `
WBA3A5C50EF BMW 328i|WBAPH7C50BE BMW 328i|WBAEV53403K BMW 330xi|5UXWX9C50D0 BMW X3
JM1BL1SF0A1 Mazda Mazda3|3MZBM1V70FM Mazda Mazda3|JM3KE2CY0G0 Mazda CX-5
55SWF4JB0FU Mercedes-Benz C-Class|WDDHF5GB0BA Mercedes-Benz E-Class|4JGDA5HB0DA Mercedes-Benz ML-Class
1FTFW1ET0EF Ford F-150|1FAHP3F20CL Ford Focus|1FMCU9GX0EU Ford Escape
19XFC2F50GE Honda Civic|2HKRM4H50EH Honda CR-V|1HGCR2F30EA Honda Accord
3VW217AU0FM Volkswagen Golf|WVWHD7AJ0CW Volkswagen GTI|3VW2B7AJ0HM Volkswagen Jetta
4T1B11HK0KU Toyota Camry|2T3BFREV0GW Toyota RAV4|2T1BU4EE0CC Toyota Corolla
3GCUKREC0EG Chevrolet Silverado|1GNSKBKC0FR Chevrolet Tahoe|1N4AL3AP0FC Nissan Altima
5NPDH4AE0DH Hyundai Elantra|5XXGM4A70EG Kia Optima|4S4BSANC0G3 Subaru Outback|WAUFFAFL0BN Audi A4
WMWSU3C50CT MINI Hardtop|YV4A22PK0G1 Volvo XC90|2T2BK1BA0DC Lexus RX|1C4RJFBG0EC Jeep Grand Cherokee
1C6RR7LT0FS Ram 1500|1D7HA18N05S Dodge Ram|5YJ3E1EA0KF Tesla Model 3|WP0AA2A90ES Porsche 911`
  .trim()
  .split(/[|\n]/)
  .map((entry): [string, string] => [`${entry.slice(0, 11)}000001`, entry.slice(12)]);

/** The rows of a part that fits a car, as a catalogue states them. */
const rowsOf = ({ names }: Car): FitmentRow[] =>
  names.map(({ make, model, y0, y1 }) => ({
    ...{ make, model, y0, y1, engine: "", note: "", source: "catalogue" },
  }));

describe("the vehicles of generated fitments", () => {
  it.each(vins)("%s, a %s, is told what fits it and what does not", async (signs, named) => {
    const outcome = await decodeVin(signs.slice(0, 8) + checkDigitOf(signs) + signs.slice(9));
    if (outcome.kind === "bad" || !outcome.decoded.vehicle) throw new Error("not decoded");
    const { make, model, year, engineLabel: engine } = outcome.decoded.vehicle;
    expect(`${make} ${model}`).toBe(named);
    const verdicts = cars.map((car) =>
      verdictFor(rowsOf(car), { make, model, year, engine }, true),
    );
    expect(verdicts.filter(({ fit }) => fit === "fits").length).toBeGreaterThan(0);
    expect(verdicts.some(({ fit }) => fit === "does-not-fit")).toBe(true);
  });

  it("are named as the picker names them, in years that it has them for", async () => {
    const wrong: string[] = [];
    for (const { make, model, y0, y1, isElsewhere } of cars.flatMap(({ names }) => names)) {
      if (isElsewhere) continue;
      let years = 0;
      for (let year = y0; year <= y1; year += 1)
        if ((await modelsOf(year, make)).includes(model)) years += 1;
      if (years < (y1 - y0 + 1) / 2) wrong.push(`${make} ${model} ${y0}-${y1}: ${years}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe("generated listings", () => {
  const made = (seed: number) =>
    makeBatch(makeCatalogue(seed, 4_000), { from: 2_000, to: 4_000, firstKey: 1 });
  const rows = copiedRows(made(7).listings, listingColumns).map((row) => ({
    ...{ key: row.int4("key"), number: row.text("part_number"), brand: row.text("brand") },
    ...{ partType: row.text("part_type"), condition: row.text("condition") },
    ...{ cents: row.int4("price_cents"), core: row.int4("core_charge_cents") },
    ...{ quantity: row.int4("quantity"), description: row.text("description") },
  }));

  it("are the same for the same seed, and others for another", () => {
    const [one, two, other] = [made(7), made(7), made(8)];
    for (const table of ["listings", "fitments", "numbers"] as const) {
      expect(Buffer.compare(two[table], one[table])).toBe(0);
      expect(Buffer.compare(other[table], one[table])).not.toBe(0);
    }
  });

  it("are what a counter would sell", () => {
    const worn = ["oil-filter", "spark-plug", "brake-pads", "wiper-blade", "timing-belt"];
    for (const { partType, condition, core, cents, quantity, number, brand } of rows) {
      expect(condition === "used" && worn.includes(partType)).toBe(false);
      if (core) expect(condition).toBe("refurbished");
      if (partType === "alternator" && condition === "refurbished") expect(core).toBeGreaterThan(0);
      if (partType === "complete-engine") expect(quantity).toBeLessThan(4);
      expect(cents).toBeGreaterThan(0);
      expect(number && brand).toBeTruthy();
    }
    expect(new Set(rows.map(({ condition }) => condition))).toEqual(
      new Set(["new", "refurbished", "used"]),
    );
  });

  it("are of every part type, what is sold most the most, at the places that such a part has", () => {
    const parts = makeProducts(7, 20_000).map(({ design }) => design.part);
    const many = new Map<string, number>();
    for (const { partType } of parts) many.set(partType, (many.get(partType) ?? 0) + 1);
    expect(many.size).toBeGreaterThan(0.98 * partCatalog.length);
    expect(many.get("brake-pads")).toBeGreaterThan(3 * (many.get("brake-booster") ?? 0));
    for (const { partType, category, name, image } of parts) {
      const { positions, picture, ...entry } = partTypeOf(partType);
      expect([category, image]).toEqual([entry.category, picture]);
      if (!positions.includes("left-right")) expect(name).not.toMatch(/^(Left|Right) /);
      if (!positions.includes("bank")) expect(name).not.toMatch(/Bank \d/);
    }
  });

  it("fit what their descriptions say", () => {
    const vehicles = new Map<number, string>();
    for (const row of copiedRows(made(7).fitments, fitmentColumns)) {
      const [y0, y1, key] = [row.int2("y0"), row.int2("y1"), row.int4("listing_key")];
      const years = y0 === y1 ? y0 : `${y0} to ${y1}`;
      const said = `For the ${years} ${row.text("make")} ${row.text("model")}\n`;
      vehicles.set(key, `${vehicles.get(key) ?? ""}${said}`);
    }
    for (const { key, description } of rows) {
      const said = description.split(/ and \d+ other|\. /)[0] ?? "";
      expect(vehicles.get(key)).toContain(`${said}\n`);
    }
  });
});
