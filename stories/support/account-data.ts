import type { Listing } from "~/catalog/listing.schema";
import type { OrderPhoto } from "~/order-photos/order-photo";
import type { MessageThreadDetails } from "~/orders/MessagesPanel";
import type { OrderListItem } from "~/orders/OrdersTable";
import type { OrderDetails } from "~/orders/order-details";
import type { OrderFit } from "~/orders/order-fit";

/* Rows of the signed-in screens, as their loaders answer them. Sums are computed from the rows. */

const on = (day: string) => new Date(`${day}T15:00:00Z`);

const prices = { rotor: 234_00, headlight: 599_00, shock: 176_00, alternator: 345_00 };
const partNames = {
  rotor: "Front Brake Rotor",
  headlight: "LED Headlight, Left",
  shock: "Rear Shock Absorber",
  alternator: "Alternator, 130 A",
};

function order(
  number: number,
  day: string,
  customerName: string,
  part: keyof typeof prices,
  quantity: number,
  status: OrderListItem["status"],
): OrderListItem {
  return {
    number: `PL-${number}`,
    side: "seller",
    isSample: false,
    customerName,
    sellerName: "Hudson Auto Supply",
    partName: partNames[part],
    quantity,
    moreLines: 0,
    totalCents: prices[part] * quantity,
    status,
    placedAt: on(day),
  };
}

export const orders: OrderListItem[] = [
  order(20431, "2026-11-20", "Brooklyn Brake & Tire", "rotor", 2, "processing"),
  order(20430, "2026-11-20", "Luis Ortega", "shock", 1, "processing"),
  order(20427, "2026-11-19", "Hudson Auto Supply", "headlight", 1, "shipped"),
  order(20422, "2026-11-18", "Queens Motor Works", "alternator", 1, "shipped"),
  order(20418, "2026-11-16", "Dana Whitfield", "rotor", 1, "delivered"),
  order(20415, "2026-11-14", "Atlantic Avenue Garage", "headlight", 1, "delivered"),
  order(20411, "2026-11-12", "Priya Raman", "alternator", 1, "delivered"),
  order(20409, "2026-11-10", "Brooklyn Brake & Tire", "rotor", 4, "delivered"),
];

/** The same while they stand in for an account's own. */
export const sampleOrders: OrderListItem[] = orders.map((row) => ({ ...row, isSample: true }));

/** What an account bought, one order of it canceled since. */
export const ownOrders: OrderListItem[] = [
  order(20433, "2026-11-21", "Mary Ann Lee", "alternator", 1, "canceled"),
  order(20432, "2026-11-21", "Mary Ann Lee", "rotor", 2, "processing"),
].map((row) => ({ ...row, side: "buyer" }));

const kept = { canceledQuantity: 0, shippedAt: null };

/** An order's page, as its buyer sees it on the day it was placed. */
export const boughtOrder: OrderDetails = {
  number: "PL-20432",
  status: "processing",
  stage: "placed",
  fulfilment: "pickup",
  payment: "counter",
  side: "buyer",
  isSample: false,
  lines: [
    {
      ...{ id: "019a0000-0000-7000-8000-0000000000a1", position: 0, ...kept },
      listingId: "brake-rotor-43512-06150",
      name: partNames.rotor,
      partNumber: "43512-06150",
      condition: "new",
      grade: null,
      quantity: 2,
      priceCents: prices.rotor,
      coreCents: 0,
      fit: null,
    },
  ],
  totalCents: prices.rotor * 2,
  coreCents: 0,
  deliveryCents: 0,
  taxCents: 0,
  customerName: "Mary Ann Lee",
  sellerName: "Hudson Auto Supply",
  locationName: "Lower East Side, New York",
  placedAt: on("2026-11-21"),
  ...{ address: null, note: "", contactPhone: null },
  ...{ cancelAskedAt: null, isPartlySent: false, collectionCode: null },
  carrier: null,
  trackingNumber: null,
  events: [{ id: "place", kind: "place", by: "buyer", at: on("2026-11-21"), detail: {} }],
  canDispute: true,
};

/** The same, with what happened to it since, a day apart. */
export function orderAfter(
  stage: OrderDetails["stage"],
  ...happened: readonly Pick<OrderDetails["events"][number], "kind" | "by">[]
): OrderDetails {
  const status = stage === "completed" ? "delivered" : stage === "declined" ? "canceled" : stage;
  return {
    ...boughtOrder,
    stage,
    canDispute: stage !== "declined" && stage !== "canceled",
    status:
      status === "placed" || status === "accepted" || status === "ready" ? "processing" : status,
    events: [
      ...boughtOrder.events,
      ...happened.map((event, index) => ({
        ...{ ...event, id: event.kind, detail: {} },
        at: on(`2026-11-${22 + index}`),
      })),
    ],
  };
}

/** Two photos of one side of an order. */
export const orderPhotos = (by: OrderPhoto["by"]): OrderPhoto[] =>
  ["brake-rotor", "brake-pads"].map((name, at) => ({
    ...{ id: `019a0000-0000-7000-8000-0000000001f${at}`, by, state: "ready" },
    ...{ src: `/parts/${name}.svg`, thumb: `/parts/${name}.svg`, width: 320, height: 240 },
  }));

/** What its two sides wrote, the last of it a moment ago. */
export const thread: MessageThreadDetails = {
  messageId: "019a0000-0000-7000-8000-0000000000ff",
  messages: [
    {
      ...{ id: "019a0000-0000-7000-8000-0000000000f1", by: "buyer", at: on("2026-11-21") },
      text: "Do the rotors come with bolts?\nElse I bring my own.",
      ...{ readAt: on("2026-11-21"), photos: [] },
    },
    {
      ...{ id: "019a0000-0000-7000-8000-0000000000f2", by: "seller", at: on("2026-11-22") },
      text: "They don't. Two per side, M8.",
      ...{ readAt: null, photos: orderPhotos("seller") },
    },
  ],
};

