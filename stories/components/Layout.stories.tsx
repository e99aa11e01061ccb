import {
  Card,
  Container,
  Divider,
  Grid,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
} from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = { title: "Components/Layout" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Box = ({ children }: { children: string }) => (
  <Card tone="sunken">
    <Text size={14}>{children}</Text>
  </Card>
);

export const Stacked: Story = {
  render: () => (
    <Stack gap={2}>
      <Box>Price</Box>
      <Box>Condition</Box>
      <Box>Distance</Box>
    </Stack>
  ),
};

export const InALine: Story = {
  render: () => (
    <Inline gap={3} justify="between">
      <Box>Recent orders</Box>
      <Box>All orders</Box>
    </Inline>
  ),
};

/** Goes on in a new line where there is no room. */
export const Wrapping: Story = {
  render: () => (
    <Inline>
      {["Brake", "Electrical", "Body", "Suspension", "New", "Refurbished", "Used"].map((word) => (
        <Box key={word}>{word}</Box>
      ))}
    </Inline>
  ),
};

/** One column, then two, then three. */
export const Columns: Story = {
  render: () => (
    <Grid columns={{ tablet: 2, desktop: 3 }} gap={4}>
      {["Locate", "Buy", "Pick up", "Return", "Rate", "Reorder"].map((word) => (
        <Box key={word}>{word}</Box>
      ))}
    </Grid>
  ),
};

export const Widths: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <Stack>
      {(["content", "narrow", "form"] as const).map((width) => (
        <Container key={width} width={width}>
          <Box>{width}</Box>
        </Container>
      ))}
    </Stack>
  ),
};

export const Sections: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <main>
      {(["page", "sunken", "surface"] as const).map((tone) => (
        <Section key={tone} tone={tone} aria-label={tone}>
          <Container>
            <Heading level={2}>From shelf to bay</Heading>
          </Container>
        </Section>
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("section")).toHaveLength(3);
  },
};

export const Dividers: Story = {
  render: () => (
    <Stack>
      <Text>Figures</Text>
      <Divider tone="strong" />
      <Text>Orders</Text>
      <Divider />
      <Text>Contacts</Text>
    </Stack>
  ),
};
