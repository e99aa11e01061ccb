import { SiteFooter, ThemeSwitch } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Shell/SiteFooter",
  id: "patterns-sitefooter",
  component: SiteFooter,
  parameters: { layout: "fullscreen" },
  args: {
    brand: "Partlane",
    homeHref: "#home",
    tagline: "Connecting automotive professionals worldwide",
    copyright: "© 2026 Partlane",
    groups: [
      {
        title: "Product",
        links: [
          { label: "Features", href: "#features" },
          { label: "Updates", href: "#updates" },
          { label: "News", href: "#news" },
        ],
      },
      {
        title: "Resources",
        links: [
          { label: "Support", href: "#contact" },
          { label: "FAQ", href: "#faq" },
        ],
      },
      {
        title: "Legal",
        links: [
          { label: "Terms of Use", href: "#terms" },
          { label: "Privacy Policy", href: "#privacy" },
        ],
      },
    ],
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Site: Story = {
  args: { aside: <ThemeSwitch value="system" /> },
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole("contentinfo"));
    await expect(footer.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Product",
      "Resources",
      "Legal",
    ]);
    await expect(footer.getByRole("group", { name: "Theme" })).toBeVisible();
  },
};
export const WithoutAside: Story = {};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
