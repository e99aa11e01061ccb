import { Button, Combobox, type ComboboxOption, type ComboboxSearch, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const brands: ComboboxOption[] = [
  ["acdelco", "ACDelco", "GM's own"],
  ["akebono", "Akebono", ""],
  ["bosch", "Bosch", ""],
  ["brembo", "Brembo", ""],
  ["denso", "Denso", "Toyota's own"],
  ["motorcraft", "Motorcraft", "Ford's own"],
].map(([value = "", label = "", detail]) => ({ value, label, detail: detail || undefined }));

const asking = (answer: () => Promise<readonly ComboboxOption[]>): ComboboxSearch => fn(answer);

const meta = {
  title: "Components/Combobox",
  component: Combobox,
  parameters: { keyboard: "combobox" },
  args: {
    label: "Brand",
    name: "brand",
    valueName: "brand-id",
    help: "Who made the part.",
    options: brands,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <form
        aria-label="Part"
        style={{ maxInlineSize: "24rem", minBlockSize: "24rem" }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Stack gap={3}>
          <Story />
          <span>
            <Button type="reset">Start over</Button>
          </span>
        </Stack>
      </form>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };

/** What the form would send. */
const sent = (canvasElement: HTMLElement) =>
  Object.fromEntries(new FormData(within(canvasElement).getByRole<HTMLFormElement>("form")));

/** Types into the field, and waits for what opens. */
async function typed(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  const field = canvas.getByRole("combobox", { name: "Brand" });
  await userEvent.click(field);
  if (text) await userEvent.type(field, text);
  return { canvas, field };
}
const listOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("listbox", { name: "Suggestions" }, { timeout: 5_000 });

/** The option that the keys are at. */
function current(canvasElement: HTMLElement): string | null | undefined {
  const id = within(canvasElement).getByRole("combobox").getAttribute("aria-activedescendant");
  const option = id ? document.getElementById(id) : null;
  return option?.getAttribute("aria-selected") === "true" ? option.textContent : null;
}

export const Idle: Story = {};
export const Filled: Story = {
  args: { defaultValue: "Brembo" },
  play: async ({ canvasElement }) => {
    await expect(sent(canvasElement)).toEqual({ brand: "Brembo", "brand-id": "brembo" });
  },
};

/** All of them, before anything is typed; those that begin with it first. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, "");
    await listOf(canvasElement);
    await expect(canvas.getAllByRole("option")).toHaveLength(6);
    await userEvent.type(field, "b");
    await waitFor(() =>
      expect(canvas.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
        "Bosch",
        "Brembo",
        "Akebono",
      ]),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent("3 suggestions");
    await userEvent.keyboard("{ArrowDown}");
  },
};

/** The arrow keys walk the list while the focus stays in the field; Enter takes what they are at. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const { canvas, field } = await typed(canvasElement, "b");
    await listOf(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
    await userEvent.keyboard("{ArrowDown}");
    await expect(current(canvasElement)).toBe("Bosch");
    await userEvent.keyboard("{ArrowDown}");
    await expect(current(canvasElement)).toBe("Brembo");
    await userEvent.keyboard("{ArrowUp}");
    await expect(current(canvasElement)).toBe("Bosch");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Bosch");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Bosch", brands[2]);
    await expect(sent(canvasElement)).toEqual({ brand: "Bosch", "brand-id": "bosch" });

    // Opened again by the key that walks it; Escape closes it, and what was typed stays.
    await userEvent.keyboard("{ArrowDown}");
    await listOf(canvasElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    await expect(field).toHaveValue("Bosch");
    await userEvent.keyboard("{Home}");
    await expect((field as HTMLInputElement).selectionStart).toBe(0);
    await userEvent.keyboard("{End}");
    await expect((field as HTMLInputElement).selectionStart).toBe(5);
    await userEvent.keyboard("{ArrowDown}");
    await listOf(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Start over" })).toHaveFocus();
  },
};

/** By mouse or finger, too; the focus stays. And a form that starts over has what it started with. */
export const ByPress: Story = {
  tags: ["proof"],
  parameters: skip,
  args: { defaultValue: "Brembo" },
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, "");
    await userEvent.clear(field);
    await listOf(canvasElement);
    await userEvent.click(await canvas.findByRole("option", { name: /Denso/ }));
    await expect(field).toHaveFocus();
    await expect(sent(canvasElement)).toEqual({ brand: "Denso", "brand-id": "denso" });
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await waitFor(() =>
      expect(sent(canvasElement)).toEqual({ brand: "Brembo", "brand-id": "brembo" }),
    );
  },
};

/** Any text will do: its value is none. Written out, an option is one however it was typed. */
export const FreeText: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const { field } = await typed(canvasElement, "Yard's own");
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(sent(canvasElement)).toEqual({ brand: "Yard's own", "brand-id": "" });
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Yard's own", undefined);
    await userEvent.clear(field);
    await userEvent.type(field, "brembo");
    await expect(sent(canvasElement)).toEqual({ brand: "brembo", "brand-id": "brembo" });
  },
};

/** Only what is on the list will do: said when the field is left, and forgotten with the next key. */
export const NotListed: Story = {
  args: { freeText: false },
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, "Bremboo");
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription("Choose one of the list.");
    await userEvent.type(field, "{Backspace}");
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeValid();
    await userEvent.type(field, "o");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Choose one of the list.")).toBeVisible());
  },
};

/** Nobody is left to wonder. */
export const Loading: Story = {
  args: { options: asking(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const { canvas } = await typed(canvasElement, "br");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Looking…"), {
      timeout: 5_000,
    });
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const NoOptions: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await typed(canvasElement, "zzz");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No suggestions"), {
      timeout: 5_000,
    });
  },
};

/** The next key tries again. */
export const Failed: Story = {
  args: { options: asking(() => Promise.reject(new Error("offline"))) },
  play: async ({ canvasElement, args }) => {
    const { canvas, field } = await typed(canvasElement, "br");
    await waitFor(
      () => expect(canvas.getByRole("status")).toHaveTextContent("Suggestions didn't load."),
      { timeout: 5_000 },
    );
    const { calls } = (args.options as ReturnType<typeof fn>).mock;
    const before = calls.length;
    await userEvent.type(field, "e");
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("Suggestions didn't load."),
    );
  },
};

export const WithError: Story = { args: { error: "Say who made it." } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
