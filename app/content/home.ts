import { ANNUAL_DISCOUNT_PERCENT } from "./pricing";
import { CARD_INSTEAD_TEXT, GUARANTEE_TEXT, PAYMENT_TEXT } from "./promises";

/** The hero's three sentences, one to a line. */
export const HERO_LINES = ["Easy locate.", "Fast buy.", "Simple collect."] as const;

/** The sentence under the hero. */
export const HERO_INTRO =
  "New, refurbished, and used parts from shops near you, with price, condition, and distance before you drive.";

/** What the hero's search box says while it is empty. */
export const HERO_SEARCH_PLACEHOLDER = "VIN, part number, or name";

export type SearchExample = {
  text: string;
  /** Set in the mono face: a part number. */
  code: boolean;
};

/** Searches to try, under the box. Each finds one of the sample listings with every word. */
export const SEARCH_EXAMPLES: readonly SearchExample[] = [
  { text: "43512-06150", code: true },
  { text: "brake rotor camry", code: false },
  { text: "rebuilt alternator", code: false },
];

export type Statistic = { id: string; value: string; label: string };

// Plain words, because who reads a property of the list cannot be left out of the page's code.
const partCount = "2.3M+";
const countryCount = "180+";

/** The strip of figures under the hero. */
export const STATISTICS = [
  { id: "parts", value: partCount, label: "parts" },
  { id: "car-models", value: "45,000+", label: "car models" },
  { id: "countries", value: countryCount, label: "countries" },
  { id: "members", value: "500K+", label: "active mechanics and dealers" },
] as const satisfies readonly Statistic[];

/** A run of VIN characters, and what it stands for. A made-up VIN with a valid check digit. */
export type VinGroup = { text: string; meaning: string; decoded: boolean };

/** The small worked example in a feature's box. Invented, like the parts in a shop window. */
export type FeatureExample =
  | { kind: "vin"; groups: readonly VinGroup[]; vehicle: string }
  | {
      kind: "quotes";
      quotes: readonly { seller: string; reach: string; priceCents: number; best: boolean }[];
    }
  | { kind: "figures"; rows: readonly { label: string; value: string }[] }
  | {
      kind: "refund";
      orderId: string;
      complaint: string;
      /** ISO date. */
      disputeOpened: string;
      refundCents: number;
    }
  | {
      kind: "bars";
      caption: string;
      bars: readonly { label: string; value: number; current: boolean }[];
    };

export type Feature = { id: string; heading: string; text: string; example: FeatureExample };

export const FEATURES_HEADING = "What you can do from the bay";

