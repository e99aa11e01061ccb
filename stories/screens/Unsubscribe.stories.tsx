import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { UnsubscribePage } from "~/notifications/UnsubscribePage";
import { formFailureStory, mocked, scenario } from "../support/scenario";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Unsubscribe",
  component: UnsubscribePage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { token: "a".repeat(43), choice: "priceDropMails", wants: true },
  render: screen(UnsubscribePage, { path: "/unsubscribe" }),
} satisfies Meta<typeof UnsubscribePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Stop these emails" }));

/** Where the link of a mail about price drops leads: nothing has changed yet. */
export const Asked: Story = {};

/** By its button, or by one press in the mail program. */
export const Stopped: Story = {
  args: { choice: "productNewsMails", wants: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("link", { name: "All notification settings" })).toBeVisible();
  },
};

export const Stopping: Story = scenario(
  { form: "loading" },
  {
    ask: press,
    shows: async ({ canvasElement }) => {
      await waitFor(() =>
        expect(within(canvasElement).getByRole("button", { name: /Stop/ })).toBeDisabled(),
      );
    },
  },
);

export const NotStopped: Story = formFailureStory("error", press);
