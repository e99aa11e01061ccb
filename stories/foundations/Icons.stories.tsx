import { iconsInUse } from "virtual:icons-in-use";
import { Grid, PART_IMAGES, PartIllustration, Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, within } from "storybook/test";

const meta = { title: "Foundations/Icons" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li style={{ overflowWrap: "anywhere", textAlign: "center" }}>
      <Stack gap={2} align="center">
        {children}
        <Text size={13} tone="muted">
          {name}
        </Text>
      </Stack>
    </li>
  );
}

/**
 * The icons that components and screens draw: Lucide, lines of 1.5 px (1.75 px where it is small), in
 * the color of the words beside them. The list is read from what the sources import.
 */
export const Lines: Story = {
  render: () => (
    <Grid as="ul" columns={{ phone: 2, tablet: 4, desktop: 6 }} gap={6}>
      {Object.entries(iconsInUse).map(([name, Icon]) => (
        <Named key={name} name={name}>
          <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
        </Named>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    await expect(names).toContain("Search");
    await expect(names).toEqual([...new Set(names)].sort());
    await expect(canvasElement.querySelectorAll("svg.lucide")).toHaveLength(names.length);
  },
};

/** The drawings of parts: what a listing without a picture is shown by. */
export const Drawings: Story = {
  render: () => (
    <Grid as="ul" columns={{ phone: 2, tablet: 4, desktop: 6 }} gap={6}>
      {PART_IMAGES.map((name) => (
        <Named key={name} name={name}>
          <PartIllustration image={name} />
        </Named>
      ))}
    </Grid>
  ),
};
