import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { type NotificationListItem, NotificationsPage } from "~/notifications/NotificationsPage";
import { mocked, pageFailureStory, scenario } from "../support/scenario";
import { screen } from "../support/screen";

const preferences = {
  ...{ orderUpdates: true, orderMails: true, priceDrops: true, priceDropMails: true },
  ...{ productNews: true, productNewsMails: false },
};

const onOrder = (number: string, title: string, at: string, isUnread = false) => ({
  ...{ id: `${number} ${title}`, topic: "orderUpdates" as const, at, isUnread },
  ...{ title: title.replace("#", `order ${number}`).replace(/^o/, "O") },
  text: "2 × Front Brake Rotor, $468.00",
  href: `/dashboard/orders/${number}`,
});

const notifications: NotificationListItem[] = [
  onOrder("PL-20433", "# is ready to be picked up", "2026-11-21T14:00:00Z", true),
  {
    ...onOrder("PL-20433", "New message about #", "2026-11-21T13:10:00Z", true),
    text: "From Hudson Auto Supply",
    href: "/dashboard/orders/PL-20433#messages",
  },
  onOrder("PL-20433", "# was accepted", "2026-11-21T12:00:00Z"),
  {
    ...{ id: "drop", topic: "priceDrops", isUnread: false },
    title: "Price drop: Alternator, 130 A",
    text: "$310.00 now, was $345.00. It's in your cart.",
    at: "2026-11-20T09:22:00Z",
    href: "/parts/alternator-27060-0v210",
  },
  {
    ...onOrder("PL-20432", "New #", "2026-11-19T10:00:00Z"),
    text: "LED Headlight, Left, $599.00, from Brooklyn Brake & Tire",
  },
  {
    ...{ id: "a-map-that-keeps-up", topic: "productNews", isUnread: false },
    title: "Version 2.1.0: a map that keeps up with you",
    text: "Crowded prices join into one badge, and the whole map works from the keyboard.",
    at: "2025-08-08",
    href: "/news/a-map-that-keeps-up",
  },
];

const meta = {
  title: "Screens/Notifications",
  component: NotificationsPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { preferences, notifications, isLater: false },
  render: screen(NotificationsPage, { path: "/notifications" }),
} satisfies Meta<typeof NotificationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is new says so in a word. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, , third] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent(/Order PL-20433 is ready to be picked up.*Unread/);
    await expect(third).not.toHaveTextContent("Unread");
    await expect(canvas.getByRole("button", { name: "Mark as read" })).toHaveValue(
      notifications[0]?.id,
    );
  },
};

export const AllRead: Story = {
  args: { notifications: notifications.map((each) => ({ ...each, isUnread: false })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Mark as read" })).toBeNull();
  },
};

/** More than a page of them, with names as long as they get. */
export const Long: Story = {
  args: {
    isLater: true,
    next: "019a0000-0000-7000-8000-0000000000a1",
    notifications: Array.from({ length: 20 }, (_, index) => ({
      ...onOrder(`PL-2${String(index).padStart(4, "0")}`, "# was shipped", "2026-11-18T10:00:00Z"),
      text: `2 × ${"Heavy-Duty Rear Differential Carrier Bearing Kit, ".repeat(3)}and 4 more, $12,468.00`,
    })),
  },
  play: async ({ canvasElement }) => {
    const pages = within(
      within(canvasElement).getByRole("navigation", { name: "Pages of notifications" }),
    );
    await expect(pages.getByRole("link", { name: "Newest" })).toHaveAttribute(
      "href",
      "/notifications",
    );
    await expect(pages.getByRole("link", { name: "Older" })).toHaveAttribute(
      "href",
      "/notifications?before=019a0000-0000-7000-8000-0000000000a1",
    );
  },
};

export const Nothing: Story = { args: { notifications: [] } };

export const SwitchedOff: Story = {
  args: {
    notifications: [],
    preferences: {
      ...{ orderUpdates: false, orderMails: false, priceDrops: false, priceDropMails: false },
      ...{ productNews: false, productNewsMails: false },
    },
  },
};

const priceDrops = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("group", { name: "Price drops" })).getByRole("switch", {
    name: "On this page",
  });

export const Saving: Story = scenario(
  { form: "loading" },
  {
    ask: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(priceDrops(canvasElement));
      await userEvent.click(canvas.getByRole("button", { name: "Save preferences" }));
    },
    shows: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(priceDrops(canvasElement)).not.toBeChecked();
      await expect(canvas.getByRole("button", { name: "Save preferences" })).toBeDisabled();
    },
  },
);

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
