import "@partlane/ui/themes/harbor.css";
import {
  Badge,
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextField,
} from "@partlane/ui";
import { space, vars } from "@partlane/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

/** One page in two brands: the second is `@partlane/ui/themes/harbor.css`, to copy and to change. */
const meta = { title: "Foundations/Another brand" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ["success", "info", "warning", "neutral", "critical"] as const;

function Sample({ name, id }: { name: string; id: string }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="card">
          {name}
        </Heading>
        <Text tone="muted">Alternator for a 2012 Skoda Octavia, 120 A, tested.</Text>
        <Inline gap={2}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
        <TextField id={id} label="Part number" name="number" defaultValue="06F 903 023 F" />
        <Notice tone="info">Fits your car.</Notice>
        <Inline gap={3}>
          <Button tone="accent">Buy it now</Button>
          <Button>Ask the seller</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const looks = [
  { name: "Partlane, light", theme: "light" },
  { name: "Harbor, light", theme: "light", brand: "harbor" },
  { name: "Partlane, dark", theme: "dark" },
  { name: "Harbor, dark", theme: "dark", brand: "harbor" },
];

/** Light and dark, the two brands side by side; in our face, since Harbor takes the device's own. */
export const SideBySide: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
      {looks.map(({ name, theme, brand }, index) => (
        <div
          key={name}
          data-theme={theme}
          data-brand={brand}
          style={{ background: vars.color.page, padding: space[4] }}
        >
          <Sample name={name} id={`number-${index}`} />
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [ours, theirs] = within(canvasElement)
      .getAllByRole("button", { name: "Buy it now" })
      .map((button) => getComputedStyle(button));
    await expect(ours?.backgroundColor).toBe("rgb(194, 65, 12)");
    await expect(theirs?.backgroundColor).toBe("rgb(11, 107, 115)");
    await expect(theirs?.borderRadius).toBe("12px");
  },
};
