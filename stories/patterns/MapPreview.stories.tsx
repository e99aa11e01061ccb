import { MapPreview, MapPreviewCard, PartIllustration } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { nearby } from "./support/samples";

const meta = {
  title: "Patterns/Content/MapPreview",
  id: "patterns-mappreview",
  component: MapPreview,
  parameters: { layout: "fullscreen" },
  args: {
    ...nearby,
    label: "Parts near you",
  },
  decorators: [
    (Story) => (
      <main style={{ blockSize: "32rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every badge leads to its part; the first is selected. */
export const Named: Story = {
  play: async ({ canvasElement }) => {
    const map = within(within(canvasElement).getByRole("group", { name: "Parts near you" }));
    await expect(map.getAllByRole("link", { name: /, \$/ })).toHaveLength(4);
    await expect(map.getByRole("link", { name: "Front Brake Rotor, $234" })).toHaveAttribute(
      "href",
      "#rotor",
    );
  },
};

export const WithCard: Story = {
  args: {
    card: (
      <MapPreviewCard
        href="#rotor"
        image={<PartIllustration image="brake-rotor" />}
        name="Front Brake Rotor"
        partNumber="43512-06150"
        price="$234"
      >
        New, 0.8 mi, 6 min
      </MapPreviewCard>
    ),
  },
};

/** Where one part stands, wherever its readers are. */
export const OnePlace: Story = { args: { origin: null, markers: nearby.markers.slice(0, 1) } };

export const NothingListed: Story = { args: { markers: [] } };

/** Without a name it is a picture: nothing in it is read out or can be pressed. */
export const Picture: Story = {
  args: { label: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("group")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("$234")).toBeVisible();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
