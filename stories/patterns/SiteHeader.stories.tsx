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
/** Over a screen that goes from edge to edge. */
export const EdgeToEdge: Story = { args: { wide: true } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
