import type { Listing } from "~/catalog/listing.schema";
import type { PartDetails } from "~/parts/part-details";
import { conditionalFit, rotor } from "./account-data";

/* Parts as the loaders of their own pages and of a comparison answer them. */

export const vehicle = "2019 Toyota Camry";

const camry = {
  make: "Toyota",
  model: "Camry",
  y0: 2018,
  y1: 2024,
  engine: "",
  note: "With 16 inch wheels",
  source: "catalogue",
} as const;

const listing: Listing = {
  ...rotor,
  brand: "Brembo",
  partType: "brake-rotor",
  fit: conditionalFit.verdict,
};

export const rotorPart: PartDetails = {
  listing,
  photos: [],
  pictures: [],
  sellerId: "019a0000-0000-7000-8000-000000000001",
  ...{ damage: "", donorMiles: null, refurbishedBy: "" },
  sellerPlace: "Lower East Side, New York",
  coreDays: 30,
  numbers: {
    oem: ["4351206150"],
    // As its seller says, and as the catalogue knows better: it is listed once.
    interchange: ["09C41013", "DF6150S", "4351206130"],
    superseded: ["4351206130"],
  },
  replacedBy: [],
  kind: "Brake rotors",
  fitment: [
    camry,
    { ...camry, model: "Avalon", y0: 2019, y1: 2022, note: "" },
    { ...camry, make: "Lexus", model: "ES 350", y0: 2019, engine: "3.5 L", source: "seller" },
  ],
  fitmentCount: 3,
};

/** A photo, drawn: as wide as it is said to be. */
const drawn = (file: string, alt: string) => ({
  src: `/parts/${file}.svg`,
  srcSet: `/parts/${file}.svg 320w`,
  thumb: `/parts/${file}.svg`,
  ...{ width: 1600, height: 1200, alt },
});

/** Whose seller has sent photos. */
export const photographedPart: PartDetails = {
  ...rotorPart,
  listing: { ...listing, photo: drawn("brake-rotor", "Friction side, no grooves") },
  photos: [
    drawn("brake-rotor", "Friction side, no grooves"),
    drawn("brake-pads", "Front Brake Rotor, photo 2"),
    drawn("alloy-wheel", "Front Brake Rotor, photo 3"),
  ],
};

/** The same part under another maker's number. */
export const coated: Listing = {
  ...listing,
  id: "coated-rotor",
  name: "Front Brake Rotor, Coated",
  partNumber: "09.C410.13",
  brand: "TRW",
  priceCents: 89_50,
  distanceMiles: 4.2,
  travelTimeMinutes: 18,
  seller: "Queens Brake Exchange",
  locationName: "Astoria, New York",
  rating: null,
  matched: { kind: "interchange", number: "09C41013" },
};

export const coatedPart: PartDetails = {
  ...rotorPart,
  listing: { ...coated, matched: null },
  numbers: { oem: ["4351206150"], interchange: [], superseded: [] },
  fitment: rotorPart.fitment.slice(0, 1),
  fitmentCount: 1,
};

export const rebuilt: Listing = {
  ...listing,
  id: "rebuilt-caliper",
  name: "Brake Caliper, Front Left, Rebuilt",
  partNumber: "47750-06250",
  brand: null,
  condition: "refurbished",
  priceCents: 118_00,
  coreChargeCents: 45_00,
  warrantyDays: 365,
  quantity: 2,
  distanceMiles: 1.9,
  fit: { fit: "not-confirmed", text: "Not confirmed" },
  image: "category-brake",
};

export const rebuiltPart: PartDetails = {
  ...rotorPart,
  listing: rebuilt,
  numbers: { oem: [], interchange: [], superseded: [] },
  replacedBy: ["4775006251"],
  kind: "Brake calipers",
  fitment: [],
  fitmentCount: 0,
};

const longName =
  "Remanufactured Electronically Controlled Rear Air Suspension Strut Assembly with Mount, Right";

export const longPart: PartDetails = {
  ...rotorPart,
  listing: {
    ...rebuilt,
    id: "long",
    name: longName,
    partNumber: "48530-09R70-REMANUFACTURED-48530-09R71-SET-OF-TWO",
    brand: "Stuyvesant Lamp, Body, Glass & Suspension Rebuilders of Lower Manhattan",
    priceCents: 12_176_50,
    coreChargeCents: 1_250_00,
    distanceMiles: 1_284.6,
    seller: "Stuyvesant Lamp, Body, Glass & Suspension Rebuilders of Lower Manhattan",
    description: `${rotor.description} `.repeat(6),
    fit: {
      ...{ fit: "does-not-fit", text: "Doesn't fit", conditions: [] },
      row: { ...camry, note: "Rear axle, from chassis 5894321 on" },
    },
  },
  numbers: {
    oem: Array.from({ length: 12 }, (_, at) => `4853009R${70 + at}`),
    interchange: ["X".repeat(40)],
    superseded: [],
  },
  replacedBy: ["4853009R90"],
  fitment: Array.from({ length: 12 }, (_, at) => ({
    ...camry,
    model: `Sprinter ${2500 + at} Extended High Roof Passenger Van`,
    note: "Rear axle, single rear wheels, with load-sensing valve, from chassis 5894321 on",
  })),
  fitmentCount: 86,
};
