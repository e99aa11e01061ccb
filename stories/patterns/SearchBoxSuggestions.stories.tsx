import { SearchBox, type SearchSuggest, type SearchSuggestionGroup } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

/** Parts of each kind, as they are understood while one types. */
const mixed: SearchSuggestionGroup[] = [
  {
    kind: "vehicle",
    label: "Vehicle",
    items: [
      { label: "2014 Volkswagen Golf", detail: "brake pads", href: "#golf" },
      { label: "2014 Volkswagen Golf GTI", detail: "brake pads", href: "#gti" },
    ],
  },
  {
    kind: "number",
    label: "Part numbers",
    items: [
      { label: "43512-06150", detail: "Toyota Front Brake Rotor", href: "#43512-06150" },
      { label: "43512-06160", detail: "Replaces 43512-06151", href: "#43512-06160" },
    ],
  },
  {
    kind: "words",
    label: "Parts",
    items: [
      { label: "Brake pads", detail: "Brake", href: "#brake-pads" },
      { label: "brake pad sensor", detail: "", href: "#sensor" },
    ],
  },
  {
    kind: "place",
    label: "Places",
    items: [{ label: "Astoria, New York", detail: "", href: "#astoria" }],
  },
];
const answering = (groups: readonly SearchSuggestionGroup[]): SearchSuggest =>
  fn(async () => groups);

const meta = {
  title: "Patterns/Search/SearchBox/Suggestions",
  id: "patterns-searchbox-suggestions",
  component: SearchBox,
  parameters: { keyboard: "combobox" },
  args: {
    action: "#map",
    size: "hero",
    label: "Search parts",
    placeholder: "VIN, part number, or name",
    suggest: answering(mixed),
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "37.5rem", minBlockSize: "32rem", padding: "1rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };

/** Types into the field and, when there is to be a list, waits for it. */
async function typed(canvasElement: HTMLElement, text: string, opens = true) {
  const canvas = within(canvasElement);
  const field = canvas.getByRole("combobox", { name: "Search parts" });
  await userEvent.click(field);
  await userEvent.type(field, text);
  if (opens) await canvas.findByRole("listbox", undefined, { timeout: 5_000 });
  return { canvas, field };
}

/** The option that the keys are at. */
function current(canvasElement: HTMLElement): string | null | undefined {
  const field = within(canvasElement).getByRole("combobox");
  const id = field.getAttribute("aria-activedescendant");
  const option = id ? document.getElementById(id) : null;
  return option?.getAttribute("aria-selected") === "true" ? option.textContent : null;
}

/** Nothing was typed: it is the plain box, and says that it can suggest. */
export const Idle: Story = {
  parameters: skip,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(field);
    await expect(within(canvasElement).queryByRole("listbox")).toBeNull();
  },
};

/** Grouped by what was understood, and counted for whoever cannot see it. */
export const Groups: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, "brake pads 2014 golf");
    await expect(canvas.getAllByRole("option")).toHaveLength(7);
    await expect(canvas.getByRole("group", { name: "Part numbers" })).toBeVisible();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("7 suggestions");
  },
};

/** In a toolbar the list is as wide as the box. */
export const InBar: Story = {
  args: { size: "bar" },
  play: async ({ canvasElement }) => {
    await typed(canvasElement, "brake");
    await userEvent.keyboard("{ArrowDown}");
  },
};

/** The arrow keys walk the list while the focus stays in the field; Enter takes what they are at. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, "golf");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(current(canvasElement)).toBe("2014 Volkswagen Golf GTI brake pads");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(current(canvasElement)).toBeNull();
    await userEvent.keyboard("{ArrowUp}");
    await expect(current(canvasElement)).toBe("Astoria, New York");
    await userEvent.keyboard("{Home}");
    await expect(current(canvasElement)).toBeNull();
    await expect((field as HTMLInputElement).selectionStart).toBe(0);
    await userEvent.keyboard("{End}");
    await expect((field as HTMLInputElement).selectionStart).toBe(4);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveValue("golf");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await canvas.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(current(canvasElement)).toBe("2014 Volkswagen Golf brake pads"));
    const led = followed(canvas.getByRole("option", { selected: true }));
    await userEvent.keyboard("{Enter}");
    await expect(led()).toBe("#golf");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveFocus();
    // Tab goes on to the next stop, and closes it.
    await userEvent.type(field, "golf");
    await canvas.findByRole("listbox");
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** Where a press on an option leads, without going there. */
function followed(option: HTMLElement): () => string | null {
  let href: string | null = null;
  option.addEventListener("click", (event) => {
    event.preventDefault();
    href = option.getAttribute("href");
  });
  return () => href;
}

/** Enter with nothing chosen searches for what was typed. */
export const SubmitsWhatWasTyped: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas } = await typed(canvasElement, "golf");
    const sent: (FormDataEntryValue | null)[] = [];
    canvas.getByRole("search").addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(new FormData(event.target as HTMLFormElement).get("q"));
    });
    await userEvent.keyboard("{Enter}");
    await expect(sent).toEqual(["golf"]);
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** A press on a suggestion leaves the focus in the field; leaving the field closes the list. */
export const ByPointer: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, "golf");
    const option = canvas.getByRole("option", { name: /Brake pads Brake/ });
    const led = followed(option);
    await userEvent.click(option);
    await expect(led()).toBe("#brake-pads");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "golf");
    await canvas.findByRole("listbox");
    await userEvent.tab();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** What was half typed is answered by what was taken, and what was searched for stands there again. */
