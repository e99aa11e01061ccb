import { Button, Notice, Spinner, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
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

/** What lies over a map folds to its title, by the whole of its head. */
export const Folds: Story = {
  args: {
    folds: true,
    title: "2014 Volkswagen Golf",
    children: "Only what fits it is shown.",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText("Only what fits it is shown.");
    await expect(text).toBeVisible();
    const title = canvas.getByText("2014 Volkswagen Golf");
    await userEvent.click(title);
    await expect(text).not.toBeVisible();
    await expect(title).toBeVisible();
    await userEvent.click(title);
    await expect(text).toBeVisible();
  },
};

/** As little as it takes. */
export const Folded: Story = {
  args: Folds.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("2014 Volkswagen Golf"));
  },
};

export const UnderWay: Story = {
  args: { icon: <Spinner />, children: "Getting your location..." },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
