import { PlanStrip, type PlanStripItem } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const plan = (name: string, price: string, summary: string, more = {}): PlanStripItem => ({
  name,
  price,
  per: "a month",
  summary,
  href: `#${name.toLowerCase()}`,
  cta: "Choose Plan",
  ...more,
});

const plans = [
  plan("Hobbyist", "$8", "50 searches a month, up to 10 saved parts"),
  plan("Professional", "$25", "Unlimited searches, full supplier network, inventory tracking", {
    badge: "Most Popular",
  }),
  plan("Enterprise", "$45", "Everything in Professional, with an account manager and the API"),
];

const strip = (of: readonly PlanStripItem[]) => (
  <FullWidth>
    <div style={{ padding: "1.25rem" }}>
      <PlanStrip plans={of} />
    </div>
  </FullWidth>
);

export const guide: Guide = {
  purpose:
    "The plans in brief on the home page: what each costs and one line about it, in one ruled block. The whole of a plan leads where its link does.",
  notFor: [
    { when: "All that is in each plan, on the page of prices: use", take: "PlanCards" },
    { when: "A plan is chosen in a form that is sent: use", take: "RadioCards" },
    { when: "Figures that lead nowhere: use", take: "StatStrip" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: strip(plans),
        because: "One line each, and what differs comes first: enough to know which to look at.",
      },
      wrong: {
        shows: strip([
          plan(
            "Hobbyist",
            "$8",
            "Are you just getting started, or do you repair cars in your spare time? Then this plan gives you 50 searches a month, access to our basic supplier network, standard support by email, and room for up to 10 saved parts.",
            { cta: "Click here", badge: "Great for starters" },
          ),
          plan("Professional", "$25", "Unlimited searches", {
            cta: "Go Pro!",
            badge: "Most Popular",
          }),
          plan("Enterprise", "$45", "Contact us", { cta: "Let's talk", badge: "New" }),
        ]),
        because:
          "Three badges in ink and three kinds of words: the plans cannot be compared, and the first is a page of its own.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: strip(plans),
    parts: [
      { name: "Name", what: "an `<h3>`, so the strip stands under an `<h2>`.", at: "h3" },
      { name: "Price", what: "44 px, with what it is for.", at: "p" },
      { name: "Summary", what: "one line; three are kept free on a wide screen.", at: "p + p" },
      {
        name: "Link",
        what: "covers the whole plan; read out with the plan's name.",
        at: "a",
      },
      {
        name: "Marked plan",
        what: "the one with a `badge`: filled with ink, and there is one at most.",
        at: "[data-highlighted]",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from plan to plan: the ring is drawn around all of it." },
    { keys: ["Enter"], does: "Follows the plan's link." },
  ],
};
