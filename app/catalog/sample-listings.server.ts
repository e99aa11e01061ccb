import type { listing, seller } from "~/platform/db/schema.server";

/*
 * The sample listings and the businesses that sell them (SPEC D5). The places are real, the
 * businesses are not; telephone numbers are from the range kept for fiction.
 */

export const sampleSellers = [
  {
    id: "019a0000-0000-7000-8000-000000000001",
    name: "Hudson Auto Supply",
    locationName: "Lower East Side, New York",
    lat: 40.7196,
    lng: -73.9892,
    email: "counter@hudson-auto.example",
    phone: "(212) 555-0141",
    delivers: true,
    deliveryFeeCents: 9_99,
    freeDeliveryFromCents: 150_00,
    isSample: true,
  },
  {
    id: "019a0000-0000-7000-8000-000000000002",
    name: "Stuyvesant Lamp & Body",
    locationName: "East Village, New York",
    lat: 40.7318,
    lng: -73.9785,
    email: "parts@stuyvesant-lamp.example",
    phone: "(212) 555-0168",
    isSample: true,
  },
  {
    id: "019a0000-0000-7000-8000-000000000003",
    name: "Village Chassis Works",
    locationName: "Greenwich Village, New York",
    lat: 40.7334,
    lng: -74.0032,
    email: "bench@village-chassis.example",
    phone: "(212) 555-0117",
    delivers: true,
    deliveryRadiusMiles: 60,
    deliveryFeeCents: 12_50,
    isSample: true,
  },
  {
    id: "019a0000-0000-7000-8000-000000000004",
    name: "Gowanus Electric Rebuilders",
    locationName: "Downtown Brooklyn, New York",
    lat: 40.6906,
    lng: -73.9857,
    email: "cores@gowanus-electric.example",
    phone: "(718) 555-0193",
    delivers: true,
    deliveryFeeCents: 14_99,
    isSample: true,
  },
] as const satisfies (typeof seller.$inferInsert)[];

const [hudson, stuyvesant, village, gowanus] = sampleSellers;

const at = ({ id, locationName, lat, lng }: (typeof sampleSellers)[number]) => ({
  sellerId: id,
  locationName,
  lat,
  lng,
});

export const sampleListings = [
  {
    id: "brake-rotor-43512-06150",
    name: "Front Brake Rotor",
    partNumber: "43512-06150",
    category: "brake",
    partType: "brake-rotor",
    condition: "new",
    priceCents: 234_00,
    quantity: 12,
    ...at(hudson),
    description:
      "Drilled and vented, 305 mm. For the 2018 to 2024 Camry with 16 and 17 inch wheels. Sold singly.",
    travelTimeMinutes: 6,
    image: "brake-rotor",
    rating: 4.8,
    ratingCount: 500,
    isSample: true,
  },
  {
    id: "led-headlight-81150-06d50",
    name: "LED Headlight, Left",
    partNumber: "81150-06D50",
    category: "body",
    partType: "headlight",
    condition: "new",
    priceCents: 599_00,
    quantity: 3,
    ...at(stuyvesant),
    description:
      "Driver's side assembly with LED low and high beam, sealed, brackets complete. Aim it after fitting.",
    travelTimeMinutes: 12,
    image: "headlight",
    rating: 4.8,
    ratingCount: 500,
    isSample: true,
  },
  {
    id: "rear-shock-48530-09r70",
    name: "Rear Shock Absorber",
    partNumber: "48530-09R70",
    category: "suspension",
    partType: "shock-absorber",
    condition: "used",
    grade: "A",
    priceCents: 176_00,
    quantity: 4,
    ...at(village),
    description:
      "Pulled at 31,000 miles, tested on the bench, no leaks. Bushings good, dust boot intact. Upper mount not included.",
    travelTimeMinutes: 9,
    image: "shock-absorber",
    rating: 4.8,
    ratingCount: 500,
    isSample: true,
  },
  {
    id: "alternator-27060-0v210",
    name: "Alternator, 130 A",
    partNumber: "27060-0V210",
    category: "electrical",
    partType: "alternator",
    condition: "refurbished",
    priceCents: 345_00,
    coreChargeCents: 35_00,
    quantity: 6,
    warrantyDays: 730,
    ...at(gowanus),
    description:
      "Rebuilt with new bearings, brushes and regulator, load tested at 130 A. Two-year warranty on the rebuild.",
    travelTimeMinutes: 22,
    image: "alternator",
    rating: 4.8,
    ratingCount: 500,
    isSample: true,
  },
] as const satisfies (typeof listing.$inferInsert)[];
