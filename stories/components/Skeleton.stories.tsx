import { Card, Inline, Skeleton, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Components/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: "12rem" } };
export const Block: Story = { args: { shape: "block", height: 160 } };
export const Circle: Story = { args: { shape: "circle" } };

/** As large as what comes, so that nothing moves. */
export const ARow: Story = {
  // Its lines have widths of their own, for the list that it stands for.
  parameters: { proofs: { reflow: false } },
  render: () => (
    <Card aria-busy="true">
      <Inline gap={4} wrap={false} align="start">
        <Skeleton shape="block" width={88} height={88} />
        <Stack gap={1}>
          <Skeleton width={180} />
          <Skeleton width={110} />
          <Skeleton width={140} />
        </Stack>
      </Inline>
    </Card>
  ),
};
