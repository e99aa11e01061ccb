import { Button, FileDrop, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/FileDrop",
  component: FileDrop,
  args: {
    label: "Inventory",
    name: "inventory",
    accept: ".csv,text/csv",
    help: "One CSV file, up to 5 MB.",
    maxBytes: 5_000_000,
    onFile: fn(),
  },
  decorators: [
    (Story) => (
      <form aria-label="Import" style={{ maxInlineSize: "30rem" }}>
        <Stack gap={3}>
          <Story />
          <span>
            <Button type="reset">Start over</Button>
          </span>
        </Stack>
      </form>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };

const csv = (name = "spring-stock.csv") =>
  new File(["number,price\n43512-06150,234\n".repeat(500)], name, { type: "text/csv" });

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/^Inventory/);

/** As the system's dialog does it: the file stands in the input, and a form that starts over takes it out. */
async function choose(canvasElement: HTMLElement, file: File) {
  const input = inputOf(canvasElement);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  await fireEvent.change(input);
}

/** What the form would send. */
const sent = (canvasElement: HTMLElement) => {
  const file = new FormData(within(canvasElement).getByRole<HTMLFormElement>("form")).get(
    "inventory",
  );
  return file instanceof File ? file.name : undefined;
};

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, csv());
    await expect(canvas.getByRole("status")).toHaveTextContent("spring-stock.csv 15 KB");
    await expect(sent(canvasElement)).toBe("spring-stock.csv");
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};

/** It stands in the input, as if it had been chosen. */
export const Dropped: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = inputOf(canvasElement).closest("div[class*=zone]") ?? inputOf(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(csv("dropped.csv"));
    dataTransfer.items.add(csv("second.csv"));
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    await fireEvent(zone, event);
    await expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("dropped.csv"));
    await expect(sent(canvasElement)).toBe("dropped.csv");
  },
};

/** A file of another kind is not sent, and the sentence says what is wrong. */
export const WrongType: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const sheet = new File(["0"], "stock.xlsx", { type: "application/zip" });
    await choose(canvasElement, sheet);
    await expect(
      canvas.getByText("“stock.xlsx” is a file of another kind. Choose one that ends in .csv."),
    ).toBeVisible();
    await expect(inputOf(canvasElement)).toBeInvalid();
    await expect(sent(canvasElement)).toBe("");
    await expect(args.onFile).toHaveBeenLastCalledWith(null);
    // The next one mends it. Some systems know a CSV by its name alone.
    await choose(canvasElement, new File(["0"], "STOCK.CSV", { type: "" }));
    await expect(inputOf(canvasElement)).toBeValid();
    await choose(canvasElement, sheet);
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 1_000 },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, csv());
    await expect(
      within(canvasElement).getByText(
        "“spring-stock.csv” is larger than 1 KB. Split it, or send less at once.",
      ),
    ).toBeVisible();
    await expect(sent(canvasElement)).toBe("");
  },
};

/** The input has the focus again, and sends nothing. */
export const Removed: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, csv());
    await userEvent.click(canvas.getByRole("button", { name: "Remove: spring-stock.csv" }));
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(inputOf(canvasElement)).toHaveFocus();
    await expect(sent(canvasElement)).toBe("");
    await expect(args.onFile).toHaveBeenLastCalledWith(null);
    // And with the whole form.
    await choose(canvasElement, csv());
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
  },
};

/** One stop for the file, one to take it away. Enter and Space open the system's dialog. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(inputOf(canvasElement)).toHaveFocus();
    await choose(canvasElement, csv());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: /^Remove/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(inputOf(canvasElement)).toHaveFocus();
  },
};

export const WithError: Story = { args: { error: "Choose a file first." } };
export const Disabled: Story = { args: { disabled: true } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
