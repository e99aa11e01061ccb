import {
  Button,
  ButtonLink,
  FitVerdict,
  Link,
  Notice,
  PartIllustration,
  PartOverview,
  Stack,
  Text,
} from "@partlane/ui";
import type { Guide } from "../docs/guide";

const purchase = (
  <ButtonLink href="#purchase" tone="accent" size="large" width="full">
    Purchase
  </ButtonLink>
);

export const guide: Guide = {
  purpose:
    "All that matters of one part, at the top of its own page: price and verdict, how to get it, then what it is and where.",
  notFor: [
    { when: "The part is opened from the map, which stays in use: use", take: "PartPanel" },
    { when: "It is being ordered: use", take: "PartOrder" },
    { when: "It is one of several in a list: use", take: "PartRow" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Text size={15} tone="muted">
            <Link href="#garage">Choose your vehicle</Link> to see if it fits.
          </Text>
        ),
        because: "`verdict` without a vehicle: the way to an answer stands where the answer will.",
      },
      wrong: {
        shows: <FitVerdict size="full" fit="not-confirmed" vehicle="your vehicle" />,
        because: "It reads as a doubt about the part, and nobody learns that they can ask.",
      },
    },
    {
      right: {
        shows: (
          <Stack gap={3}>
            <Notice tone="warning" title="Sold out">
              The last one has been sold.
            </Notice>
            <ButtonLink href="#other" tone="accent" size="large" width="full">
              Find another
            </ButtonLink>
          </Stack>
        ),
        because: "`purchase` when there is none: why, and the next thing to do.",
      },
      wrong: {
        shows: (
          <Button tone="accent" size="large" width="full" disabled>
            Purchase
          </Button>
        ),
        because: "A faded button says neither why nor what now: the page is a dead end.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: (
      <PartOverview
        back={{ label: "Back to the map", href: "#map" }}
        image={<PartIllustration image="brake-rotor" />}
        name="Front Brake Rotor"
        partNumber="43512-06150"
        brand="Brembo"
        price="$234.00"
        charge="and $40.00 core charge, refunded when you return the old part"
        verdict={
          <FitVerdict
            size="full"
            fit="fits"
            vehicle="2019 Toyota Camry"
            row={{
              ...{ make: "Toyota", model: "Camry", y0: 2018, y1: 2024, engine: "" },
              ...{ note: "With 16 inch wheels", source: "catalogue" },
            }}
          />
        }
        description="Drilled and vented, 305 mm. Sold singly."
        facts={[
          { term: "Condition", detail: "New" },
          { term: "Seller", detail: "Hudson Auto Supply" },
          { term: "Distance", detail: "0.8 mi, 6 min" },
        ]}
        purchase={purchase}
        secondary={
          <>
            <ButtonLink href="#compare">Compare</ButtonLink>
            <Button>Share</Button>
          </>
        }
      />
    ),
    parts: [
      { name: "Back", what: "where the reader came from, by its name.", at: "article > a" },
      {
        name: "Name",
        what: "the page's `<h1>`: no page holds two of these. Brand and number stand under it.",
        at: "h1",
      },
      {
        name: "Price",
        what: "on one line, however large the text; what comes on top of it beside it, never in the facts.",
        at: "h1 + p + p",
      },
      {
        name: "Actions",
        what: "one accent over the whole width, and what else can be done under it.",
        at: "a[href='#purchase']",
      },
      {
        name: "Facts",
        what: "what decides besides, in that order: condition, seller, distance.",
        at: "dl",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from Back to Purchase, then to the quieter actions and links." },
    { keys: ["Enter"], does: "Follows the link, or presses the button." },
  ],
};
