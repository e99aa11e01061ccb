import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { OpenDisputePage } from "~/disputes/OpenDisputePage";
import { boughtOrder, conditionalFit, mixedOrder } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory, scenario } from "../support/scenario";

const [line] = boughtOrder.lines as [(typeof boughtOrder.lines)[number]];
const disputed = { number: boughtOrder.number, lines: [line], canBeWhole: false };

const meta = {
  title: "Screens/Dashboard dispute",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <OpenDisputePage order={disputed} /> },
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

/** Each part has a ticket of its own; all of an order is one only where it did not arrive. */
export const OfSeveralParts: Story = {
  args: {
    page: (
      <OpenDisputePage
        order={{ number: boughtOrder.number, lines: mixedOrder.lines, canBeWhole: true }}
        refusal={{
          errors: { line: "Choose the part it's about." },
          values: { line: "", reason: "does-not-fit", message: "Too small." },
          photos: { kept: [] },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement).getByRole("combobox", { name: "Part" });
    await expect(part).toHaveFocus();
    await expect(within(part).getAllByRole("option")).toHaveLength(5);
  },
};

/** What was known of its fit when it was ordered stands beside the form. */
export const OfADoubtfulFit: Story = {
  args: {
    page: (
      <OpenDisputePage
        order={{
          ...disputed,
          lines: [
            {
              ...line,
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
      <OpenDisputePage
        order={disputed}
        refusal={{
          errors: {
            reason: "Choose what's wrong.",
            message: "Tell us in a sentence or two what's wrong.",
          },
          values: { line: "", reason: "", message: "" },
          photos: { kept: [] },
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

/** What was chosen is kept, photos that have arrived too. */
export const NoMessage: Story = {
  args: {
    page: (
      <OpenDisputePage
        order={disputed}
        refusal={{
          errors: { message: "Tell us in a sentence or two what's wrong." },
          values: { line: "", reason: "did-not-arrive", message: "" },
          photos: { kept: ["019a0000-0000-7000-8000-0000000001f0"] },
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
    await expect(canvas.getByLabelText("Photos (optional)")).toHaveAccessibleDescription(
      /1 photo attached/,
    );
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
