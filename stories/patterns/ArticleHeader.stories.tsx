import { ArticleHeader } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { anyContent } from "../support/anyContent";
import { longName } from "./support/samples";

const meta = {
  title: "Patterns/Content/ArticleHeader",
  id: "patterns-articleheader",
  component: ArticleHeader,
  args: {
    title: "Version 2.1.0: a map that keeps up with you",
    date: "August 8, 2025",
    dateTime: "2025-08-08",
    category: "App Updates",
    author: "Product team",
    readTime: "2 min read",
    backHref: "#news",
    backLabel: "All News",
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "45rem", marginInline: "auto" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = {};
export const DateOnly: Story = {
  args: { category: undefined, author: undefined, readTime: undefined, backHref: undefined },
};
export const LongTitle: Story = { args: { title: longName } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
