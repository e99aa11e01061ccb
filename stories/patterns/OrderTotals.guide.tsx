import { DataList, OrderTotals } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const core = {
  label: "Core deposits",
  amount: "$90.00",
  note: "Back when you return the old parts",
};

export const guide: Guide = {
  purpose:
    "What an order comes to: parts, core deposits, delivery, tax and what came back, by seller where there are several, and the total.",
  notFor: [
    { when: "The values are no amounts that add up: use", take: "DataList" },
    { when: "Many orders are compared: use", take: "Table" },
    { when: "Figures that are looked at alone: use", take: "Stats" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <OrderTotals
            amounts={[{ label: "Parts", amount: "$190.00" }, core]}
            total={{ label: "Total", amount: "$280.00" }}
          />
        ),
        because: "A deposit has a line of its own that says when it comes back.",
      },
      wrong: {
        shows: (
          <DataList
            items={[
              { term: "Parts incl. deposits", detail: "280" },
              { term: "Total (USD)", detail: "280" },
            ]}
          />
        ),
        because: "Nobody sees what comes back, and the amounts have no currency of their own.",
      },
    },
    {
      right: {
        shows: (
          <OrderTotals
            amounts={[
              { label: "Parts", amount: "$190.00" },
              { label: "Refund, does not fit", amount: "-$95.00", note: "Nov 26" },
            ]}
            total={{ label: "Paid in all", amount: "$95.00" }}
          />
        ),
        because: "What came back begins with a minus, says why, and is in the total.",
      },
      wrong: {
        shows: (
          <OrderTotals
            amounts={[
              { label: "Parts", amount: "$190.00" },
              { label: "Refund", amount: "$95.00" },
            ]}
            total={{ label: "Total", amount: "$190.00" }}
          />
        ),
        because: "Without its sign it reads as a cost, and the sum is wrong by twice its amount.",
      },
    },
  ],
  anatomy: {
    example: (
      <OrderTotals
        title="Order total"
        groups={[
          {
            id: "hudson",
            title: "Hudson Auto Supply",
            amounts: [
              { label: "Parts, 3", amount: "$190.00" },
              { label: "Subtotal", amount: "$190.00", strong: true },
            ],
          },
        ]}
        amounts={[core]}
        total={{ label: "Total", amount: "$280.00" }}
      />
    ),
    parts: [
      { name: "Title", what: "a heading; left out where one stands above.", at: "h2" },
      { name: "Group", what: "a seller's amounts under the name.", at: "h3" },
      { name: "Subtotal", what: "`strong`: a sum of those before it.", at: "[data-strong] > dt" },
      { name: "Note", what: "a few words on a label.", at: "dt > span" },
      {
        name: "Amount",
        what: "with its currency, at the end of the line; figures stand under one another.",
        at: "div + div > dl > div > dd",
      },
      { name: "Total", what: "under a line, larger.", at: "dl > div:last-child > dd" },
    ],
  },
  keyboard: "No stop of its own; links in it are.",
};
