import type { fitment, listingNumber, supersession } from "~/platform/db/schema.server";
import type { sampleListings } from "./sample-listings.server";

/*
 * What is stated of the sample listings besides: numbers that their parts go by, and vehicles that
 * they fit, named as the catalog of vehicles names them. Which number is which part is made up.
 */

type Id = (typeof sampleListings)[number]["id"];
type Number = Omit<typeof listingNumber.$inferInsert, "listingKey">;
type Fit = Omit<typeof fitment.$inferInsert, "listingKey">;

const number = (kind: Number["kind"], norm: string): Number => ({ kind, norm });
const toyota = (model: string, y0: number, y1: number, more: Partial<Fit> = {}): Fit => ({
  ...{ make: "Toyota", model, y0, y1, source: "catalogue" },
  ...more,
});

export const sampleFacts: Record<Id, { numbers: Number[]; fits: Fit[] }> = {
  "brake-rotor-43512-06150": {
    numbers: [
      number("superseded", "4351233130"),
      number("interchange", "P83166"),
      number("interchange", "980932R"),
    ],
    fits: [
      toyota("Camry", 2018, 2024, { note: "With 16 and 17 inch wheels" }),
      toyota("Avalon", 2019, 2022, { note: "With 17 inch wheels" }),
      { ...toyota("ES", 2019, 2024), make: "Lexus", note: "With 17 inch wheels" },
    ],
  },
  "led-headlight-81150-06d50": {
    numbers: [number("interchange", "20980700"), number("interchange", "TO2502255")],
    fits: [toyota("Camry", 2018, 2020, { note: "With LED low and high beam, left-hand drive" })],
  },
  "rear-shock-48530-09r70": {
    numbers: [number("oem", "4853080B12"), number("interchange", "3340247")],
    fits: [toyota("Camry", 2018, 2024, { note: "Not with sport suspension", source: "seller" })],
  },
  "alternator-27060-0v210": {
    numbers: [
      number("oem", "2706036010"),
      number("interchange", "2343084"),
      number("interchange", "1121613"),
    ],
    fits: [
      toyota("Camry", 2010, 2017, { engine: "2.5 L" }),
      toyota("RAV4", 2009, 2018, { engine: "2.5 L", note: "Compare the connector" }),
      toyota("Scion tC", 2011, 2016, { engine: "2.5 L" }),
    ],
  },
};

export const sampleSupersessions: (typeof supersession.$inferInsert)[] = [
  { norm: "4351233130", replacement: "4351206150", note: "Replaced by the maker" },
];
