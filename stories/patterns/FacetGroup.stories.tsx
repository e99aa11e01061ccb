import { Button, FacetGroup, Link, TextField } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const option = (label: string, count?: string) => ({
  key: label,
  label,
  count,
  href: `#${encodeURIComponent(label)}`,
});

const meta = {
  title: "Patterns/Search/FacetGroup",
  id: "patterns-facetgroup",
  component: FacetGroup,
  args: {
    title: "Category",
    options: [
      option("Brake", "1,204"),
      option("Electrical", "312"),
      option("Body", "88"),
      option("Suspension", "7"),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Category" });
    await within(group).findByRole("link", { name: "Brake 1,204" });
  },
};

/** Pressing the chosen one takes it away. */
export const Chosen: Story = {
  args: {
    options: [
      { ...option("Brake", "1,204"), href: "#any", current: true, removeLabel: "Remove Brake" },
      option("Electrical", "312"),
    ],
  },
  play: async ({ canvasElement }) => {
    const chosen = within(canvasElement).getByRole("link", { name: "Remove Brake" });
    await expect(chosen).toHaveAttribute("aria-current", "true");
    await expect(chosen).toHaveAttribute("href", "#any");
  },
};

/** Nobody has counted yet. */
export const WithoutCounts: Story = {
  args: { options: [option("New"), option("Refurbished"), option("Used")], title: "Condition" },
};

const brands = ["Akebono", "Bosch", "Brembo", "Delphi", "Denso", "Duralast", "Moog", "NGK", "TRW"];

/** The first of many; the chosen one is always among them. */
export const Many: Story = {
  args: {
    title: "Brand",
    limit: 4,
    moreLabel: "More brands",
    options: brands.map((brand, index) => ({
      ...option(brand, String(90 - index)),
      current: brand === "TRW",
      removeLabel: `Remove ${brand}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Remove TRW" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Moog 84" })).not.toBeVisible();
    await userEvent.click(canvas.getByText("More brands"));
    await expect(canvas.getByRole("link", { name: "Moog 84" })).toBeVisible();
  },
};

export const LongLabels: Story = {
  args: {
    title: "Seller",
    options: [
      option("Gowanus Electric Rebuilders and Sons of Brooklyn and Queens", "1,204"),
      option("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"),
    ],
  },
};

/** A count stands on one line, also beside a label that is shorter than it. */
export const LongCounts: Story = {
  args: {
    title: "Condition",
    options: [
      option("New", "1,041,000"),
      option("TRW", "41,000"),
      option("Refurbished", "312,400"),
    ],
  },
  play: async ({ canvasElement }) => {
    for (const count of ["1,041,000", "41,000", "312,400"]) {
      const written = document.createRange();
      written.selectNodeContents(within(canvasElement).getByText(count));
      await expect(written.getClientRects(), count).toHaveLength(1);
    }
  },
};

/** Fields, or a word and a link, in place of choices. */
export const WithFields: Story = {
  render: () => (
    <>
      <FacetGroup title="Fit">
        <Link href="#garage">Choose your vehicle to see only parts that fit</Link>
      </FacetGroup>
      <FacetGroup title="Price">
        <TextField label="Highest price, dollars" name="max" />
        <Button type="submit">Set price</Button>
      </FacetGroup>
    </>
  ),
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
