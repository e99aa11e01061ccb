import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { NewsItemPage } from "~/content/NewsItemPage";
import { NewsPage } from "~/content/NewsPage";
import { NEWS_CATEGORIES, NEWS_ITEMS, type NewsFilter } from "~/content/news";
import { mocked, pageFailureStory, scenario } from "../support/scenario";
import { screen } from "../support/screen";

const labelOf = (category: string) =>
  NEWS_CATEGORIES.find(({ key }) => key === category)?.label ?? category;

const everything = NEWS_ITEMS.map((item) => ({ ...item, categoryLabel: labelOf(item.category) }));

function list(filter: NewsFilter, shown: number) {
  const matching = everything.filter((item) => filter === "all" || item.category === filter);
  return {
    filter,
    categories: NEWS_CATEGORIES,
    items: matching.slice(0, shown),
    total: matching.length,
    nextShown: shown < matching.length ? shown + 3 : null,
    problem: null,
  };
}

function article(index: number) {
  const item = everything[index];
  if (!item) throw new Error(`There is no news item ${index}.`);
  return { item, newer: everything[index - 1] ?? null, older: everything[index + 1] ?? null };
}

const meta = {
  title: "Screens/News",
  component: NewsPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  render: screen(NewsPage, { path: "/news" }),
  args: list("all", 3),
} satisfies Meta<typeof NewsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest, with more to load: the button is a link, which works without JavaScript. */
export const FirstPage: Story = {
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole("link", { name: "Load More News" });
    await expect(more).toHaveAttribute("href", "/news?shown=6");
  },
};

/** With nothing left, the button says so. */
export const Everything: Story = {
  args: list("all", 6),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("link", { name: "Load More News" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "That's all the news" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** One category; its chip is the current one. */
export const OneCategory: Story = {
  args: list("safety", 3),
  play: async ({ canvasElement }) => {
    const chips = within(within(canvasElement).getByRole("navigation", { name: "Category" }));
    await expect(chips.getByRole("link", { current: true })).toHaveTextContent("Safety");
    await expect(chips.getByRole("link", { name: "All News" })).toHaveAttribute("href", "/news");
  },
};

/** A category that there is not: everything, and a word about it. */
export const UnknownCategory: Story = {
  args: { ...list("all", 3), problem: "We don't have that category, so here's all the news." },
};

/** A category with nothing in it yet. */
export const Empty: Story = {
  args: { ...list("community", 3), items: [], total: 0, nextShown: null },
};

const loadMore = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("link", { name: "Load More News" });

/** More is on its way: what there is stays, and the button says that it is busy. */
export const Loading: Story = {
  ...scenario(
    { page: "loading" },
    {
      ask: ({ canvasElement }) => userEvent.click(loadMore(canvasElement)),
      shows: async ({ canvasElement }) => {
        const more = loadMore(canvasElement);
        await waitFor(() => expect(more).toHaveAttribute("aria-busy", "true"));
        await expect(within(canvasElement).getAllByRole("article")).toHaveLength(3);
        more.blur();
      },
    },
  ),
  render: screen(NewsPage, { path: "/news", isHere: true }),
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");

/** An item in full, with the ones before and after it. */
export const Item: StoryObj<typeof NewsItemPage> = {
  render: screen(NewsItemPage, { path: "/news/:id", entry: "/news/when-a-part-is-wrong" }),
  args: article(1),
};

/** The newest: nothing comes after it. */
export const NewestItem: StoryObj<typeof NewsItemPage> = {
  ...Item,
  args: article(0),
  parameters: { visual: { skip: true } },
};
