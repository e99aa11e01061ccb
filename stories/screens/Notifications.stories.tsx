import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { NotificationsPage } from "~/notifications/NotificationsPage";
import { mocked, pageFailureStory, scenario } from "../support/scenario";
import { screen } from "../support/screen";

const preferences = { orderUpdates: true, priceDrops: true, productNews: true };

const meta = {
  title: "Screens/Notifications",
  component: NotificationsPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: {
    preferences,
    notifications: [
      {
        id: "PL-20433",
        topic: "orderUpdates",
        title: "Order PL-20433 was placed",
        text: "1 × Alternator, 130 A, $345.00",
        at: "2026-11-21T14:00:00Z",
        href: "/dashboard/orders/PL-20433",
      },
      {
        id: "PL-20432",
        topic: "orderUpdates",
        title: "Order PL-20432 was delivered",
        text: "2 × Front Brake Rotor, $468.00",
        at: "2026-11-19T10:00:00Z",
        href: "/dashboard/orders/PL-20432",
      },
      {
        id: "a-map-that-keeps-up",
        topic: "productNews",
        title: "Version 2.1.0: a map that keeps up with you",
        text: "Crowded prices join into one badge, and the whole map works from the keyboard.",
        at: "2025-08-08",
        href: "/news/a-map-that-keeps-up",
      },
    ],
  },
  render: screen(NotificationsPage, { path: "/notifications" }),
} satisfies Meta<typeof NotificationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Nothing: Story = { args: { notifications: [] } };

export const SwitchedOff: Story = {
  args: {
    notifications: [],
    preferences: { orderUpdates: false, priceDrops: false, productNews: false },
  },
};

export const Saving: Story = scenario(
  { form: "loading" },
  {
    ask: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(canvas.getByRole("switch", { name: "Price drops" }));
      await userEvent.click(canvas.getByRole("button", { name: "Save preferences" }));
    },
    shows: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(canvas.getByRole("switch", { name: "Price drops" })).not.toBeChecked();
      await expect(canvas.getByRole("button", { name: "Save preferences" })).toBeDisabled();
    },
  },
);

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
