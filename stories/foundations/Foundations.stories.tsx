import { Badge, Button, Card, Grid, Heading, Inline, Stack, Text } from "@partlane/ui";
import { space, textSize, vars } from "@partlane/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = { title: "Foundations/Tokens" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Pair = { text: string; tint: string };

const isPair = (value: string | Pair): value is Pair => typeof value !== "string";
const colors = Object.entries(vars.color) as [name: string, value: string | Pair][];

/** `accentHover` as words: accent hover. */
const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `var(--pl-color-accent)` without its wrapping. */
const property = (value: string) => value.replace(/^var\((.*)\)$/, "$1");

const swatch = { blockSize: "3rem", border: `1px solid ${vars.color.line}` };

/** Every color that a component may name, in the theme that is on. */
export const Colors: Story = {
  render: () => (
    <Stack gap={8}>
      <Stack gap={4}>
        <Heading level={2} size="card">
          Roles
        </Heading>
        <Grid columns={{ phone: 2, tablet: 4, desktop: 6 }} gap={4}>
          {colors.map(([name, value]) =>
            isPair(value) ? null : (
              <Stack key={name} gap={1}>
                <div style={{ ...swatch, background: value, borderRadius: vars.radius.control }} />
                <Text size={13} weight={600}>
                  {words(name)}
                </Text>
                <Text size={12} tone="muted" mono>
                  {property(value)}
                </Text>
              </Stack>
            ),
          )}
        </Grid>
      </Stack>
      <Stack gap={4}>
        <Heading level={2} size="card">
          Tones, text on tint
        </Heading>
        <Inline gap={3}>
          {colors.map(([name, value]) =>
            isPair(value) ? (
              <div
                key={name}
                style={{
                  padding: "0.75rem 1rem",
                  borderRadius: vars.radius.control,
                  background: value.tint,
                  color: value.text,
                  fontWeight: 600,
                }}
              >
                {words(name)}
              </div>
            ) : null,
          )}
        </Inline>
      </Stack>
    </Stack>
  ),
};

/** The sizes of text, in both faces. */
export const Type: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(textSize).map(([px, rem]) => (
        <Inline key={px} gap={6} align="baseline" wrap={false}>
          <Text size={13} tone="muted" numeric>
            {px}
          </Text>
          <div style={{ fontSize: rem, lineHeight: 1.2 }}>Front brake rotor, $234.00</div>
        </Inline>
      ))}
      <Inline gap={6} align="baseline" wrap={false}>
        <Text size={13} tone="muted">
          Mono
        </Text>
        <Text size={16} mono>
          4T1B11HK3KU210388
        </Text>
      </Inline>
    </Stack>
  ),
};

/** Space on a grid of 4 px. */
export const Space: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(space)
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([step, rem]) => (
          <Inline key={step} gap={4} wrap={false}>
            <div style={{ inlineSize: "2rem" }}>
              <Text size={13} tone="muted" numeric>
                {step}
              </Text>
            </div>
            <div style={{ inlineSize: rem, blockSize: "1rem", background: vars.color.inverse }} />
            <Text size={13} numeric>
              {Number.parseFloat(rem) * 16} px
            </Text>
          </Inline>
        ))}
    </Stack>
  ),
};

/** Corners, and shadows for what floats. */
export const Shape: Story = {
  render: () => (
    <Inline gap={8}>
      {Object.entries(vars.radius).map(([name, value]) => (
        <Stack key={name} gap={2} align="center">
          <div
            style={{
              inlineSize: "6rem",
              blockSize: "4rem",
              border: `1px solid ${vars.color.lineStrong}`,
              background: vars.color.surface,
              borderRadius: value,
            }}
          />
          <Text size={13}>{name}</Text>
        </Stack>
      ))}
      {Object.entries(vars.shadow).map(([name, value]) => (
        <Stack key={name} gap={2} align="center">
          <div style={{ boxShadow: value, borderRadius: vars.radius.card }}>
            <Card>
              <div style={{ inlineSize: "4rem", blockSize: "1.5rem" }} />
            </Card>
          </div>
          <Text size={13}>{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
};

const sentence = "Find the right brake rotor near you, see whether it fits, and collect it today.";
const weights = [400, 500, 600, 650];

/**
 * While the fonts load, text stands in a face of the device's own. It is as wide as the real one to
 * within 3 %, so that few lines break elsewhere when the fonts arrive.
 */
export const FallbackFaces: Story = {
  // Which face the device has differs; a line is measured in one piece.
  parameters: { visual: { skip: true }, proofs: { reflow: false } },
  render: () => (
    <Stack gap={4}>
      {weights.map((weight) => (
        <div key={weight} style={{ fontSize: 16, fontWeight: weight, whiteSpace: "nowrap" }}>
          {["Archivo Variable", "Archivo Fallback"].map((family) => (
            <p key={family}>
              <span style={{ fontFamily: `"${family}"` }} data-family={family}>
                {sentence}
              </span>
            </p>
          ))}
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await Promise.all(
      weights.map((weight) => document.fonts.load(`${weight} 16px "Archivo Variable"`)),
    );
    const widths = (family: string) =>
      [...canvasElement.querySelectorAll(`[data-family="${family}"]`)].map(
        (element) => element.getBoundingClientRect().width,
      );
    const fallback = widths("Archivo Fallback");
    for (const [index, real] of widths("Archivo Variable").entries())
      await expect(Math.abs((fallback[index] ?? 0) / real - 1)).toBeLessThan(0.03);
  },
};

const looks = [
  { name: "Light", attributes: { "data-theme": "light" } },
  { name: "Dark", attributes: { "data-theme": "dark" } },
  { name: "Light, more contrast", attributes: { "data-theme": "light", "data-contrast": "more" } },
  { name: "Dark, more contrast", attributes: { "data-theme": "dark", "data-contrast": "more" } },
];

/** Any element may have a theme of its own: its words are in that theme's ink, not in the page's. */
export const Islands: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
      {looks.map(({ name, attributes }) => (
        <div
          key={name}
          {...attributes}
          style={{ padding: "1.5rem", background: vars.color.page, borderRadius: vars.radius.card }}
        >
          <Stack gap={3}>
            <p>{name}</p>
            <Text tone="muted">Front brake rotor, 43512-06150</Text>
            <Card>
              <Inline gap={3}>
                <Badge tone="success">In stock</Badge>
                <Button tone="accent">Purchase</Button>
              </Inline>
            </Card>
          </Stack>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const inkOf = (name: string) => getComputedStyle(within(canvasElement).getByText(name)).color;
    await expect(looks.map(({ name }) => inkOf(name))).toEqual([
      "rgb(20, 24, 31)",
      "rgb(236, 238, 241)",
      "rgb(0, 0, 0)",
      "rgb(255, 255, 255)",
    ]);
  },
};
