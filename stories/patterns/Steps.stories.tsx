import { Steps } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CreditCard, PackageCheck, Search } from "lucide-react";
import { anyContent } from "../support/anyContent";

const icon = { size: 20, strokeWidth: 1.5 };

const meta = {
  title: "Patterns/Content/Steps",
  id: "patterns-steps",
  component: Steps,
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "75rem", marginInline: "auto" }}>
        <h2>From shelf to bay</h2>
        <Story />
      </main>
    ),
  ],
  args: {
    items: [
      {
        icon: <Search {...icon} />,
        title: "Locate",
        text: "Enter the VIN or the part number. The map shows every matching part and whether it fits.",
        example: { label: "82 near you", value: "61 fit your Camry" },
      },
      {
        icon: <CreditCard {...icon} />,
        title: "Buy",
        text: "Pick by price, condition, or distance, and pay. The seller takes the part off the shelf and holds it for you.",
        example: { label: "Front Brake Rotor", value: "$234.00" },
      },
      {
        icon: <PackageCheck {...icon} />,
        title: "Pick up",
        text: "Drive over and check it.",
        example: { label: "Hudson Auto Supply", value: "6 min by car" },
      },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const WithoutExamples: Story = {
  args: { items: meta.args.items.map(({ example: _, ...step }) => step) },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
