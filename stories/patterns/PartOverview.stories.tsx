import { Button, ButtonLink, FitVerdict, PartIllustration, PartOverview } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName, rotor } from "./support/samples";

const purchase = (
  <ButtonLink href="#purchase" tone="accent" size="large" width="full">
    Purchase
  </ButtonLink>
);
const secondary = (
  <>
    <ButtonLink href="#compare">Compare</ButtonLink>
    <Button>Share</Button>
  </>
);
const verdict = (
  <FitVerdict
    size="full"
    fit="fits"
    vehicle="2019 Toyota Camry"
    row={{
      ...{ make: "Toyota", model: "Camry", y0: 2018, y1: 2024, engine: "" },
      ...{ note: "With 16 inch wheels", source: "catalogue" },
    }}
  />
);

const meta = {
  title: "Patterns/Part/PartOverview",
  id: "patterns-partoverview",
  component: PartOverview,
  args: {
    back: { label: "Back to the map", href: "#map" },
    image: <PartIllustration image="brake-rotor" />,
    name: rotor.name,
    partNumber: rotor.partNumber,
    brand: "Brembo",
    price: "$234.00",
    verdict,
    description: rotor.description,
    facts: [
      { term: "Condition", detail: "New" },
      { term: "In stock", detail: "12" },
      { term: "Seller", detail: rotor.seller },
      { term: "Distance", detail: "0.8 mi, 6 min" },
    ],
    purchase,
    secondary,
  },
} satisfies Meta<typeof PartOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: rotor.name })).toBeVisible();
    await expect(canvas.getByText("With 16 inch wheels", { exact: false })).toBeVisible();
  },
};

/** A part of another page, whose own heading stands above it. */
export const UnderAHeading: Story = {
  tags: ["proof"],
  args: { headingLevel: 2 },
  parameters: { visual: { skip: true } },
  decorators: [
    (Story) => (
      <>
        <h1>Preview</h1>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2, name: rotor.name })).toBeVisible();
  },
};

export const WithCoreCharge: Story = {
  args: { charge: "and $40.00 core charge, refunded when you return the old part" },
};

export const MorePictures: Story = {
  args: {
    pictures: [
      <PartIllustration key="pads" image="brake-pads" />,
      <PartIllustration key="rotor" image="brake-rotor" />,
    ],
  },
};

export const LongWords: Story = {
  args: {
    name: longName,
    partNumber: "48530-09R70-REMANUFACTURED-48530-09R71-SET-OF-TWO",
    price: "$12,176.50",
    charge: "and $1,250.00 core charge, refunded when you return the old part",
    description: `${rotor.description} `.repeat(6),
    facts: [
      { term: "Seller", detail: "Stuyvesant Lamp, Body, Glass & Suspension Rebuilders" },
      {
        term: "Number of the old part that it takes the place of",
        detail: "48530-09R70-".repeat(4),
      },
    ],
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
