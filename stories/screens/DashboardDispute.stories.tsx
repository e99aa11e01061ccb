import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DisputePage } from "~/orders/DisputePage";
import { boughtOrder, conditionalFit } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory, scenario } from "../support/scenario";

const [{ name }] = boughtOrder.lines as [(typeof boughtOrder.lines)[number]];
const disputed = { number: boughtOrder.number, title: `2 × ${name}`, fits: [] };

const meta = {
  title: "Screens/Dashboard dispute",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <DisputePage order={disputed} /> },
  render: dashboardScreen(`/dashboard/orders/${boughtOrder.number}/dispute`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reason = canvas.getByRole("combobox", { name: "What's wrong" });
    await expect(within(reason).getAllByRole("option")).toHaveLength(4);
    await expect(canvas.getByRole("textbox", { name: "What happened" })).toHaveValue("");
  },
};

/** What was known of its fit when it was ordered stands beside the form. */
export const OfADoubtfulFit: Story = {
  args: {
    page: (
      <DisputePage
        order={{
          ...disputed,
          fits: [
            {
              name,
              fit: { ...conditionalFit, statement: "My 2019 Toyota Camry has 16-inch wheels" },
            },
          ],
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Fit when ordered" })).toBeVisible();
    await expect(
      canvas.getByText("You confirmed: “My 2019 Toyota Camry has 16-inch wheels.”"),
    ).toBeVisible();
  },
};

/** Nothing chosen, nothing said: each field says so, and the first has the focus. */
export const NothingSaid: Story = {
  args: {
    page: (
      <DisputePage
        order={disputed}
        refusal={{
          errors: {
            reason: "Choose what's wrong.",
            message: "Tell us in a sentence or two what's wrong.",
          },
          values: { reason: "", message: "" },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reason = canvas.getByRole("combobox", { name: "What's wrong" });
    await expect(reason).toHaveFocus();
    await expect(reason).toHaveAccessibleDescription("Choose what's wrong.");
    await expect(
      canvas.getByRole("textbox", { name: "What happened" }),
    ).toHaveAccessibleDescription("Tell us in a sentence or two what's wrong.");
  },
};

/** What was chosen is kept. */
export const NoMessage: Story = {
  args: {
    page: (
      <DisputePage
        order={disputed}
        refusal={{
          errors: { message: "Tell us in a sentence or two what's wrong." },
          values: { reason: "did-not-arrive", message: "" },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("combobox", { name: "What's wrong" })).toHaveValue(
      "did-not-arrive",
    );
    await expect(canvas.getByRole("textbox", { name: "What happened" })).toHaveFocus();
  },
};

export const Sending: Story = scenario(
  { form: "loading" },
  {
    ask: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.selectOptions(
        canvas.getByRole("combobox", { name: "What's wrong" }),
        "It's not as described",
      );
      await userEvent.type(canvas.getByRole("textbox", { name: "What happened" }), "It is used.");
      await userEvent.click(canvas.getByRole("button", { name: "Open dispute" }));
    },
    shows: ({ canvasElement }) =>
      expect(within(canvasElement).getByRole("button", { name: "Open dispute" })).toBeDisabled(),
  },
);

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
