import { Text, Timeline } from "@partlane/ui";
import { Receipt, Truck } from "lucide-react";
import type { Guide } from "../docs/guide";

const events = [
  { id: "ordered", title: "Ordered", time: "Nov 22", by: "Northside Garage", icon: <Receipt /> },
  { id: "shipped", title: "Shipped", time: "Nov 23", by: "Hudson Auto Parts", icon: <Truck /> },
  { id: "delivered", title: "Delivered", time: "Expected Nov 27" },
];

const answer = {
  id: "answer",
  title: "The seller answers",
  tone: "waiting",
  deadline: "The seller has until Tue, Dec 1, 2:30 PM",
} as const;

export const guide: Guide = {
  purpose:
    "What happened to one thing, in its order, where it is now, and what is still to come: an order, a dispute, an import.",
  notFor: [
    { when: "It explains how something goes in general: use", take: "Steps" },
    { when: "It is a number that grows: use", take: "Progress" },
    { when: "The rows are of many things: use", take: "Table" },
  ],
  pairs: [
    {
      right: {
        shows: <Timeline label="Order" events={events} current="shipped" />,
        because: "What is to come is there too, with what is known of it.",
      },
      wrong: {
        shows: <Text>Shipped on Nov 23 after it was ordered on Nov 22.</Text>,
        because:
          "A sentence is read from its beginning; where the part is now is asked at a glance.",
      },
    },
    {
      right: {
        shows: <Timeline label="Return" events={[answer]} current="answer" />,
        because: "Who waits sees for whom, and until when.",
      },
      wrong: {
        shows: (
          <Timeline
            label="Return, without its end"
            events={[{ id: "answer", title: "Pending" }]}
            current="answer"
          />
        ),
        because: "Nobody knows whose turn it is, or what happens if they do nothing.",
      },
    },
  ],
  anatomy: {
    example: (
      <Timeline
        label="The order"
        events={[
          ...events.slice(0, 1),
          { id: "late", title: "Late", tone: "problem", time: "Nov 24" },
          answer,
          ...events.slice(2),
        ]}
        current="answer"
      />
    ),
    parts: [
      {
        name: "Mark",
        what: "an icon or a dot; empty for what is to come.",
        at: "span[aria-hidden]",
      },
      { name: "Current", what: "`aria-current`, with a filled mark.", at: "li[aria-current] > p" },
      { name: "Facts", what: "when, and by whom.", at: "time" },
      {
        name: "Problem",
        what: "a mark of its own, and its word before the title.",
        at: "li[data-tone='problem'] > span",
      },
      { name: "Deadline", what: "until when somebody has to do it.", at: "p > svg" },
      { name: "To come", what: "muted, at the end of a dashed line.", at: "li[data-ahead] > p" },
    ],
  },
  keyboard: "No stop of its own; links in it are.",
};
