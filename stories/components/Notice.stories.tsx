import { Button, Notice, Spinner, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Notice",
  component: Notice,
  args: { children: "Sample orders, until you have your own." },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Notice tone="info">Sample orders, until you have your own.</Notice>
      <Notice tone="success">Your settings are saved.</Notice>
      <Notice tone="warning">This account signs in from a new device.</Notice>
      <Notice tone="neutral">Prices are in US dollars.</Notice>
      <Notice tone="critical">Invalid email or password.</Notice>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("status")).toHaveLength(4);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Invalid email or password.");
  },
};

export const WithAction: Story = {
  args: {
    tone: "critical",
    title: "We could not find you",
    children: "Unable to get your location. Please enable location services.",
    action: <Button size="small">Try Again</Button>,
  },
};

export const UnderWay: Story = {
  args: { icon: <Spinner />, children: "Getting your location..." },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
