import { MobileMenu } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { siteLinks, user } from "./support/samples";

const meta = {
  title: "Patterns/Shell/MobileMenu",
  id: "patterns-mobilemenu",
  component: MobileMenu,
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { keyboard: "dialog", layout: "fullscreen", visual: { phoneOnly: true } },
  args: {
    links: siteLinks,
    dashboardHref: "#dashboard",
    account: { kind: "visitor", loginHref: "#login", signUpHref: "#register" },
  },
  decorators: [
    (Story) => (
      <main style={{ position: "relative", minBlockSize: "3rem" }}>
        <Story />
        <a href="#beside">Beside the menu</a>
      </main>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLElement>("[aria-label='Open menu']");
  if (!found) throw new Error("There is no menu button.");
  return found;
};
const opened = () => screen.findByRole("dialog", { name: "Menu" }, { timeout: 8000 });

export const Closed: Story = {};
export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = within(await opened());
    await expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Map",
      "Pricing",
      "News",
      "Updates",
      "Donate",
      "Login",
      "Sign Up",
    ]);
  },
};
export const SignedIn: Story = {
  parameters: { visual: { lead: true } },
  args: { account: { kind: "user", ...user } },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = within(await opened());
    await expect(menu.getByRole("link", { name: /Mary Ann Lee/ })).toHaveAttribute(
      "href",
      "#dashboard",
    );
    await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
  },
};

/** The menu that the server renders, without a script. */
export const WithoutScript: Story = {
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector("details");
    if (!details) throw new Error("There is no plain menu.");
    details.open = true;
    await expect(within(details).getByRole("link", { name: "Sign Up" })).toBeVisible();
  },
};

/** The focus goes in, stays in both ways, and comes back (SPEC A5). */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(trigger(canvasElement)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const menu = await opened();
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    const count = within(menu).getAllByRole("link").length + 1;
    for (let press = 0; press < count + 2; press++) {
      await userEvent.tab();
      await expect(menu.contains(document.activeElement)).toBe(true);
    }
    await userEvent.tab({ shift: true });
    await expect(menu.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await opened();
  },
};

/** A link leads on, and the menu gets out of the way. */
export const LinkCloses: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = within(await opened());
    // The page stays: a story has nowhere to go.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(menu.getByRole("link", { name: "News" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