export const PutsBackWhenTaken: Story = {
  tags: ["proof"],
  args: { defaultValue: "rotor" },
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, " bra");
    await expect(field).toHaveValue("rotor bra");
    await userEvent.keyboard("{ArrowDown}");
    followed(canvas.getByRole("option", { selected: true }));
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("rotor");
    await userEvent.clear(field);
    await userEvent.type(field, "bra");
    const option = await canvas.findByRole("option", { name: /Brake pads Brake/ });
    followed(option);
    await userEvent.click(option);
    await expect(field).toHaveValue("rotor");
    await expect(canvas.getByRole("button", { name: "Clear" })).toBeVisible();
  },
};

/** One that is opened in another tab leaves here as it was. */
export const TakenElsewhere: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, "bra");
    const option = canvas.getByRole("option", { name: /Brake pads Brake/ });
    followed(option);
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    await user.click(option);
    await user.keyboard("{/Control}");
    await expect(field).toHaveValue("bra");
  },
};

/** Nothing is known: no list, and it is said. */
export const NoSuggestions: Story = {
  args: { suggest: answering([]) },
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas } = await typed(canvasElement, "zzzz", false);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No suggestions"));
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** While the answer is under way it is a plain search box; the question is asked once, after a rest. */
export const Slow: Story = {
  args: { suggest: fn(() => new Promise<never>(() => {})) },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const { canvas } = await typed(canvasElement, "alternator", false);
    await waitFor(() => expect(args.suggest).toHaveBeenCalledOnce());
    await expect(args.suggest).toHaveBeenCalledWith("alternator", expect.any(AbortSignal));
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** Without an answer there are no suggestions, and nothing else is different. */
export const Failing: Story = {
  args: { suggest: fn(() => Promise.reject(new Error("offline"))) },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const { canvas, field } = await typed(canvasElement, "rotor", false);
    await waitFor(() => expect(args.suggest).toHaveBeenCalled());
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(field).toHaveValue("rotor");
  },
};

let answerLate: (groups: readonly SearchSuggestionGroup[]) => void = () => {};
const late = new Promise<readonly SearchSuggestionGroup[]>((resolve) => {
  answerLate = resolve;
});

/** An answer to what was typed before is dropped, however late it comes. */
export const StaleAnswer: Story = {
  tags: ["proof"],
  args: { suggest: fn(async (text: string) => (text === "br" ? late : mixed.slice(0, 1))) },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const { field } = await typed(canvasElement, "br", false);
    await waitFor(() => expect(args.suggest).toHaveBeenCalledOnce());
    const [, signal] = (args.suggest as ReturnType<typeof fn>).mock.calls[0] as [
      string,
      AbortSignal,
    ];
    await userEvent.type(field, "a");
    const canvas = within(canvasElement);
    await canvas.findByRole("listbox");
    await expect(signal.aborted).toBe(true);
    answerLate(mixed.slice(1, 2));
    await late;
    await expect(canvas.getByRole("group", { name: "Vehicle" })).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "Part numbers" })).toBeNull();
  },
};

/** A text that goes on keeps the list until the next answer; one that takes its place does not. */
export const AnotherText: Story = {
  tags: ["proof"],
  args: {
    suggest: fn(async (text: string) => (text === "brake" ? mixed : new Promise<never>(() => {}))),
  },
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas, field } = await typed(canvasElement, "brake");
    await userEvent.type(field, " pa");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    (field as HTMLInputElement).select();
    await userEvent.paste("golf");
    await expect(field).toHaveValue("golf");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** While an input method composes, nothing is asked and its keys are its own. */
export const Composing: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const asked = args.suggest as ReturnType<typeof fn>;
    asked.mockClear();
    const { canvas, field } = await typed(canvasElement, "ab");
    const before = asked.mock.calls.length;
    const event = (type: string, Kind: typeof KeyboardEvent | typeof InputEvent, more: object) =>
      field.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...more }));
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    event("input", InputEvent, { isComposing: true });
    event("keydown", KeyboardEvent, { key: "ArrowDown", isComposing: true });
    await expect(current(canvasElement)).toBeNull();
    event("keydown", KeyboardEvent, { key: "Escape", isComposing: true });
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 250));
    await expect(asked.mock.calls).toHaveLength(before);
    field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  },
};

/** A VIN tells the vehicle. */
export const Vin: Story = {
  args: {
    suggest: answering([
      {
        kind: "vin",
        label: "VIN",
        items: [{ label: "2003 Honda Accord", detail: "Parts that fit", href: "#vin" }],
      },
    ]),
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await typed(canvasElement, "1HGCM82633A004352");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 suggestion");
  },
};

/** Long texts go on in the next line. */
export const LongTexts: Story = {
  args: {
    suggest: answering([
      {
        kind: "vin",
        label: "VIN",
        items: [
          {
            label: "1HGCM82633A004352",
            detail:
              "Did you mean this? A VIN never has O. Check whether it's a 0, or whether the letters were read from a photograph.",
            href: "#vin",
          },
          { label: "W".repeat(120), detail: "", href: "#w" },
        ],
      },
    ]),
  },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    const { canvas } = await typed(canvasElement, "1HGCM82633AOO4352");
    const list = canvas.getByRole("listbox");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await typed(canvasElement, "brake");
  },
};
