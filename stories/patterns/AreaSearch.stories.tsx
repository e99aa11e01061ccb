import { AreaSearch } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Search/AreaSearch",
  id: "patterns-areasearch",
  component: AreaSearch,
  args: { follows: true, moved: false, onFollowsChange: fn(), onSearch: fn() },
} satisfies Meta<typeof AreaSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Follows: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = await canvas.findByRole("switch", { name: "Search as I move the map" });
    await expect(control).toBeChecked();
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.click(control);
    await expect(args.onFollowsChange).toHaveBeenCalledWith(false);
  },
};

export const Rests: Story = { args: { follows: false } };

export const Moved: Story = {
  args: { follows: false, moved: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Search this area" }),
    );
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Searching: Story = { args: { follows: false, moved: true, pending: true } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, {
    args: {
      moved: true,
      labels: { follows: "Search as I move the map", search: "Search this area" },
    },
  }),
  tags: ["proof"],
};
