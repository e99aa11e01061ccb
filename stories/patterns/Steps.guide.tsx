import { Steps } from "@partlane/ui";
import { CreditCard, MapPin, Search, Tag } from "lucide-react";
import type { Guide } from "../docs/guide";

const glyph = { size: 20, strokeWidth: 1.5 };

const locate = {
  icon: <Search {...glyph} />,
  title: "Locate",
  text: "Enter the VIN or the part number.",
  example: { label: "82 near you", value: "61 fit" },
};
const buy = {
  icon: <CreditCard {...glyph} />,
  title: "Buy",
  text: "Pick by price, condition, or distance.",
  example: { label: "Brake Rotor", value: "$234" },
};

export const guide: Guide = {
  purpose:
    "Use it to explain how something is done, in two to four steps. A line joins them, and each may show what it looks like once done.",
  notFor: [
    { when: "The things may come in any order: use", take: "FeatureGrid" },
    { when: "How far an order has come: use", take: "StatusBadge" },
    { when: "Questions and answers: use", take: "Accordion" },
  ],
  pairs: [
    {
      right: {
        shows: <Steps items={[locate, buy]} />,
        because: "Verbs, in the order in which they are done; the line leads from one to the next.",
      },
      wrong: {
        shows: (
          <Steps
            items={[
              { icon: <Tag {...glyph} />, title: "Low prices", text: "From many sellers." },
              { icon: <MapPin {...glyph} />, title: "Near you", text: "In all five boroughs." },
            ]}
          />
        ),
        because: "Nothing follows from low prices: the line promises steps, and there are none.",
      },
    },
    {
      right: {
        shows: <Steps items={[{ ...locate, title: "Locate the part" }, buy]} />,
        because: "A number that can be checked shows what the step comes to.",
      },
      wrong: {
        shows: (
          <Steps
            items={[
              {
                ...locate,
                title: "Step 1: first of all, you search",
                example: { label: "Easy!", value: "100 %" },
              },
              { ...buy, example: undefined },
            ]}
          />
        ),
        because: "It counts what the list counts already, and the example is of nothing.",
      },
    },
  ],
  anatomy: {
    example: (
      <Steps
        items={[
          { ...locate, title: "Search" },
          { ...buy, title: "Reserve" },
        ]}
      />
    ),
    parts: [
      {
        name: "Mark",
        what: "decoration; the last one is filled: there it ends.",
        at: "li > span",
      },
      { name: "Title", what: "a verb; an `<h3>` unless told otherwise.", at: "h3" },
      { name: "Text", what: "a sentence or two.", at: "h3 + p" },
      {
        name: "Example",
        what: "what it looks like once done; on all steps or on none.",
        at: "li > p:last-child",
      },
    ],
  },
  keyboard: "It is not interactive.",
};
