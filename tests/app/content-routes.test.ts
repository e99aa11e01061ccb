import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import {
  DEFAULT_DONATION,
  DONATION_PRESETS,
  donationFromQuery,
  donationQuery,
  donationUrl,
  readDonation,
} from "~/content/donation";
import { NEWS_CATEGORIES, NEWS_ITEMS } from "~/content/news";
import { listNews, newsPageSize } from "~/content/news.server";
import { loader as checkout } from "~/routes/donate-checkout";
import { loader as home } from "~/routes/home";
import { loader as news } from "~/routes/news";
import { loader as newsItem } from "~/routes/news-item";
import { loader as pricing } from "~/routes/pricing";
import { loader as updates } from "~/routes/updates";
import { useDatabase } from "../support/database";

function ask(path: string, params: Record<string, string> = {}): LoaderFunctionArgs {
  return { request: new Request(`http://site.example${path}`), params, context: {} };
}

/** What a loader threw, for those that answer by throwing. */
async function thrown(run: () => unknown): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
}

describe("the home page", () => {
  describe("with the sample listings", () => {
    useDatabase({ env: { APP_STORE_IOS_URL: "https://apps.example/ios" } });

    test("shows the nearest real listings with their prices and places", async () => {
      const { parts, origin } = await home(ask("/"));
      expect(origin).toEqual({ lat: 40.7128, lng: -74.006 });
      expect(parts.map((part) => part.price).sort()).toEqual(["$176", "$234", "$345", "$599"]);
      const distances = parts.map((part) => Number.parseFloat(part.reach));
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(parts[0]).toMatchObject({ name: "Front Brake Rotor", partNumber: "43512-06150" });
    });

    test("tells distances in the unit that the reader's browser or choice asks for", async () => {
      const request = new Request("http://localhost/", { headers: { "Accept-Language": "de" } });
      const { parts } = await home({ request, params: {}, context: {} });
      expect(parts[0]?.reach).toMatch(/^\d+\.\d km, /);
    });

    test("tells the browser no more about a listing than it shows", async () => {
      const { parts } = await home(ask("/"));
      expect(Object.keys(parts[0] ?? {}).sort()).toEqual(
        [
          "condition",
          "coords",
          "id",
          "image",
          "label",
          "name",
          "partNumber",
          "price",
          "reach",
        ].sort(),
      );
    });

    test("leads to an app store only where one is configured", async () => {
      const { apps } = await home(ask("/"));
      expect(apps.map(({ id, href }) => [id, href])).toEqual([
        ["ios", "https://apps.example/ios"],
        ["android", null],
      ]);
    });

    test("has the six features, the three steps and the three plans", async () => {
      const { features, steps, plans } = await home(ask("/"));
      expect([features.length, steps.length, plans.length]).toEqual([6, 3, 3]);
    });
  });

  describe("with an empty shelf", () => {
    useDatabase({ seed: false });

    test("still answers, with no parts", async () => {
      expect((await home(ask("/"))).parts).toEqual([]);
    });
  });
});

describe("news", () => {
  test("begins with a page that leaves something to load", () => {
    const list = news(ask("/news"));
    expect(list.items).toHaveLength(newsPageSize);
    expect(list).toMatchObject({ filter: "all", total: 5, nextShown: 6, problem: null });
  });

  test("shows as many as the address asks for, and says when nothing is left", () => {
    const list = news(ask("/news?shown=6"));
    expect(list.items.map(({ id }) => id)).toEqual(NEWS_ITEMS.map(({ id }) => id));
    expect(list.nextShown).toBeNull();
  });

  test.each(["", "-1", "0", "1", "x", "1e9", "99999999999999999999"])(
    "takes shown=%s for the first page",
    (shown) => {
      expect(listNews({ category: null, shown }).items).toHaveLength(newsPageSize);
    },
  );

  test.each(NEWS_CATEGORIES.filter(({ key }) => key !== "all"))(
    "shows $label alone when asked to",
    ({ key }) => {
      const { items, filter } = news(ask(`/news?category=${key}&shown=9`));
      expect(filter).toBe(key);
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ category }) => category))).toEqual(new Set([key]));
    },
  );

  test("shows everything and says so for a category that is none", () => {
    const list = news(ask("/news?category=weather"));
    expect(list.filter).toBe("all");
    expect(list.items).toHaveLength(newsPageSize);
    expect(list.problem).toMatch(/don't have that category/);
  });

  test("leaves the text of the items to their own pages", () => {
    expect(news(ask("/news")).items[0]).not.toHaveProperty("content");
  });

  test.each(NEWS_ITEMS)("$id can be read in full", ({ id, content }) => {
    expect(newsItem(ask(`/news/${id}`, { id })).item.content).toEqual(content);
  });

  test("names the neighbours of an item, and none beyond the ends", () => {
    const [newest, second] = NEWS_ITEMS;
    const read = (id = "") => newsItem(ask(`/news/${id}`, { id }));
    expect(read(newest?.id)).toMatchObject({ newer: null, older: { id: second?.id } });
    expect(read(second?.id).newer).toMatchObject({ id: newest?.id });
    expect(read(NEWS_ITEMS.at(-1)?.id).older).toBeNull();
  });

  test.each(["no-such-item", "", "__proto__", "../secrets"])(
    "answers 404 for the item %j",
    async (id) => {
      const answer = await thrown(() => newsItem(ask("/news/x", { id })));
      expect(answer).toBeInstanceOf(Response);
      expect((answer as Response).status).toBe(404);
    },
  );
});

