import { PlanCards, PlanTable } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const plans = [
  {
    name: "Hobbyist",
    price: "$8",
    per: "a month",
    alternative: "or $77 a year, billed once",
    features: [
      "50 searches a month",
      "Basic supplier network",
      "Standard support",
      "Save up to 10 parts",
    ],
    href: "#hobbyist",
  },
  {
    name: "Professional",
    price: "$25",
    per: "a month",
    alternative: "or $240 a year, billed once",
    features: [
      "Unlimited searches",
      "Full supplier network",
      "Priority email support",
      "Unlimited saved parts",
      "Basic inventory tracking",
    ],
    highlighted: true,
    badge: "Most Popular",
    href: "#professional",
  },
  {
    name: "Enterprise",
    price: "$45",
    per: "a month",
    alternative: "or $432 a year, billed once",
    features: [
      "All Professional features",
      "Dedicated account manager",
      "Advanced analytics",
      "API access",
      "Team management",
    ],
    href: "#enterprise",
  },
];

const meta = {
  title: "Patterns/Account/PlanCards",
  id: "patterns-plancards",
  component: PlanCards,
  parameters: { layout: "fullscreen" },
  args: { plans },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "75rem", marginInline: "auto", padding: "1.25rem" }}>
        <h1>Pricing</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PlanCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};

/** The middle one overlaps by 16 px, and every baseline stays on its line. */
export const MonthlyMeasured: Story = {
  tags: ["proof"],
  // Measured at one width, on a wide screen.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = canvas.getAllByRole("article").map((card) => card.getBoundingClientRect());
    const [left, middle] = cards;
    if (!left || !middle) throw new Error("There are no cards.");
    await expect(left.right - middle.left).toBeCloseTo(16, 0);
    await expect(left.top - middle.top).toBeCloseTo(16, 0);
    await expect(middle.bottom - left.bottom).toBeCloseTo(16, 0);
    for (const role of ["heading", "link"] as const) {
      const tops = cards.map(
        (_, index) =>
          canvas
            .getAllByRole(role, role === "heading" ? { level: 2 } : undefined)
            [index]?.getBoundingClientRect().top ?? 0,
      );
      await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    }
  },
};
export const Annual: Story = {
  args: {
    plans: plans.map((plan, index) => ({
      ...plan,
      price: ["$77", "$240", "$432"][index] ?? "",
      per: "a year",
      alternative: `or ${plan.price} a month`,
    })),
  },
};
export const LongWords: Story = {
  args: {
    plans: plans.map((plan) => ({
      ...plan,
      name: `${plan.name} for Independent Workshops`,
      price: "$1,245",
      features: [
        ...plan.features,
        "Everything that the other plans have, and then a good deal more",
      ],
    })),
  },
};

const rows = [
  { label: "Searches a month", cells: ["50", "Unlimited", "Unlimited"] },
  { label: "Supplier network", cells: ["Basic", "Full", "Full"] },
  { label: "Support", cells: ["Standard", "Priority email", "Priority email"] },
  { label: "Inventory tracking", cells: [false, "Basic", "Basic"] },
  { label: "API access", cells: [false, false, true] },
];

export const WithTable: Story = {
  render: (args) => (
    <>
      <PlanCards {...args} />
      <h2 style={{ marginBlock: "3rem 1rem", fontWeight: 700 }}>Compare plans</h2>
      <PlanTable
        caption="What each plan includes"
        columns={plans.map(({ name, highlighted }) => ({ name, highlighted }))}
        rows={rows}
      />
    </>
  ),
};

/** Its head stays in sight under the site's header while the rows go by. */
export const TableHeadStays: Story = {
  tags: ["proof"],
  render: WithTable.render,
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ blockSize: "150vh" }} />
      </>
    ),
  ],
  // Scrolled.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const column = canvas.getByRole("columnheader", { name: "Hobbyist" });
    const last = canvas.getByRole("rowheader", { name: "API access" });
    last.scrollIntoView({ block: "start", behavior: "instant" });
    window.scrollBy({ top: -140, behavior: "instant" });
    await expect(column.getBoundingClientRect().top).toBeCloseTo(64, 0);
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(
      column.getBoundingClientRect().bottom,
    );
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** Each column of the table begins where its card's words begin. */
export const WithTableMeasured: Story = {
  tags: ["proof"],
  render: WithTable.render,
  // Measured at one width, on a wide screen.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const textStart = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    for (const { name } of plans) {
      const card = canvas.getByRole("heading", { name });
      const column = canvas.getByRole("columnheader", { name });
      await expect(Math.abs(textStart(card) - textStart(column))).toBeLessThanOrEqual(1);
    }
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
    await expect(canvas.getAllByText("Not included")).toHaveLength(3);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
