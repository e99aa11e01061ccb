import { OrderTotals } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName } from "./support/samples";

const meta = {
  title: "Patterns/Order/OrderTotals",
  id: "patterns-ordertotals",
  component: OrderTotals,
  args: {
    title: "Order total",
    amounts: [
      { label: "Parts", amount: "$285.00" },
      { label: "Core deposits", amount: "$90.00", note: "Back when you return the old parts" },
      { label: "Delivery", amount: "$12.50" },
      { label: "Tax", amount: "$25.29" },
    ],
    total: { label: "Total", amount: "$412.79" },
  },
} satisfies Meta<typeof OrderTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts end on one line, and each is read after what it is for. */
export const OneSeller: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Order total");
    const terms = canvas.getAllByRole("term").map((term) => term.textContent);
    await expect(terms).toContain("Core deposits Back when you return the old parts");
    const amounts = canvas.getAllByRole("definition");
    await expect(amounts).toHaveLength(5);
    const ends = amounts.map((amount) => amount.getBoundingClientRect().right);
    await expect(new Set(ends).size).toBe(1);
  },
};

/** By seller, and over all of them. */
export const SeveralSellers: Story = {
  parameters: { visual: { lead: true } },
  args: {
    groups: [
      {
        id: "hudson",
        title: "Hudson Auto Supply",
        amounts: [
          { label: "Parts, 3", amount: "$190.00" },
          { label: "Core deposits", amount: "$90.00" },
          { label: "Pick up in Brooklyn", amount: "Free" },
          { label: "Subtotal", amount: "$280.00", strong: true },
        ],
      },
      {
        id: "queens",
        title: "Queens Salvage",
        amounts: [
          { label: "Part", amount: "$95.00" },
          { label: "Delivery by Thu, Dec 3", amount: "$12.50" },
          { label: "Subtotal", amount: "$107.50", strong: true },
        ],
      },
    ],
    amounts: [{ label: "Tax", amount: "$25.29", note: "New York, 8.875% of the parts" }],
    total: { label: "Total", amount: "$412.79", note: "You pay at each counter" },
  },
};

/** What came back is less than nothing, with a minus as wide as a figure. */
export const Refunded: Story = {
  args: {
    title: "What you paid",
    amounts: [
      { label: "Parts", amount: "$285.00" },
      { label: "Core deposits", amount: "$90.00" },
      { label: "Core returned", amount: "-$45.00", note: "Nov 24" },
      { label: "Refund, does not fit", amount: "-$95.00", note: "Nov 26" },
    ],
    total: { label: "Paid in all", amount: "$235.00" },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("\u2212$95.00")).toBeVisible();
    await expect(canvas.queryByText(/^-/)).toBeNull();
  },
};

/** Under a heading that is there already, and without a sum. */
export const AmountsAlone: Story = { args: { title: undefined, total: undefined } };

/** A long label goes on in the next line; the amount stays in one piece. */
export const LongTexts: Story = {
  args: {
    amounts: [
      { label: longName, amount: "$1,234,567.89", note: "Delivered to the back door on Fridays" },
      { label: "أقراص الفرامل الأمامية", amount: "$95.00" },
      { label: "🛞🛞🛞🛞", amount: "$380.00" },
    ],
    total: { label: `Total of ${longName}`, amount: "$1,235,042.89" },
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { ...meta.args, ...SeveralSellers.args } }),
  tags: ["proof"],
};
