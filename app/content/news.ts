import { PRODUCT_NAME } from "./product";
import {
  CARD_INSTEAD_TEXT,
  DISPUTE_TEXT,
  GUARANTEE_TEXT,
  PAYMENT_GUARANTEE_TEXT,
  PAYMENT_TEXT,
} from "./promises";

/** The filter chips in their order; `key` is the URL's value. */
export const NEWS_CATEGORIES = [
  { key: "all", label: "All News" },
  { key: "app-update", label: "App Updates" },
  { key: "feature", label: "Features" },
  { key: "community", label: "Community" },
  { key: "safety", label: "Safety" },
] as const;

/** What the list can be filtered by. */
export type NewsFilter = (typeof NEWS_CATEGORIES)[number]["key"];

/** What an item can be. */
export type NewsCategory = Exclude<NewsFilter, "all">;

/** Names of lucide icons. */
export type NewsIcon = "layout-dashboard" | "map" | "search" | "shield-check" | "users";

export type NewsItem = {
  /** The item's slug in the URL. */
  id: string;
  title: string;
  excerpt: string;
  /** Paragraphs. */
  content: readonly string[];
  /** ISO date. */
  date: string;
  category: NewsCategory;
  featured: boolean;
  /** The team that wrote it. */
  author: string;
  readTimeMinutes: number;
  icon: NewsIcon;
};

const WORDS_PER_MINUTE = 220;

