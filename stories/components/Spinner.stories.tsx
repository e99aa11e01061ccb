import { Inline, LoadingScreen, Spinner } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = { title: "Components/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  render: () => (
    <Inline gap={2}>
      <Spinner />
      Getting your location...
    </Inline>
  ),
};

export const Alone: Story = {
  args: { label: "Loading parts" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading parts");
  },
};

/** What stands in place of a page of which nothing can be shown yet. */
export const WholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: () => <LoadingScreen />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading...");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { label: "Loading parts" } }),
  tags: ["proof"],
};
