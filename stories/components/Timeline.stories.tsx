import { Link, Timeline } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, PackageCheck, Receipt, Truck } from "lucide-react";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Timeline",
  component: Timeline,
  args: {
    label: "Order PL-20418",
    current: "shipped",
    events: [
      {
        id: "ordered",
        title: "Ordered",
        time: "Nov 22, 2:14 PM",
        dateTime: "2026-11-22T14:14",
        by: "Northside Garage",
        icon: <Receipt />,
      },
      {
        id: "accepted",
        title: "Accepted",
        time: "Nov 22, 2:31 PM",
        dateTime: "2026-11-22T14:31",
        by: "Hudson Auto Parts",
        icon: <Check />,
      },
      {
        id: "shipped",
        title: "Shipped",
        time: "Nov 23, 9:05 AM",
        dateTime: "2026-11-23T09:05",
        by: "Hudson Auto Parts",
        detail: (
          <>
            UPS Ground, <Link href="#track">1Z 999 AA1 01 2345 6784</Link>
          </>
        ),
        icon: <Truck />,
      },
      { id: "delivered", title: "Delivered", time: "Expected Nov 27", icon: <PackageCheck /> },
      { id: "closed", title: "Returns end", time: "30 days after" },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  parameters: { visual: { lead: true } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Order PL-20418" });
    const [, , shipped, ...ahead] = within(list).getAllByRole("listitem");
    await expect(shipped).toHaveAttribute("aria-current", "step");
    await expect(ahead.every((item) => "ahead" in item.dataset)).toBe(true);
    await expect(list.querySelectorAll("[aria-current]")).toHaveLength(1);
  },
};
export const AtTheBeginning: Story = { args: { current: "ordered" } };

/** A history: nothing is to come. */
export const AllHappened: Story = { args: { current: undefined } };

/** Without icons each has a dot, and what is to come has none. */
export const WithoutIcons: Story = {
  args: { events: meta.args.events.map((event) => ({ ...event, icon: undefined })) },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
