import { SkipLink, Text, VisuallyHidden } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/SkipLink",
  component: SkipLink,
  args: { href: "#content" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <Text>
          Press Tab: the link past the header shows.{" "}
          <VisuallyHidden>Only read, not seen.</VisuallyHidden>
        </Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** The first Tab brings it into sight. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Skip to content" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    // Only the frame that has the window's focus shows it.
    window.focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { children: "Skip to content" } }),
  tags: ["proof"],
};
