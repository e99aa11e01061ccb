import { ConsentBanner } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const answered = fn();

const meta = {
  title: "Patterns/Shell/ConsentBanner",
  id: "patterns-consentbanner",
  component: ConsentBanner,
  parameters: { layout: "fullscreen" },
  args: {
    message:
      "May we record how you use the site, to find what gets in the way? It is off until you say yes, and you can change your mind in the footer.",
    acceptLabel: "Allow",
    declineLabel: "No, thanks",
  },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: "24rem" }}>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            answered((submitter as HTMLButtonElement).value);
          }}
        >
          <Story />
        </form>
      </main>
    ),
  ],
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};

/** Both answers submit the form around it. */
export const Answers: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "No, thanks" }));
    await expect(answered).toHaveBeenLastCalledWith("denied");
    await userEvent.click(canvas.getByRole("button", { name: "Allow" }));
    await expect(answered).toHaveBeenLastCalledWith("granted");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
