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

/** The step that somebody has to take says until when; what went wrong has a mark of its own, and is said. */
export const WaitingAndProblem: Story = {
  args: {
    current: "answer",
    events: [
      {
        id: "delivered",
        title: "Collected with the code",
        time: "Nov 24, 4:40 PM",
        dateTime: "2026-11-24T16:40",
        by: "Hudson Auto Parts",
        tone: "done",
        icon: <PackageCheck />,
      },
      {
        id: "return",
        title: "Return asked for: it does not fit",
        time: "Nov 26, 8:12 AM",
        dateTime: "2026-11-26T08:12",
        by: "Northside Garage",
        tone: "problem",
        detail: "The bolt circle is 112 mm, the hub has 100 mm.",
        photos: (
          <>
            <img src="/parts/brake-rotor.svg" alt="The rotor on the bench" />
            <a href="#photo">
              <img src="/parts/brake-rotor.svg" alt="The hub" />
            </a>
          </>
        ),
      },
      {
        id: "answer",
        title: "The seller answers",
        tone: "waiting",
        deadline: (
          <>
            The seller has until <time dateTime="2026-12-01T14:30">Tue, Dec 1, 2:30 PM</time>
          </>
        ),
      },
      { id: "refunded", title: "Refunded", time: "After the part is back" },
    ],
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole("listitem");
    await expect(items[1]).toHaveTextContent("Problem: Return asked for");
    await expect(items[2]).toHaveTextContent(/Waiting: The seller answers.*until Tue, Dec 1/);
    await expect(items[2]).toHaveAttribute("aria-current", "step");
  },
};

/** The last one first, where that is what one comes for; what is to come stands over it. */
export const NewestFirst: Story = {
  args: { ...WaitingAndProblem.args, newestFirst: true },
  play: async ({ canvasElement }) => {
    const [first, , , last] = within(canvasElement).getAllByRole("listitem");
    await expect(first).toHaveTextContent(/^Refunded/);
    await expect(first).toHaveAttribute("data-ahead");
    await expect(last).toHaveTextContent(/^Collected/);
  },
};

/** Long words and a long text, in either direction. */
export const LongTexts: Story = {
  args: {
    current: "b",
    events: [
      {
        id: "a",
        title: "Bremsflüssigkeitsbehälterverschlussdeckeldichtung returned to the seller",
        time: "Wednesday, November 25, 2026, 10:42 AM",
        by: "Wolfeschlegelsteinhausenbergerdorff Automotive Supply",
        tone: "problem",
        detail: "أقراص الفرامل الأمامية 🛞",
      },
      {
        id: "b",
        title: "The seller looks at it",
        tone: "waiting",
        deadline:
          "The seller has until Wednesday, December 30, 2026, 2:30 PM, after which support decides",
      },
    ],
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { ...meta.args, ...WaitingAndProblem.args } }),
  tags: ["proof"],
};