describe("updates", () => {
  test("lists the eight releases, newest first", () => {
    const versions = updates().releases.map(({ version }) => version);
    expect(versions).toHaveLength(8);
    expect([versions.at(0), versions.at(-1)]).toEqual(["2.1.0", "2.0.2"]);
  });
});

describe("pricing", () => {
  test("knows both prices of each plan (SPEC E3)", () => {
    const { plans } = pricing(ask("/pricing"));
    expect(plans.map(({ monthlyCents, annualCents }) => [monthlyCents, annualCents])).toEqual([
      [800, 7_700],
      [2_500, 24_000],
      [4_500, 43_200],
    ]);
  });

  test.each([
    ["/pricing", "monthly"],
    ["/pricing?period=annual", "annual"],
    ["/pricing?period=monthly", "monthly"],
    ["/pricing?period=weekly", "monthly"],
  ])("%s is %s", (path, period) => {
    expect(pricing(ask(path)).period).toBe(period);
  });
});

describe("the rules of a donation (SPEC E4)", () => {
  test("offers 5, 10, 25, 50 and 100 dollars, and begins with 10", () => {
    expect([...DONATION_PRESETS]).toEqual([5, 10, 25, 50, 100]);
    expect(DEFAULT_DONATION).toBe(10);
  });

  test("an amount of one's own wins over a preset", () => {
    expect(readDonation({ preset: 10, custom: "42" })).toEqual({ kind: "ok", amountDollars: 42 });
    expect(readDonation({ preset: 10, custom: " " })).toEqual({ kind: "ok", amountDollars: 10 });
  });

  test("neither is nothing", () => {
    expect(readDonation({ preset: null, custom: "" }).kind).toBe("none");
  });

  test.each(["0", "-5", "1.5", "1e3", "0x10", "abc", "NaN", "Infinity", "100000", "9".repeat(40)])(
    "%s is no amount",
    (custom) => {
      expect(readDonation({ preset: 10, custom }).kind).toBe("bad");
    },
  );

  test.each([
    ["1", 1],
    ["15.00", 15],
    ["99999", 99_999],
  ])("%s is %d dollars", (custom, amountDollars) => {
    expect(readDonation({ preset: null, custom })).toEqual({ kind: "ok", amountDollars });
  });

  test("what the page asks of the checkout is what the checkout reads", () => {
    for (const choice of [
      { preset: 25, custom: "" },
      { preset: null, custom: "42" },
    ]) {
      expect(donationFromQuery(new URLSearchParams(donationQuery(choice)))).toEqual(choice);
    }
  });

  test("puts amount and button into the provider's address, and keeps what stands there", () => {
    expect(
      donationUrl("https://pay.example/donate?lang=en", { amountDollars: 25, buttonId: "A B&C" }),
    ).toBe("https://pay.example/donate?lang=en&hosted_button_id=A+B%26C&amount=25");
    expect(donationUrl("https://pay.example/donate", { amountDollars: 5 })).toBe(
      "https://pay.example/donate?amount=5",
    );
  });
});

describe("the donation checkout", () => {
  describe("with a hosted button", () => {
    useDatabase({
      env: { DONATE_URL: "https://pay.example/donate", DONATE_BUTTON_ID: "BUTTON" },
    });

    const locationOf = async (path: string) => {
      const answer = (await thrown(() => checkout(ask(path)))) as Response;
      return [answer.status, answer.headers.get("Location")];
    };

    test("leads on to the provider with the preset", async () => {
      expect(await locationOf("/donate/checkout?preset=25&custom=")).toEqual([
        302,
        "https://pay.example/donate?hosted_button_id=BUTTON&amount=25",
      ]);
    });

    test("leads on with an amount of one's own, whatever preset is left checked", async () => {
      expect(await locationOf("/donate/checkout?preset=10&custom=42")).toEqual([
        302,
        "https://pay.example/donate?hosted_button_id=BUTTON&amount=42",
      ]);
    });

    test.each([
      ["/donate/checkout", "Choose one of the amounts"],
      ["/donate/checkout?preset=&custom=", "Choose one of the amounts"],
      ["/donate/checkout?preset=10&custom=0", "Enter a whole number of dollars"],
      ["/donate/checkout?custom=12.50", "Enter a whole number of dollars"],
      ["/donate/checkout?preset=-3", "Enter a whole number of dollars"],
    ])("refuses %s with 400 and says how to mend it", (path, message) => {
      const answer = checkout(ask(path));
      expect(answer.init?.status).toBe(400);
      expect(answer.data.problem).toContain(message);
    });

    test("keeps what was typed when it refuses", () => {
      const answer = checkout(ask("/donate/checkout?preset=10&custom=12.50"));
      expect(answer.data.choice).toEqual({ preset: 10, custom: "12.50" });
    });
  });

  describe("without one", () => {
    useDatabase({ env: { DONATE_URL: "https://pay.example/donate" } });

    test("sends the amount alone", async () => {
      const answer = (await thrown(() => checkout(ask("/donate/checkout?preset=5")))) as Response;
      expect(answer.headers.get("Location")).toBe("https://pay.example/donate?amount=5");
    });
  });
});
