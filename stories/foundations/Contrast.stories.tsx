import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { looks } from "../../.storybook/look";
import { Contrasts } from "./support/Contrasts";
import { colourPairs } from "./support/measured";

/* Its page is Contrast.mdx. */
const meta = {
  title: "Foundations/Contrast",
  tags: ["!autodocs"],
  // Each box says its look itself; a page in high contrast would lend its colors to those without.
  globals: { contrast: "normal" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every two colors that meet on a screen, measured in each look: 4.5 to 1 for what is read, 3 to 1
 * for edges, focus rings and marks.
 */
export const Measurements: Story = {
  render: () => <Contrasts />,
  play: async ({ canvasElement }) => {
    const measured = [...canvasElement.querySelectorAll<HTMLElement>("[data-pair]")];
    await expect(measured).toHaveLength(looks.length * colourPairs.length);
    const weak = measured.filter(
      ({ dataset }) => !(Number(dataset.ratio) >= Number(dataset.least)),
    );
    await expect(weak.map(({ dataset }) => `${dataset.pair}: ${dataset.ratio}`)).toEqual([]);
  },
};
