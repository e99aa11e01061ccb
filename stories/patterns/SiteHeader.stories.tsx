import { SiteHeader } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { siteLinks, user } from "./support/samples";

const meta = {
  title: "Patterns/Shell/SiteHeader",
  id: "patterns-siteheader",
  component: SiteHeader,
  parameters: { layout: "fullscreen" },
  args: {
    brand: "Partlane",
    homeHref: "#home",
    links: siteLinks,
    dashboardHref: "#dashboard",
    account: { kind: "visitor", loginHref: "#login", signUpHref: "#register" },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

/** 64 px high, with the links and both ways in. */
export const VisitorMeasured: Story = {
  tags: ["proof"],
  // Measured at one width, on a wide screen.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await expect(header.getBoundingClientRect().height).toBe(64);
    const main = within(within(header).getByRole("navigation", { name: "Main" }));
    await expect(main.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Map",
      "Pricing",
      "News",
      "Updates",
      "Donate",
    ]);
    await expect(main.getByRole("link", { name: "Pricing" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(within(header).getByRole("link", { name: "Login" })).toBeVisible();
    await expect(within(header).getByRole("link", { name: "Sign Up" })).toBeVisible();
  },
};
export const VisitorOnPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await expect(header.getBoundingClientRect().height).toBe(56);
    await expect(within(header).queryByRole("navigation", { name: "Main" })).toBeNull();
    await expect(within(header).getAllByText("Login")[0]).toBeVisible();
  },
};
/** With the way to choose a vehicle, and none chosen. */
export const WithoutVehicle: Story = {
  args: { vehicle: { name: null, href: "#garage" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Add vehicle" })).toBeVisible();
  },
};
export const WithVehicle: Story = {
  args: {
    account: { kind: "user", ...user },
    vehicle: { name: "2014 Mercedes-Benz Sprinter Passenger Van", href: "#garage" },
  },
};
/** The icon alone, with its name for those who do not see it. */
export const WithVehicleOnPhone: Story = {
  args: { vehicle: { name: "2014 Volkswagen Golf", href: "#garage" } },
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "2014 Volkswagen Golf" });
    await expect(link.getBoundingClientRect().width).toBe(44);
  },
};
export const SignedIn: Story = { args: { account: { kind: "user", ...user } } };
/** Without a display name: the part of the email before the at sign, and its first letter. */
export const WithoutName: Story = {
  args: { account: { kind: "user", ...user, name: null, email: "jo@x.example" } },
};

export const WithoutNameMeasured: Story = {
  tags: ["proof"],
  ...WithoutName,
  // Looked for on a wide screen.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    // The small-screen menu, which is out of sight here, says it too.
    const seen = (text: string) =>
      within(canvasElement)
        .getAllByText(text)
        .filter((element) => element.checkVisibility());
    await expect(seen("jo")).toHaveLength(1);
    await expect(seen("J")).toHaveLength(1);
  },
};
export const LongName: Story = {
  args: {
    account: {
      kind: "user",
      ...user,
      name: "Wolfeschlegelsteinhausenbergerdorff Automotive Supply",
    },
  },
};
/** What is in the cart and what is unread are counted beside the account, with their names read. */
export const Counted: Story = {
  args: {
    account: { kind: "user", ...user },
    vehicle: { name: "2014 Volkswagen Golf", href: "#garage" },
    notifications: { href: "#notifications", label: "Notifications, 120 unread", count: 120 },
    cart: { href: "#cart", label: "Cart, 3 items", count: 3, current: true },
  },
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole("banner"));
    const cart = header.getByRole("link", { name: "Cart, 3 items" });
    await expect(within(cart).getByText("3")).toBeVisible();
    await expect(cart).toHaveAttribute("aria-current", "page");
    const unread = header.getByRole("link", { name: "Notifications, 120 unread" });
    await expect(within(unread).getByText("99+")).toBeVisible();
  },
};
/** Nothing to count: the icons alone. */
export const NothingCounted: Story = {
  args: {
    ...Counted.args,
    notifications: { href: "#notifications", label: "Notifications, none unread", count: 0 },
    cart: { href: "#cart", label: "Cart, empty", count: 0 },
  },
  play: async ({ canvasElement }) => {
    const cart = within(canvasElement).getByRole("link", { name: "Cart, empty" });
    await expect(cart).toHaveTextContent(/^Cart, empty$/);
  },
};
/** As large as a fingertip, with the wordmark in sight. */
export const CountedOnPhone: Story = {
  args: {
    vehicle: { name: null, href: "#garage" },
    cart: { href: "#cart", label: "Cart, 3 items", count: 3 },
  },
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { width, height } = canvas.getByRole("link", { name: /^Cart/ }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    const [brand] = within(canvas.getByRole("banner")).getAllByText("Partlane");
    const mark = brand?.previousElementSibling?.getBoundingClientRect();
    await expect(brand?.getBoundingClientRect().top).toBeLessThan(mark?.bottom ?? 0);
  },
};
/** With all there is, on the smallest screen: the mark stands for the wordmark. */
export const CountedAt320: Story = {
  tags: ["proof"],
  args: Counted.args,
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await expect(header.scrollWidth).toBe(header.clientWidth);
    for (const name of [/^Cart/, /^Notifications/, "2014 Volkswagen Golf"]) {
      const link = within(header).getByRole("link", { name });
      await expect(link.getBoundingClientRect().width).toBe(44);
    }
  },
};

/** Over a screen that goes from edge to edge. */
export const EdgeToEdge: Story = { args: { wide: true } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { ...meta.args, ...Counted.args } }),
  tags: ["proof"],
};