/** An order of three lines with deposits for old parts, to be picked up. */
export const mixedOrder: OrderDetails = {
  ...boughtOrder,
  lines: [
    ...boughtOrder.lines,
    {
      ...{ id: "019a0000-0000-7000-8000-0000000000a2", position: 1, ...kept },
      listingId: "alternator-27060-0v210",
      name: partNames.alternator,
      partNumber: "27060-0V210",
      condition: "refurbished",
      grade: null,
      quantity: 1,
      priceCents: prices.alternator,
      coreCents: 45_00,
      fit: null,
    },
    {
      ...{ id: "019a0000-0000-7000-8000-0000000000a3", position: 2, ...kept },
      listingId: "shock-absorber-48530-09750",
      name: partNames.shock,
      partNumber: "48530-09750",
      condition: "used",
      grade: "A",
      quantity: 2,
      priceCents: prices.shock,
      coreCents: 0,
      fit: null,
    },
  ],
  totalCents: prices.rotor * 2 + prices.alternator + prices.shock * 2 + 45_00,
  coreCents: 45_00,
};

/** What was known of it when it was ordered for a car with another size of wheels, perhaps. */
export const conditionalFit = {
  vehicle: { year: 2019, make: "Toyota", model: "Camry" },
  verdict: {
    ...{ fit: "fits-if", text: "Fits if it has 16-inch wheels" },
    row: {
      ...{ make: "Toyota", model: "Camry", y0: 2018, y1: 2024, engine: "" },
      ...{ note: "With 16 inch wheels", source: "catalogue" },
    },
    ...{ help: "The last number on the side of your tire is the wheel size, like R16." },
    question: {
      ...{ key: "wheel-size", text: "Which wheels?" },
      choices: ["15", "16", "17", "18", "19", "20"].map((value) => ({
        ...{ value, label: `${value}-inch` },
      })),
    },
    conditions: [
      {
        ...{ kind: "wheel-size", polarity: "with", values: ["16"], from: null, to: null },
        text: "it has 16-inch wheels",
      },
    ],
  },
} satisfies OrderFit;

export const weeks = [
  ["2026-09-07", 944_00],
  ["2026-09-14", 1042_00],
  ["2026-09-21", 1067_00],
  ["2026-09-28", 1218_00],
  ["2026-10-05", 1301_00],
  ["2026-10-12", 1387_00],
  ["2026-10-19", 1067_00],
  ["2026-10-26", 1633_00],
  ["2026-11-02", 1641_00],
  ["2026-11-09", 1880_00],
  ["2026-11-16", 1822_00],
].map(([week, totalCents]) => ({ week: String(week), totalCents: Number(totalCents) }));

export const noWeeks = weeks.map(({ week }) => ({ week, totalCents: 0 }));

export const totalSalesCents = weeks.reduce((sum, { totalCents }) => sum + totalCents, 0);

export const bestSellers = [
  { partName: partNames.headlight, partNumber: "81150-06D50", pieces: 8, totalCents: 479_200 },
  { partName: partNames.alternator, partNumber: "27060-0V210", pieces: 12, totalCents: 414_000 },
  { partName: partNames.rotor, partNumber: "43512-06150", pieces: 17, totalCents: 397_800 },
  { partName: partNames.shock, partNumber: "48530-09R70", pieces: 12, totalCents: 211_200 },
];

export const contacts = [
  {
    id: "1",
    name: "Brooklyn Brake & Tire",
    type: "customer" as const,
    email: "orders@bkbrake.example",
    phone: "(718) 555-0102",
  },
  {
    id: "2",
    name: "Gowanus Electric Rebuilders",
    type: "supplier" as const,
    email: "cores@gowanus-electric.example",
    phone: "(718) 555-0193",
  },
  {
    id: "3",
    name: "Hudson Auto Supply",
    type: "supplier" as const,
    email: "counter@hudson-auto.example",
    phone: "(212) 555-0141",
  },
  {
    id: "4",
    name: "Luis Ortega",
    type: "customer" as const,
    email: "luis.ortega@mail.example",
    phone: "(347) 555-0119",
  },
];

export const payouts = [
  { id: "1", amountCents: 182_200, dueOn: "2026-11-24", status: "pending" as const },
  { id: "2", amountCents: 188_000, dueOn: "2026-11-17", status: "paid" as const },
  { id: "3", amountCents: 164_100, dueOn: "2026-11-10", status: "paid" as const },
  { id: "4", amountCents: 163_300, dueOn: "2026-11-03", status: "paid" as const },
];

export const rotor: Listing = {
  id: "brake-rotor-43512-06150",
  name: partNames.rotor,
  partNumber: "43512-06150",
  brand: null,
  category: "brake",
  partType: null,
  condition: "new",
  priceCents: prices.rotor,
  coreChargeCents: 0,
  quantity: 12,
  warrantyDays: 0,
  grade: null,
  delivery: null,
  locationName: "Lower East Side, New York",
  distanceMiles: 1,
  seller: "Hudson Auto Supply",
  description: "Drilled and vented, 305 mm. Sold singly.",
  coords: { lat: 40.7196, lng: -73.9892 },
  travelTimeMinutes: 6,
  image: "brake-rotor",
  photo: null,
  rating: { value: 4.8, count: 500 },
  fit: null,
  matched: null,
};

export const mary = { displayName: "Mary Ann Lee", email: "mary@example.com" };
