import { AppPromo, PhonePreview } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName, mapPicture } from "./support/samples";

const coming = {
  id: "ios",
  name: "iOS app",
  note: "Download the",
  comingNotice: "The iOS app is coming soon.",
};
const out = { ...coming, id: "android", name: "Android app", href: "#android" };

const preview = (
  <PhonePreview
    query="Brake rotor"
    map={mapPicture}
    part={{ name: "Front Brake Rotor", price: "$234", note: "New, 0.8 mi", action: "Purchase" }}
  />
);

const meta = {
  title: "Patterns/Content/AppPromo",
  id: "patterns-apppromo",
  component: AppPromo,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Parts in your pocket",
    text: "The map, your garage and your orders, on the phone that you have with you anyway.",
    stores: [coming, out],
    preview,
  },
} satisfies Meta<typeof AppPromo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A store that has the app is a link; one that has not opens a line that says so. */
export const OneOutOneComing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: /Android app/ })).toHaveAttribute(
      "href",
      "#android",
    );
    const notice = canvas.getByText("The iOS app is coming soon.");
    await expect(notice).not.toBeVisible();
    await userEvent.click(canvas.getByText("iOS app"));
    await expect(notice).toBeVisible();
  },
};

export const LongWords: Story = { args: { title: longName, text: `${longName}. ${longName}.` } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
