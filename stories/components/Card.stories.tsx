import { Card, Grid, Heading, Link, Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Card",
  component: Card,
  args: {
    children: (
      <Stack gap={1}>
        <Heading level={3}>Email support</Heading>
        <Text tone="muted">We answer within one working day.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};
export const Sunken: Story = { args: { tone: "sunken" } };
export const Large: Story = { args: { padding: "large" } };

/** The link's target is the whole card. */
export const Interactive: Story = {
  render: () => (
    <Grid columns={{ tablet: 2 }} gap={4}>
      {["A map that starts where you are", "Disputes, from the order page"].map((title) => (
        <Card key={title} as="article" interactive>
          <Stack gap={1}>
            <Heading level={3}>
              <Link href="#news" tone="ink" underline="hover" cover>
                {title}
              </Link>
            </Heading>
            <Text tone="muted" size={14}>
              August 8, 2025
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole("article");
    const box = card?.getBoundingClientRect();
    const [link] = within(canvasElement).getAllByRole("link");
    const under = document.elementFromPoint((box?.right ?? 0) - 8, (box?.bottom ?? 0) - 8);
    await expect(under).toBe(link);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
