import { LoadMore } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/LoadMore",
  component: LoadMore,
  args: {
    hasMore: true,
    children: "Load More News",
    doneLabel: "That's all the news",
    onClick: fn(),
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Pending: Story = { args: { pending: true } };
export const NothingLeft: Story = { args: { hasMore: false } };

/** The last page: the button says so and keeps the focus that the link had. */
export const RunningOut: Story = {
  render: function RunningOut(args) {
    const [hasMore, setHasMore] = useState(true);
    return (
      <LoadMore
        {...args}
        hasMore={hasMore}
        href="#page-2"
        onClick={(event) => {
          event.preventDefault();
          setHasMore(false);
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("link", { name: "Load More News" }).focus();
    await userEvent.keyboard("{Enter}");
    const done = canvas.getByRole("button", { name: "That's all the news" });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(done).toHaveAttribute("aria-disabled", "true");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
