import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as faq from "~/content/faq";
import {
  formatAmount,
  formatDistanceMiles,
  formatDollars,
  formatLongDate,
  formatReach,
  formatShortDate,
  formatTravelTime,
} from "~/content/format";
import * as home from "~/content/home";
import * as news from "~/content/news";
import * as pricing from "~/content/pricing";
import { PRIVACY_POLICY } from "~/content/privacy-policy";
import * as product from "~/content/product";
import * as promises from "~/content/promises";
import * as releases from "~/content/releases";
import { TERMS_OF_USE } from "~/content/terms-of-use";
import type { PlanId } from "~/platform/enums";

const appDirectory = fileURLToPath(new URL("../../app", import.meta.url));

const everything = {
  faq,
  home,
  news,
  PRIVACY_POLICY,
  pricing,
  product,
  promises,
  releases,
  TERMS_OF_USE,
};

/** Every string in the content, with where it stands. */
function texts(value: unknown, where = ""): [where: string, text: string][] {
  if (typeof value === "string") return [[where, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${where}/${key}`));
}

/** The places that break a rule, for a failure that says where. */
function offenders(breaks: (text: string) => boolean): string[] {
  return texts(everything)
    .filter(([, text]) => breaks(text))
    .map(([where, text]) => `${where}: ${text}`);
}

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function newestFirst(items: readonly { date: string }[]): string[] {
  return items.map((item) => item.date).sort((a, b) => b.localeCompare(a));
}

describe("all content", () => {
  test("has no empty text and no stray spaces", () => {
    expect(texts(everything).length).toBeGreaterThan(200);
    expect(offenders((text) => text === "" || text !== text.trim() || text.includes("  "))).toEqual(
      [],
    );
  });

  test("keeps its voice: no exclamation marks, no emoji, no dashes", () => {
    expect(offenders((text) => /[!—]|\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });

  test("has no empty lists", () => {
    const empty = (value: unknown): boolean =>
      typeof value === "object" &&
      value !== null &&
      ((Array.isArray(value) && value.length === 0) || Object.values(value).some(empty));
    expect(Object.entries(everything).filter(([, content]) => empty(content))).toEqual([]);
  });

  test("has unique ids within each list", () => {
    const lists = [
      news.NEWS_ITEMS,
      faq.FAQ_ENTRIES,
      pricing.PLANS,
      pricing.PLAN_COMPARISON,
      home.STATISTICS,
      home.FEATURES,
      home.STEPS,
      home.APP_PLATFORMS,
      PRIVACY_POLICY.sections,
      TERMS_OF_USE.sections,
    ];
    for (const list of lists) {
      const ids = list.map((item) => item.id);
      expect(isUnique(ids), ids.join()).toBe(true);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });
});

describe("product", () => {
  test("the name is written out in one constant only", () => {
    const sources = readdirSync(appDirectory, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.tsx?$/.test(file),
    );
    const lines = sources.flatMap((file) => {
      // In the content even a lower-case mention would be the name; elsewhere that is a package.
      const flags = file.startsWith(`content${sep}`) ? "i" : "";
      const name = new RegExp(product.PRODUCT_NAME, flags);
      return readFileSync(join(appDirectory, file), "utf8")
        .split("\n")
        .filter((line) => name.test(line) && !/^\s*(\/\/|\/?\*)| from "@/.test(line))
        .map((line) => `${file}: ${line}`);
    });
    expect(lines).toEqual([
      `${join("content", "product.ts")}: export const PRODUCT_NAME = "${product.PRODUCT_NAME}";`,
    ]);
  });

  test("support can be reached at placeholders that belong to nobody", () => {
    expect(product.SUPPORT_EMAIL).toMatch(/^support@[a-z]+\.example$/);
    expect(product.SUPPORT_PHONE).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(product.SUPPORT_PHONE_HREF).toBe(`tel:+1${product.SUPPORT_PHONE.replace(/\D/g, "")}`);
  });

  test("A6: the tagline", () => {
    expect(product.TAGLINE).toBe("Connecting automotive professionals worldwide");
  });
});

describe("E1 news", () => {
  test("has five items, newest first, one of August 8, 2025, one featured", () => {
    expect(news.NEWS_ITEMS).toHaveLength(5);
    expect(news.NEWS_ITEMS.map((item) => item.date)).toEqual(newestFirst(news.NEWS_ITEMS));
    expect(news.NEWS_ITEMS.map((item) => formatLongDate(item.date))).toContain("August 8, 2025");
    expect(news.NEWS_ITEMS.filter((item) => item.featured)).toHaveLength(1);
  });

  test("has the five chips, and something under each", () => {
    expect(news.NEWS_CATEGORIES).toEqual([
      { key: "all", label: "All News" },
      { key: "app-update", label: "App Updates" },
      { key: "feature", label: "Features" },
      { key: "community", label: "Community" },
      { key: "safety", label: "Safety" },
    ]);
    expect(new Set(["all", ...news.NEWS_ITEMS.map((item) => item.category)])).toEqual(
      new Set(news.NEWS_CATEGORIES.map((category) => category.key)),
    );
  });

  test("can be read in full, signed by a team", () => {
    for (const item of news.NEWS_ITEMS) {
      expect(item.content.length).toBeGreaterThanOrEqual(4);
      expect(item.content.length).toBeLessThanOrEqual(6);
      for (const paragraph of item.content)
        expect(paragraph.split(" ").length, paragraph).toBeGreaterThan(25);
      expect(item.author).toMatch(new RegExp(`^${product.PRODUCT_NAME} `));
      expect(item.readTimeMinutes).toBe(news.readTimeMinutes(item.content));
    }
  });

  test("counts reading time from the words, in whole minutes", () => {
    const words = (count: number) => [Array.from({ length: count }, () => "bolt").join(" ")];
    expect(news.readTimeMinutes([])).toBe(1);
    expect(news.readTimeMinutes(words(220))).toBe(1);
    expect(news.readTimeMinutes(words(221))).toBe(2);
    expect(news.readTimeMinutes([...words(220), ...words(221)])).toBe(3);
  });
});

describe("E2 releases", () => {
  const numbers = (version: string) => version.split(".").map(Number);
  const rank = (version: string) =>
    numbers(version).reduce((total, number) => total * 1000 + number, 0);

  test("are eight, unique, from 2.0.2 to 2.1.0, newest first", () => {
    const versions = releases.RELEASES.map((release) => release.version);
    expect(versions).toHaveLength(8);
    expect(isUnique(versions)).toBe(true);
    expect(versions.toSorted((a, b) => rank(b) - rank(a))).toEqual(versions);
    expect(versions[0]).toBe("2.1.0");
    expect(versions.at(-1)).toBe("2.0.2");
    const dates = releases.RELEASES.map((release) => release.date);
    expect(isUnique(dates)).toBe(true);
    expect(dates).toEqual(newestFirst(releases.RELEASES));
  });

  test("show every status; the only latest is 2.1.0 of August 8, 2025", () => {
    const withStatus = (status: releases.ReleaseStatus) =>
      releases.RELEASES.filter((release) => release.status === status);
    expect(withStatus("latest").map(({ version, date }) => [version, date])).toEqual([
      ["2.1.0", "2025-08-08"],
    ]);
    expect(withStatus("beta").length).toBeGreaterThanOrEqual(1);
    expect(withStatus("stable").length).toBeGreaterThanOrEqual(2);
    expect(withStatus("archived").length).toBeGreaterThanOrEqual(1);
  });

  test("have the type that their version says", () => {
    for (const { version, type } of releases.RELEASES) {
      const [, minor, patch] = numbers(version);
      expect([version, type]).toEqual([
        version,
        patch !== 0 ? "patch" : minor !== 0 ? "minor" : "major",
      ]);
    }
  });

  test("download sizes run from exactly 36.5 to exactly 45.2 MB", () => {
    const sizes = releases.RELEASES.map((release) => release.downloadSizeMb);
    expect(Math.min(...sizes)).toBe(36.5);
    expect(Math.max(...sizes)).toBe(45.2);
  });
});

describe("E3 pricing", () => {
  test("annual is twelve months less 20 %, rounded to dollars", () => {
    expect(
      pricing.PLANS.map(({ name, monthlyCents }) => [
        name,
        formatDollars(monthlyCents),
        formatDollars(pricing.annualCents(monthlyCents)),
      ]),
    ).toEqual([
      ["Hobbyist", "$8", "$77"],
      ["Professional", "$25", "$240"],
      ["Enterprise", "$45", "$432"],
    ]);
    expect(pricing.ANNUAL_DISCOUNT_PERCENT).toBe(20);
    expect(pricing.ANNUAL_SAVING_LABEL).toBe("Save 20%");
    expect(pricing.annualCents(0)).toBe(0);
    expect(pricing.annualCents(999)).toBe(9600);
    expect(pricing.annualCents(1000)).toBe(9600);
  });

  test("only Professional is the most popular", () => {
    expect(pricing.PLANS.filter((plan) => plan.mostPopular).map((plan) => plan.id)).toEqual([
      "professional",
    ]);
    expect(pricing.MOST_POPULAR_LABEL).toBe("Most Popular");
  });

  test("the comparison says what the cards say", () => {
    const column = (plan: PlanId) =>
      pricing.PLAN_COMPARISON.flatMap(({ label, cells }) => {
        const cell = cells[plan];
        return cell === false ? [] : [cell === true ? label : `${label}: ${cell}`];
      });
    const features = (plan: PlanId) => pricing.PLANS.find(({ id }) => id === plan)?.features;

    expect(features("hobbyist")).toEqual([
      "50 searches a month",
      "Basic supplier network",
      "Standard support",
      "Save up to 10 parts",
    ]);
    expect(column("hobbyist")).toEqual([
      "Searches a month: 50",
      "Supplier network: Basic",
      "Saved parts: Up to 10",
      "Support: Standard",
    ]);
    expect(features("professional")).toEqual([
      "Unlimited searches",
      "Full supplier network",
      "Priority email support",
      "Unlimited saved parts",
      "Basic inventory tracking",
    ]);
    expect(column("professional")).toEqual([
      "Searches a month: Unlimited",
      "Supplier network: Full",
      "Saved parts: Unlimited",
      "Support: Priority email",
      "Inventory tracking: Basic",
    ]);
    const [allOfProfessional, ...more] = features("enterprise") ?? [];
    expect(allOfProfessional).toBe("All Professional features");
    expect(column("enterprise")).toEqual([...column("professional"), ...more]);
    expect(more).toEqual([
      "Dedicated account manager",
      "Advanced analytics",
      "API access",
      "Team management",
    ]);
  });
});

describe("E5 and E9 questions and promises", () => {
  test("three questions: the mission, the refund, the parts sold most", () => {
    expect(faq.FAQ_ENTRIES.map((entry) => entry.id)).toEqual(["mission", "refund", "most-sold"]);
    const [mission, refund, mostSold] = faq.FAQ_ENTRIES;
    expect(mission?.answer.join(" ")).toContain(promises.MISSION_TEXT);
    expect(refund?.answer.join(" ")).toContain(promises.GUARANTEE_TEXT);
    expect(refund?.answer.join(" ")).toContain(promises.DISPUTE_TEXT);
    expect(mostSold?.items).toEqual([
      "Brake pads and rotors",
      "Alternators",
      "Shock absorbers",
      "Filters",
      "Lights",
    ]);
  });

  test("the promises say what they must", () => {
    expect(promises.MISSION_TEXT).toContain(
      "to connect suppliers directly to professionals who need parts, so that locating, buying and receiving parts is faster and more transparent",
    );
    expect(promises.GUARANTEE_TEXT).toContain(
      "full refund if a part is not shipped as described or does not fit as listed",
    );
    expect(promises.DISPUTE_TEXT).toContain("support ticket from the order page");
  });
});

describe("how a part is paid for, and what happens when it is wrong", () => {
  const told = (value: unknown) =>
    texts(value)
      .map(([, text]) => text)
      .join("\n");
  const item = (list: readonly { id: string }[], id: string) =>
    told(list.find((each) => each.id === id));

  test("is told in one sentence, wherever it is told", () => {
    const places = {
      faq: item(faq.FAQ_ENTRIES, "refund"),
      news: item(news.NEWS_ITEMS, "when-a-part-is-wrong"),
      terms: told(TERMS_OF_USE),
    };
    for (const [place, text] of Object.entries(places)) {
      expect(text, place).toContain(`${promises.PAYMENT_TEXT} ${promises.CARD_INSTEAD_TEXT}`);
      expect(text, place).toContain(promises.PAYMENT_GUARANTEE_TEXT);
      expect(text, place).toContain(promises.GUARANTEE_TEXT);
      expect(text, place).toContain(promises.DISPUTE_TEXT);
    }
    expect(item(home.STEPS, "collect")).toContain(
      `${promises.PAYMENT_TEXT} ${promises.CARD_INSTEAD_TEXT}`,
    );
    for (const step of promises.DISPUTE_STEPS) expect(told(TERMS_OF_USE)).toContain(step);
  });

  test("is contradicted nowhere: these are all the other words about paying", () => {
    const promised = texts(promises).map(([, text]) => text);
    const rest = texts({ faq, home, news, releases, TERMS_OF_USE }).map(([, text]) =>
      promised.reduce((left, promise) => left.replaceAll(promise, ""), text),
    );
    const aboutPaying = rest
      .flatMap((text) => text.trim().split(/(?<=[.:;?])\s+/))
      .filter((sentence) => /\b(pay|pays|paid|paying|payments?|charged?)\b/i.test(sentence));
    expect([...new Set(aboutPaying)]).toEqual([
      "what sold, what is listed, who is new, and what is still to be paid out.",
      "An order is a promise to pay the price shown.",
      "We ask before the first charge.",
      "Canceling takes effect at the end of the period that you have paid for.",
      "Do not ask a buyer to pay before the part is collected, or more than the order says.",
    ]);
  });
});

describe("what is not there yet", () => {
  test("is said to be on its way, and nowhere to be there", () => {
    expect(
      offenders((text) => /list stock|have it sent|first real sale|who wrote/i.test(text)),
    ).toEqual([]);
    // What has come is no longer promised.
    expect(offenders((text) => /list\w+ .* is coming soon/i.test(text))).toEqual([]);
  });

  test("is not charged for", () => {
    const terms = texts(TERMS_OF_USE).map(([, text]) => text);
    expect(terms.join("\n")).toContain(promises.PLAN_START_TEXT);
  });
});

describe("E7 policies", () => {
  const whole = (policy: typeof PRIVACY_POLICY) =>
    texts(policy)
      .map(([, text]) => text)
      .join("\n");

  test("are dated July 16, 2025 and marked as templates", () => {
    expect([PRIVACY_POLICY, TERMS_OF_USE].map((policy) => policy.title)).toEqual([
      "Privacy Policy",
      "Terms of Use",
    ]);
    for (const policy of [PRIVACY_POLICY, TERMS_OF_USE]) {
      expect(formatLongDate(policy.lastUpdated)).toBe("July 16, 2025");
      expect(policy.notice).toContain("template for a lawyer to review");
    }
  });

  test.each([
    "your name",
    "shipping address",
    "email address",
    "telephone number",
    "demographics",
    "geolocation",
    "only if you give permission",
    "never stored",
    "session cookie",
    "theme cookie",
    "consent cookie",
    "message cookie",
    "device cookie (partlane-device, 1 year)",
    "removed-vehicle cookie (partlane-removed-vehicle, 5 minutes)",
    "We set 11 cookies",
    "only after you agree",
    "User-Agent",
    "when it was last used",
    "outside the dashboard and, when you are signed in, in your settings",
  ])("privacy names: %s", (words) => {
    expect(whole(PRIVACY_POLICY)).toContain(words);
  });

  test("privacy's example of a message is one that a page leaves", () => {
    const notifications = readFileSync(join(appDirectory, "routes/notifications.tsx"), "utf8");
    expect(notifications).toContain('message: "Your preferences are saved."');
    expect(whole(PRIVACY_POLICY)).toContain("such as that your choices are saved");
  });

  test("privacy says where in the settings one's data is copied, corrected and deleted", () => {
    const sources = ["SettingsPage", "SignInPanel", "DataPanel"].map((name) =>
      readFileSync(join(appDirectory, `accounts/${name}.tsx`), "utf8"),
    );
    for (const title of ["Your data", "Profile", "Email and password", "Delete account"]) {
      expect(sources.join()).toContain(`title="${title}"`);
      expect(whole(PRIVACY_POLICY)).toContain(`“${title}”`);
    }
    const blocks = PRIVACY_POLICY.sections.flatMap((section) => section.blocks);
    expect(blocks).toContainEqual(
      expect.objectContaining({ link: { href: "/settings", label: "Open your settings" } }),
    );
    // Whoever cannot sign in still has somebody to ask.
    expect(whole(PRIVACY_POLICY)).toMatch(/cannot sign in.*write to .+@.+ or call/);
  });

  test("terms carry the mission, the guarantee, the way to dispute and the prices", () => {
    for (const words of [
      promises.MISSION_TEXT,
      promises.GUARANTEE_TEXT,
      promises.DISPUTE_TEXT,
      "Hobbyist: $8 a month or $77 a year",
    ])
      expect(whole(TERMS_OF_USE)).toContain(words);
  });
});

describe("B home", () => {
  test("B1: the hero and six features", () => {
    expect(home.HERO_LINES.join(" ")).toBe("Easy locate. Fast buy. Simple collect.");
    expect(home.FEATURES.map((feature) => feature.id)).toEqual([
      "search",
      "quotes",
      "network",
      "business-tools",
      "guarantee",
      "analytics",
    ]);
  });

  test("B2: the statistics", () => {
    expect(home.STATISTICS.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "2.3M+ parts",
      "45,000+ car models",
      "180+ countries",
      "500K+ active mechanics and dealers",
    ]);
  });

  test("B3: a button without a target says that its app is coming", () => {
    expect(home.APP_PLATFORMS.map((platform) => platform.id)).toEqual(["ios", "android"]);
    for (const { comingNotice } of home.APP_PLATFORMS)
      expect(comingNotice).toMatch(/app is coming/);
  });

  test("the example VIN is whole, and its check digit holds (49 CFR 565.15)", () => {
    const [search] = home.FEATURES;
    const groups = search?.example.kind === "vin" ? search.example.groups : [];
    const vin = groups.map((group) => group.text).join("");

    const values = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
    const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
    expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
    const sum = [...vin].reduce(
      (total, character, index) =>
        total + (values.indexOf(character) % 10) * (weights[index] ?? Number.NaN),
      0,
    );
    expect(vin[8]).toBe("0123456789X"[sum % 11]);
  });

  test("each worked example has one answer standing out", () => {
    for (const { example } of home.FEATURES) {
      if (example.kind === "quotes") {
        const cheapest = Math.min(...example.quotes.map((quote) => quote.priceCents));
        expect(example.quotes.filter((quote) => quote.best).map((q) => q.priceCents)).toEqual([
          cheapest,
        ]);
      }
      if (example.kind === "bars")
        expect(example.bars.map((bar) => bar.current)).toEqual([...Array(11).fill(false), true]);
    }
  });
});

describe("format", () => {
  test("dates are read as UTC, wherever the reader is", () => {
    const zone = process.env.TZ;
    try {
      for (const TZ of ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"]) {
        process.env.TZ = TZ;
        expect(formatLongDate("2025-08-08")).toBe("August 8, 2025");
        expect(formatShortDate("2026-11-20")).toBe("Nov 20, 2026");
        expect(formatShortDate("2026-11-20T23:59:59.999Z")).toBe("Nov 20, 2026");
        expect(formatLongDate("2025-12-31T20:00:00-05:00")).toBe("January 1, 2026");
        expect(formatLongDate("2024-02-29")).toBe("February 29, 2024");
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test.each([
    "",
    "soon",
    "8/8/2025",
    "2025-8-8",
    "2025-02-30",
    "2025-13-01",
    "2025-08-08T12:00:00",
  ])("refuses %j as a date", (iso) => {
    expect(() => formatLongDate(iso)).toThrow(RangeError);
    expect(() => formatShortDate(iso)).toThrow(RangeError);
  });

  test("dollars come from whole cents", () => {
    expect(formatDollars(23_400)).toBe("$234");
    expect(formatAmount(46_800)).toBe("$468.00");
    expect(formatDollars(0)).toBe("$0");
    expect(formatDollars(5)).toBe("$0.05");
    expect(formatDollars(23_450)).toBe("$234.50");
    expect(formatDollars(123_456_700)).toBe("$1,234,567");
    expect(formatDollars(100_000)).toBe("$1,000");
    expect(formatAmount(-17_600)).toBe("-$176.00");
    expect(() => formatDollars(1.5)).toThrow(RangeError);
    expect(() => formatDollars(Number.NaN)).toThrow(RangeError);
  });

  test("distances are kilometers for who wants them", () => {
    expect(formatDistanceMiles(0.84, "km")).toBe("1.4 km");
    expect(formatDistanceMiles(1, "km")).toBe("1.6 km");
    expect(formatDistanceMiles(1234.56, "km")).toBe("1,986.8 km");
    expect(formatDistanceMiles(0, "km")).toBe("0.0 km");
  });

  test("the way takes minutes, and a long one hours", () => {
    expect(formatTravelTime(22)).toBe("22 min");
    expect(formatTravelTime(119)).toBe("119 min");
    expect(formatTravelTime(120)).toBe("2 h");
    expect(formatTravelTime(1440)).toBe("24 h");
    expect(formatTravelTime(null)).toBeUndefined();
    expect(formatReach({ distanceMiles: 0.84, travelTimeMinutes: 6 })).toBe("0.8 mi, 6 min");
    expect(formatReach({ distanceMiles: 0.84, travelTimeMinutes: null }, "km")).toBe("1.4 km");
  });

  test("distances are miles to one decimal", () => {
    expect(formatDistanceMiles(0.84)).toBe("0.8 mi");
    expect(formatDistanceMiles(0)).toBe("0.0 mi");
    expect(formatDistanceMiles(12)).toBe("12.0 mi");
    expect(formatDistanceMiles(9.96)).toBe("10.0 mi");
    expect(formatDistanceMiles(1234.56)).toBe("1,234.6 mi");
    expect(() => formatDistanceMiles(-1)).toThrow(RangeError);
    expect(() => formatDistanceMiles(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  test("dates, money and distances agree with Intl for en-US", () => {
    const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
    const short = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
    for (let month = 1; month <= 12; month += 1) {
      const iso = `2025-${String(month).padStart(2, "0")}-09`;
      expect(formatLongDate(iso)).toBe(long.format(new Date(iso)));
      expect(formatShortDate(iso)).toBe(short.format(new Date(iso)));
    }
    const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    for (const cents of [0, 9, 99, 100, 99_999, 100_000, 123_456_789])
      expect(formatAmount(cents)).toBe(money.format(cents / 100));
  });
});
