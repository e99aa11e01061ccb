import { BarChart, DashboardShell, Stats } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { user } from "./support/samples";

const content = (
  <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1rem" }}>
    <Stats
      items={[
        { label: "Total Sales", value: "$16,420", note: "over 11 weeks", trendPercent: 9.8 },
        { label: "Active Listings", value: "142", note: "6 added this week" },
        { label: "New Contacts", value: "23", note: "this month" },
        { label: "Pending Payouts", value: "$2,315", note: "next on Nov 24" },
      ]}
    />
    <BarChart
      title="Sales by week"
      bars={[910, 1120, 1040, 1380, 1290, 1510, 1430, 1770, 1690, 2040, 2240].map(
        (dollars, index) => ({
          label: `Nov ${index + 1}`,
          valueCents: dollars * 100,
          display: `$${dollars.toLocaleString("en-US")}`,
        }),
      )}
    />
  </div>
);

const meta = {
  title: "Patterns/Dashboard/DashboardShell",
  id: "patterns-dashboardshell",
  component: DashboardShell,
  parameters: { layout: "fullscreen" },
  args: {
    brand: "Partlane",
    homeHref: "#home",
    title: "Welcome, Mary Ann Lee!",
    returnHref: "#home",
    user,
    vehicle: { name: "2014 Volkswagen Golf", href: "#garage" },
    links: [
      { label: "Dashboard", href: "#dashboard", icon: "dashboard", current: true },
      { label: "Orders", href: "#orders", icon: "orders", badge: "2", badgeLabel: "to ship" },
      { label: "Sales", href: "#sales", icon: "sales" },
      { label: "Billing", href: "#billing", icon: "billing" },
      { label: "Contacts", href: "#contacts", icon: "contacts" },
    ],
    children: content,
  },
} satisfies Meta<typeof DashboardShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** A sidebar of 232 px with every link, and the way back. */
export const OverviewMeasured: Story = {
  tags: ["proof"],
  // Measured at one width, on a wide screen.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sidebar = canvas.getByRole("complementary");
    await expect(sidebar.getBoundingClientRect().width).toBe(232);
    await expect(
      within(sidebar)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Partlane",
      "Dashboard",
      "Orders2 to ship",
      "Sales",
      "Billing",
      "Contacts",
      "Return to Main Site",
    ]);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Welcome, Mary Ann Lee!",
    );
  },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading...");
    await expect(within(canvasElement).getByRole("main")).toHaveAttribute("aria-busy", "true");
  },
};
export const LongName: Story = {
  args: {
    title: "Welcome, Wolfeschlegelsteinhausenbergerdorff Automotive Supply of Lower Manhattan!",
    user: { ...user, name: "Wolfeschlegelsteinhausenbergerdorff Automotive Supply" },
  },
};

/** On small screens the sidebar is a drawer (SPEC F1). */
export const Drawer: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement }) => {
    const trigger = canvasElement.querySelector("[aria-label='Open menu']");
    if (!trigger) throw new Error("There is no menu button.");
    await userEvent.click(trigger);
    const drawer = await screen.findByRole("dialog", { name: "Dashboard" }, { timeout: 8000 });
    await expect(within(drawer).getByRole("link", { name: "Return to Main Site" })).toBeVisible();
    await expect(within(drawer).getByRole("link", { name: "Dashboard" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  },
};

/** What is in the cart and what is unread are counted beside the account. */
export const Counted: Story = {
  args: {
    notifications: { href: "#notifications", label: "Notifications, 2 unread", count: 2 },
    cart: { href: "#cart", label: "Cart, 3 items", count: 3 },
    children: null,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Cart, 3 items" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Notifications, 2 unread" })).toBeVisible();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