/** Whole minutes that the paragraphs take to read at 220 words a minute, at least 1. */
export function readTimeMinutes(paragraphs: readonly string[]): number {
  const words = paragraphs.join(" ").split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

const written: readonly Omit<NewsItem, "readTimeMinutes">[] = [
  {
    id: "a-map-that-keeps-up",
    title: "Version 2.1.0: a map that keeps up with you",
    excerpt:
      "Crowded prices join into one badge, the whole map works from the keyboard, and a lost connection no longer means a blank screen.",
    content: [
      "The map is where most searches end, so it is where most of this release went. Version 2.1.0 takes what we learned from the 2.0.8 beta and makes it the map for everyone.",
      "The first thing you will notice is less clutter. Where price badges used to pile up, they now join into one that says how many parts it holds and what the cheapest one costs. Zoom in and it comes apart again. Pick a badge and the part opens beside the map on a wide screen, or as a sheet from the bottom on a phone, with the price first and Purchase always in reach.",
      "The second thing you may never notice, and that is the point. When the map service is slow or out of reach, the app draws a plainer map of its own. The streets are simpler, but every price is still where it belongs. The same goes for your location: if you would rather not share it, the map opens at a default place, says so, and shows every part as usual.",
      "Everything the pointer can do, the keyboard can do too. Move the map with the arrow keys, step through the badges with Tab, open a part with Enter and close it with Escape. You come back to the badge you left. People who use a screen reader asked for this, and so did people with a socket wrench in the other hand.",
      "There is a dark theme as well, for the shop at seven in the evening. It follows your device unless you choose otherwise. The full list of changes is on the Updates page.",
    ],
    date: "2025-08-08",
    category: "app-update",
    featured: true,
    author: `${PRODUCT_NAME} App Team`,
    icon: "map",
  },
  {
    id: "when-a-part-is-wrong",
    title: "When a part is wrong, here is what happens next",
    excerpt:
      "The refund guarantee in plain words: what it covers, how to open a dispute, and the two photos that settle most of them.",
    content: [
      `Sooner or later everyone opens a box and finds the wrong part. Our guarantee for that day is short. ${GUARANTEE_TEXT}`,
      "Not as described means that the part differs from its listing: a used part sold as new, a different part number, damage that was not shown. Not fitting as listed means that the listing named your vehicle and the part does not go on it. A part that fits but that you no longer need is not covered; ask the seller, many take those back.",
      `${DISPUTE_TEXT} The ticket carries the order with it, so you do not have to type the part number or the seller's name again. Say in a sentence or two what is wrong, and keep the part as it came until the dispute is settled. The order page shows the ticket and its number; the seller answers on the ticket's page, and support decides if you can't agree.`,
      "Two photos settle most disputes: one of the label or the number cast into the part, and one of the part next to the one that came off the vehicle. Add them to the ticket. If you collect in person, take the first at the counter. It costs ten seconds and can save a second trip.",
      `One more habit for safety's sake. ${PAYMENT_TEXT} ${CARD_INSTEAD_TEXT} ${PAYMENT_GUARANTEE_TEXT} Anyone who asks you to send money ahead in another way is not selling by the rules, and we would like to hear about it.`,
    ],
    date: "2025-07-16",
    category: "safety",
    featured: false,
    author: `${PRODUCT_NAME} Trust and Safety`,
    icon: "shield-check",
  },
  {
    id: "search-with-what-you-have",
    title: "Search with what you have in your hand",
    excerpt:
      "A part number or a few plain words: they go into the same box now, and the map answers.",
    content: [
      "A search usually starts with something in your hand: a part with a number on it, a name for it, or nothing but a noise from the left rear. We used to ask which kind of search you wanted before you could begin. Now there is one box.",
      "Type a part number with or without its dashes and spaces, the way it stands on the old part. If you have only the first half because the rest has rusted away, type that: everything that begins with it comes up.",
      "Or type words. “Brake rotor Camry” is a perfectly good search. When no part has every word, the ones that name the part count, and the map says which it left out. Then narrow it: Filter takes a category and a condition, Sort puts the cheapest or the nearest first. The search is part of the page's address, so you can send it to the person who is driving to the counter.",
      "One thing the box knows but cannot use yet is a VIN, the 17 characters at the foot of the windshield on the driver's side. Type one and it says so, and what to type instead. Reading the vehicle out of it comes next.",
    ],
    date: "2025-06-12",
    category: "feature",
    featured: false,
    author: `${PRODUCT_NAME} Product Team`,
    icon: "search",
  },
  {
    id: "listings-that-answer-the-phone",
    title: "Five habits of listings that sell without a phone call",
    excerpt:
      "Sellers and buyers told us what makes them trust a listing. Most of it takes less than a minute to write.",
    content: [
      "A good listing answers the phone for you. We asked buyers what they look for before they order, and sellers what callers ask most. The two lists turned out to be nearly the same.",
      "First, the part number, copied from the part and not from memory. Second, an honest condition. New means never fitted. Refurbished means taken apart, repaired, and tested. Used means it came off a vehicle and works. Buyers do not mind used; they mind finding out.",
      "Third, one photo of the label and one of the side that wears: the face of the rotor, the seal of the shock absorber, the plug of the alternator. Fourth, what the part fits, with years, and what it does not. A line such as “not for the hybrid” saves two people an afternoon.",
      "Fifth, when and where it can be collected. People choose the part they can reach before closing time over the one that costs three dollars less. Put the street and the hours in, and change them before a holiday, not after.",
      "Thank you to the mechanics, dealers, and weekend restorers who answered, some of them at length. If you have a habit that belongs here, write to support and tell us about it.",
    ],
    date: "2025-05-06",
    category: "community",
    featured: false,
    author: `${PRODUCT_NAME} Community Team`,
    icon: "users",
  },
  {
    id: "a-dashboard-for-the-morning",
    title: "A dashboard for the first five minutes of the day",
    excerpt:
      "Four figures, today's orders, and the people behind them, on one quiet screen that reads as well on a phone as at the desk.",
    content: [
      "Before the first car is on the lift there are a few minutes to find out how things stand. The new dashboard is made for those minutes. It opens with four figures: Total Sales, Active Listings, New Contacts and Pending Payouts.",
      "Orders come next, one line each: the order, the customer, the date, the total, and where it has got to. Processing means it is waiting for you. Shipped means it is on its way. Delivered means it is done. The order's number leads to its page, where you move it on. Each status has its color, and also its word, because a cracked phone screen in sunlight shows one better than the other.",
      "Contacts keeps the people you deal with in one list, marked Supplier or Customer, with their email and telephone. The mark is a label and nothing more: a customer this week may well be your supplier next month.",
      "On a phone the tables turn into cards with the same content, so nothing has to be dragged sideways to be read. New accounts start with sample figures that are marked as samples. They go away with your first order, and good riddance to them.",
    ],
    date: "2025-03-20",
    category: "feature",
    featured: false,
    author: `${PRODUCT_NAME} Product Team`,
    icon: "layout-dashboard",
  },
];

/** The five news items, newest first. */
// Marked pure so that a page which only needs the chips does not ship the articles.
export const NEWS_ITEMS: readonly NewsItem[] = /* @__PURE__ */ written.map((item) => ({
  ...item,
  readTimeMinutes: readTimeMinutes(item.content),
}));