/** The six features: smart search, instant quotes, network, business tools, guarantee, analytics. */
export const FEATURES: readonly Feature[] = [
  {
    id: "search",
    heading: "Search the way you have it",
    text: "Smart search by VIN, part number, or vehicle spec. We decode the VIN like this, and show only the parts that fit the vehicle.",
    example: {
      kind: "vin",
      groups: [
        { text: "4T1", meaning: "Maker", decoded: false },
        { text: "B11HK", meaning: "Model, body, and engine", decoded: true },
        { text: "3", meaning: "Check digit", decoded: false },
        { text: "K", meaning: "Model year", decoded: true },
        { text: "U210388", meaning: "Plant and serial number", decoded: false },
      ],
      vehicle: "2019 Toyota Camry SE, 2.5 L",
    },
  },
  {
    id: "quotes",
    heading: "Compare quotes at once",
    text: "Every seller's price, condition, and travel time in one list. No phone calls.",
    example: {
      kind: "quotes",
      quotes: [
        { seller: "Hudson Auto", reach: "6 min", priceCents: 23_400, best: true },
        { seller: "Gowanus Brake", reach: "22 min", priceCents: 24_800, best: false },
        { seller: "Dealer", reach: "3 days", priceCents: 39_100, best: false },
      ],
    },
  },
  {
    id: "network",
    heading: "Buy next door or abroad",
    text: "Start with the shop around the corner. Widen the circle until the part turns up.",
    example: {
      kind: "figures",
      rows: [
        { label: "5 miles", value: "82 parts" },
        { label: "50 miles", value: "1,940 parts" },
        {
          label: `${countryCount} countries`,
          value: `${partCount} parts`,
        },
      ],
    },
  },
  {
    id: "business-tools",
    heading: "Run the counter",
    text: "Your listings, orders, sales, and contacts on one screen, on the bench or the phone. List one part by its number, or a whole spreadsheet.",
    example: {
      kind: "figures",
      rows: [
        { label: "Orders to ship", value: "2" },
        { label: "Active listings", value: "142" },
        { label: "New contacts", value: "23" },
      ],
    },
  },
  {
    id: "guarantee",
    heading: "Get it right or get it back",
    text: GUARANTEE_TEXT,
    example: {
      kind: "refund",
      orderId: "PL-20418",
      complaint: "Does not fit",
      disputeOpened: "2025-07-14",
      refundCents: 17_600,
    },
  },
  {
    id: "analytics",
    heading: "See what sells",
    text: "Your sales by week and what sells best, so the shelf holds what the street needs.",
    example: {
      kind: "bars",
      caption: "Sales by week, in dollars",
      bars: [
        { label: "May 5", value: 1600, current: false },
        { label: "May 12", value: 2000, current: false },
        { label: "May 19", value: 1800, current: false },
        { label: "May 26", value: 2400, current: false },
        { label: "Jun 2", value: 2200, current: false },
        { label: "Jun 9", value: 2900, current: false },
        { label: "Jun 16", value: 2600, current: false },
        { label: "Jun 23", value: 3300, current: false },
        { label: "Jun 30", value: 3100, current: false },
        { label: "Jul 7", value: 3800, current: false },
        { label: "Jul 14", value: 3500, current: false },
        { label: "Jul 21", value: 4400, current: true },
      ],
    },
  },
];

/** Names of lucide icons. */
export type StepIcon = "search" | "credit-card" | "package-check";

export type Step = {
  id: string;
  icon: StepIcon;
  heading: string;
  text: string;
  example: { label: string; value: string };
};

export const STEPS_HEADING = "From shelf to bay in three steps";

/** How a part gets from the seller's shelf to the buyer's bay. */
export const STEPS: readonly Step[] = [
  {
    id: "locate",
    icon: "search",
    heading: "Locate",
    text: "Type the part number or name. The map shows every match near you, with its price and condition.",
    example: { label: "Brake rotors", value: "82 near you" },
  },
  {
    id: "buy",
    icon: "credit-card",
    heading: "Buy",
    text: "Pick by price, condition, or distance, and order. The seller takes the part off the shelf and holds it for you.",
    example: { label: "Front Brake Rotor", value: "$234.00" },
  },
  {
    id: "collect",
    icon: "package-check",
    heading: "Pick up",
    text: `Drive over and check it at the counter. ${PAYMENT_TEXT} ${CARD_INSTEAD_TEXT}`,
    example: { label: "Hudson Auto Supply", value: "6 min by car" },
  },
];

export const PLANS_HEADING = "Plans";

export const PLANS_NOTE = `Annual billing takes ${ANNUAL_DISCOUNT_PERCENT}% off every plan.`;

/** The download section, without its buttons. */
export const APP_SECTION = {
  heading: "The parts counter in your pocket",
  text: "Type the part number at the vehicle, see what is near, and order with one free hand.",
} as const;

export type AppPlatform = {
  id: "ios" | "android";
  name: string;
  /** The button's text when its target is configured. */
  download: string;
  /** The small line above the name when it is not. */
  coming: string;
  /** What pressing the button says then. */
  comingNotice: string;
};

/** The two download buttons. */
export const APP_PLATFORMS = [
  {
    id: "ios",
    name: "iOS app",
    download: "Download for iOS",
    coming: "Coming soon",
    comingNotice: "The iOS app is coming. Until then, this site does the same job on your phone.",
  },
  {
    id: "android",
    name: "Android app",
    download: "Download for Android",
    coming: "Coming soon",
    comingNotice:
      "The Android app is coming. Until then, this site does the same job on your phone.",
  },
] as const satisfies readonly AppPlatform[];
