import { Button, ButtonLink, Card, EmptyState } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PackageOpen } from "lucide-react";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    icon: <PackageOpen />,
    title: "No orders yet",
    children: "When somebody buys a part from you, the order is here a second later.",
    action: <Button tone="accent">List a part</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  render: (args) => (
    <Card padding="none">
      <EmptyState {...args} />
    </Card>
  ),
};
export const WordsAlone: Story = { args: { icon: undefined, action: undefined } };

/** At level 1 it is the whole page. */
export const WholePage: Story = {
  args: {
    level: 1,
    icon: undefined,
    title: "Oops! Page Not Found.",
    children:
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    action: (
      <ButtonLink tone="accent" size="large" href="#home">
        Go to Homepage
      </ButtonLink>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { level: 1, name: "Oops! Page Not Found." }),
    ).toBeVisible();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
