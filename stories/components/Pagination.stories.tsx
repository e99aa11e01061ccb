import { LinkProvider, Pagination } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Pagination",
  component: Pagination,
  parameters: { keyboard: "link" },
  args: {
    label: "Pages of orders",
    previousHref: "#before",
    nextHref: "#after",
    children: "50 shown of 1,204",
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { parameters: { visual: { lead: true } } };
export const FirstPage: Story = { args: { previousHref: null } };
export const LastPage: Story = { args: { nextHref: null, children: "4 shown of 1,204" } };
export const OnlyPage: Story = {
  args: { previousHref: null, nextHref: null, children: "12 shown of 12" },
};

/** Links, each a stop; what is no link is none. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It looks like `FirstPage`.
  parameters: { visual: { skip: true } },
  args: { previousHref: null },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links).toHaveLength(1);
    const followed = fn((event: Event) => event.preventDefault());
    links[0]?.addEventListener("click", followed);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName("Next");
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** The last page is reached by its link, which is gone then: the count has the focus. */
export const FocusAtTheEnd: Story = {
  tags: ["proof"],
  // It looks like `LastPage`.
  parameters: { visual: { skip: true } },
  render: function Render(args) {
    const [isLast, setIsLast] = useState(false);
    return (
      <LinkProvider
        component={({ href, ...props }) => (
          <a
            {...props}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              setIsLast(true);
            }}
          />
        )}
      >
        <Pagination {...args} nextHref={isLast ? null : "#after"} />
      </LinkProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Next" }));
    await expect(canvas.queryByRole("link", { name: "Next" })).toBeNull();
    await expect(canvas.getByText("50 shown of 1,204")).toHaveFocus();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
