import { NewsCard, NewsGrid } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Map as MapIcon, ShieldCheck, Users } from "lucide-react";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName } from "./support/samples";

const icon = { size: 24, strokeWidth: 1.5 };

const meta = {
  title: "Patterns/Content/NewsCard",
  id: "patterns-newscard",
  component: NewsCard,
  args: {
    title: "Version 2.1.0: a map that keeps up with you",
    excerpt:
      "Crowded prices join into one badge, the whole map works from the keyboard, and a lost connection no longer means a blank screen.",
    date: "August 8, 2025",
    dateTime: "2025-08-08",
    category: "App Updates",
    author: "Product team",
    readTime: "2 min read",
    href: "#news",
    icon: <MapIcon {...icon} />,
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "75rem", marginInline: "auto" }}>
        <h1>News</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NewsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(1);
    await expect(within(canvasElement).getByText("August 8, 2025")).toHaveAttribute(
      "datetime",
      "2025-08-08",
    );
  },
};
export const Featured: Story = {
  args: { featured: true },
  render: (args) => (
    <NewsGrid>
      <NewsCard {...args} />
    </NewsGrid>
  ),
};
export const WithoutIcon: Story = { args: { icon: undefined } };
export const LongTitle: Story = { args: { title: longName } };
export const Grid: Story = {
  render: (args) => (
    <NewsGrid>
      <NewsCard {...args} featured />
      <NewsCard
        {...args}
        icon={<ShieldCheck {...icon} />}
        category="Safety"
        title="Check the seal before you fit it"
      />
      <NewsCard
        {...args}
        icon={<Users {...icon} />}
        category="Community"
        title="What 500 workshops asked for"
      />
      <NewsCard {...args} title="Search by VIN" excerpt="Seventeen characters, one shelf." />
    </NewsGrid>
  ),
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
