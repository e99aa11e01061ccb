import { FeatureCell, FeatureExample, FeatureGrid } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { anyContent } from "../support/anyContent";

const rows = [
  { label: "5 miles", value: "82 parts" },
  { label: "50 miles", value: "1,940 parts" },
  { label: "180+ countries", value: "2.3M+ parts" },
];

const cells = [
  ["Search the way you have it", "Enter a VIN, type a part number, or describe the part."],
  ["Compare quotes at once", "Every seller's price, condition, and travel time in one list."],
  ["Buy next door or abroad", "Start with the shop around the corner. Widen the circle."],
  ["Run the counter", "List stock, answer buyers, and ship from one screen."],
  ["Get it right or get it back", "Not as described, or does not fit as listed? Refunded in full."],
  ["See what sells", "Sales, searches, and prices by part."],
] as const;

const meta = {
  title: "Patterns/Content/FeatureGrid",
  id: "patterns-featuregrid",
  component: FeatureGrid,
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "75rem", marginInline: "auto" }}>
        <h2>What you can do</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  args: {
    children: cells.map(([title, text]) => (
      <FeatureCell
        key={title}
        title={title}
        text={text}
        example={<FeatureExample example={{ kind: "rows", rows }} />}
      />
    )),
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, {
    args: { children: Six.args?.children },
  }),
  tags: ["proof"],
};
