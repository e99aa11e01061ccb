import {
  Button,
  FitVerdict,
  Link,
  PartIllustration,
  PartRow,
  type PartRowProps,
} from "@partlane/ui";
import type { Guide } from "../docs/guide";

const rotor = {
  image: <PartIllustration image="brake-rotor" />,
  name: "Front Brake Rotor",
  partNumber: "43512-06150",
  price: "$234",
  condition: "New",
  distance: "0.8 mi",
  travelTime: "6 min",
  href: "#rotor",
};

const fits = (
  <FitVerdict
    fit="fits"
    vehicle="2019 Toyota Camry"
    row={{
      make: "Toyota",
      model: "Camry",
      y0: 2018,
      y1: 2024,
      engine: "",
      note: "",
      source: "catalogue",
    }}
  />
);

const lamp = {
  image: <PartIllustration image="headlight" />,
  partNumber: "81150-06D11",
  price: "$599",
};

const compare = (
  <Link href="#compare" tone="muted">
    Compare
  </Link>
);

function Row(props: Partial<PartRowProps>) {
  return (
    <ul style={{ maxInlineSize: "26.25rem" }}>
      <PartRow {...rotor} {...props} />
    </ul>
  );
}

export const guide: Guide = {
  purpose:
    "A part in a list: what it is, whether it fits, how far it is and what it costs, 122 px high. The whole row is one link; its badge on the map answers to it.",
  notFor: [
    { when: "One part that has been opened from the map: use", take: "PartPanel" },
    { when: "A thing that is not a part, an order or a device: use", take: "ItemList" },
    { when: "Two to four parts to be weighed against one another: use", take: "CompareTable" },
  ],
  pairs: [
    {
      right: {
        shows: <Row {...lamp} name="Headlight, Left" fit={fits} />,
        because: "The name says what it is and which side; the rest has a place of its own.",
      },
      wrong: {
        shows: (
          <Row
            {...lamp}
            name="NEW premium OEM-quality LED projector headlight assembly with bulbs, left side"
            fit={fits}
          />
        ),
        because: "A name ends after two lines: here before it says which side.",
      },
    },
    {
      right: {
        shows: <Row action={compare} />,
        because: "One quiet link beside the row's own; the row itself leads to the part.",
      },
      wrong: {
        shows: (
          <Row
            action={
              <Button tone="accent" size="small">
                Purchase
              </Button>
            }
          />
        ),
        because: "An accent in every row: eight of them in sight, and no part stands out.",
      },
    },
  ],
  anatomy: {
    example: (
      <Row
        selected
        fit={fits}
        match="Replaces 43512-06140"
        priceNote="+ $35 core"
        action={compare}
        detailsHref="#details"
      />
    ),
    parts: [
      {
        name: "Row",
        what: "one link; selected it has an edge in the accent, as the badge on the map has its fill.",
        at: "li",
      },
      { name: "Name", what: "two lines at most.", at: "a[href='#rotor']" },
      {
        name: "Number",
        what: "in mono, behind the brand; a link of its own where the part has a page (`detailsHref`).",
        at: "a[href='#details']",
      },
      {
        name: "Why it is here",
        what: "how the number that was searched for stands to it (`match`), then the verdict (`fit`).",
        at: "span:has(> a[href='#details']) + span",
      },
      {
        name: "Price",
        what: "at the end, above the one other thing to do; what comes back stands under it.",
        at: "li > div:last-child",
      },
    ],
  },
  keyboard: [
    {
      keys: ["Tab"],
      does: "Goes from the name to the number, the corner's button and the action, where there are such.",
    },
    { keys: ["Enter"], does: "On the name: opens the part." },
  ],
};
