import { Badge, Stats } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Dashboard/Stats",
  id: "patterns-stats",
  component: Stats,
  args: {
    items: [
      { label: "Total Sales", value: "$16,420", note: "over 11 weeks", trendPercent: 9.8 },
      { label: "Active Listings", value: "142", note: "6 added this week" },
      { label: "New Contacts", value: "23", note: "this month" },
      { label: "Pending Payouts", value: "$2,315", note: "next on Nov 24" },
    ],
  },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
    await expect(canvas.getByRole("img", { name: "Up" })).toBeVisible();
  },
};
/** What stands in for real figures says so on each of them. */
export const Marked: Story = {
  args: {
    items: [
      {
        label: "Total Sales",
        value: "$15,002",
        note: "28 orders, all time",
        mark: <Badge size="small">Sample</Badge>,
      },
      {
        label: "Active Listings",
        value: "4",
        note: "in stock now",
        mark: <Badge size="small">Sample</Badge>,
      },
      {
        label: "New Contacts",
        value: "5",
        note: "this month",
        mark: <Badge size="small">Sample</Badge>,
      },
      {
        label: "Pending Payouts",
        value: "$1,822",
        note: "next on Nov 24",
        mark: <Badge size="small">Sample</Badge>,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("Sample")).toHaveLength(4);
  },
};
export const Falling: Story = {
  args: {
    items: [
      { label: "Total Sales", value: "$3,200", note: "over 11 weeks", trendPercent: -12.4 },
      { label: "Active Listings", value: "142", note: "as last week", trendPercent: 0 },
    ],
  },
};
export const Zero: Story = {
  args: {
    items: [
      { label: "Total Sales", value: "$0", note: "0 orders" },
      { label: "Active Listings", value: "0" },
      { label: "New Contacts", value: "0", note: "this month" },
      { label: "Pending Payouts", value: "$0", note: "nothing pending" },
    ],
  },
};
export const LargeNumbers: Story = {
  args: {
    items: [
      {
        label: "Total Sales",
        value: "$1,216,420,118.50",
        trendPercent: 1204.5,
        note: "over a year",
      },
      { label: "Active Listings", value: "2,300,142", note: "in stock now" },
      { label: "New Contacts", value: "500,023", note: "this month" },
      { label: "Pending Payouts", value: "$98,402,315", note: "next on Nov 24" },
    ],
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
