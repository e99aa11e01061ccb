import { Button, Notice, PartIllustration, PartOrder } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Part/PartOrder",
  id: "patterns-partorder",
  component: PartOrder,
  args: {
    back: { label: "Back to the map", href: "#map" },
    image: <PartIllustration image="brake-rotor" />,
    name: "Front Brake Rotor",
    partNumber: "43512-06150",
    price: "$234.00",
    per: "each",
    description: "Drilled and vented, 305 mm. For the 2018 to 2024 Camry. Sold singly.",
    facts: [
      { term: "Condition", detail: "New" },
      { term: "Seller", detail: "Hudson Auto Supply" },
      { term: "Pick up at", detail: "Lower East Side, New York" },
      { term: "In stock", detail: 12 },
    ],
    children: (
      <Button tone="accent" size="large" width="full">
        Place order
      </Button>
    ),
  },
} satisfies Meta<typeof PartOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Front Brake Rotor");
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
  },
};

export const SoldOut: Story = {
  args: {
    children: (
      <Notice tone="warning" title="Sold out">
        The last one has been sold.
      </Notice>
    ),
  },
};

/** Long words break instead of pushing the page aside. */
export const LongWords: Story = {
  args: {
    name: "Refurbished High-Output Alternator with Integrated Voltage Regulator",
    partNumber: "27060-0V210-REMANUFACTURED-130A-CW-6PK-2024",
    facts: [
      { term: "Seller", detail: "Gowanus Electric Rebuilders and Remanufacturing of Brooklyn" },
      { term: "Pick up at", detail: "Downtown Brooklyn, New York" },
    ],
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
