import { PlanStrip } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const plan = { per: "a month", cta: "Choose Plan" };
const plans = [
  {
    ...plan,
    name: "Hobbyist",
    price: "$8",
    summary: "50 searches a month, up to 10 saved parts",
    href: "#hobbyist",
  },
  {
    ...plan,
    name: "Professional",
    price: "$25",
    summary: "Unlimited searches, full supplier network, inventory tracking",
    href: "#professional",
    badge: "Most Popular",
  },
  {
    ...plan,
    name: "Enterprise",
    price: "$45",
    summary: "Everything in Professional, with an account manager and the API",
    href: "#enterprise",
  },
];

const meta = {
  title: "Patterns/Account/PlanStrip",
  id: "patterns-planstrip",
  component: PlanStrip,
  args: { plans },
  decorators: [
    (Story) => (
      <main>
        <h1>Partlane</h1>
        <h2>Plans</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PlanStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMarked: Story = {};
export const NoneMarked: Story = {
  args: { plans: plans.map((each) => ({ ...each, badge: undefined })) },
};
export const LongWords: Story = {
  args: {
    plans: plans.map((each) => ({
      ...each,
      name: `${each.name} for Independent Workshops`,
      price: "$1,245",
      summary: `${each.summary}, and a good deal more that is told on the page of prices`,
    })),
  },
};

/** A plan's ring goes around all of it; on ink it is drawn in the color of the words. */
export const FocusOnTheMarkedOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole("link", { name: "Choose Plan: Professional" });
    link.focus();
    // The ring has its color from the next frame on.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { color } = getComputedStyle(canvas.getByRole("heading", { name: "Professional" }));
    await expect(getComputedStyle(link, "::after").outline).toBe(`${color} solid 3px`);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
