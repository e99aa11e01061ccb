import { SearchBox } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Search/SearchBox",
  id: "patterns-searchbox",
  component: SearchBox,
  args: { action: "#map", label: "Search parts", placeholder: "VIN, part number, or name" },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "37.5rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const examples = [
  { label: "4T1B11HK3KU210388", code: true, href: "#vin" },
  { label: "43512-06150", code: true, href: "#number" },
  { label: "alternator 2019 camry", href: "#words" },
];

export const Hero: Story = { args: { size: "hero", examples } };
export const HeroFilled: Story = {
  args: {
    size: "hero",
    defaultValue: "front brake rotor for a 2019 Toyota Camry SE with 17 inch wheels",
  },
};
export const Bar: Story = { args: { size: "bar" } };
export const BarFilled: Story = {
  args: { size: "bar", defaultValue: "parts for 2019 Camry SE" },
};

/** How much wider than its field a placeholder is, in px. */
function overflowOf(input: HTMLElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(input);
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("There is no canvas to measure with.");
  context.font = font;
  const { width } = context.measureText(input.getAttribute("placeholder") ?? "");
  return width + parseFloat(paddingLeft) + parseFloat(paddingRight) - input.clientWidth;
}

/** On a phone every word of the placeholder can be read. */
export const HeroOnPhone: Story = {
  args: { size: "hero", examples },
  globals: { viewport: { value: "phone", isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: "1.25rem" }}>
        <Story />
      </div>
    ),
  ],
  // Measured at one width; the pictures of `Hero` show it.
  parameters: { layout: "fullscreen", visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const box = within(canvasElement).getByRole("searchbox");
    await expect(overflowOf(box)).toBeLessThanOrEqual(0);
  },
};

/** In a toolbar the button is an icon that is seen, as large as a finger. */
export const BarByButton: Story = {
  args: {
    size: "bar",
    defaultValue: "rotor",
    children: <input type="hidden" name="sort" value="price" />,
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = sentBy(canvas.getByRole("search"));
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveFocus();
    const { width, height } = canvas
      .getByRole("button", { name: "Search" })
      .getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(sent()).toEqual([
      ["sort", "price"],
      ["q", "rotor"],
    ]);
  },
};

/** What a form was sent with, without sending it. */
function sentBy(form: HTMLElement): () => [string, FormDataEntryValue][] {
  let fields: [string, FormDataEntryValue][] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    fields = [...new FormData(form as HTMLFormElement)];
  });
  return () => fields;
}

/** A plain GET form: Enter sends the words. */
export const Submits: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole("search");
    const sent = sentBy(form);
    await expect(form).toHaveAttribute("method", "get");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search parts" }), "rotor{Enter}");
    await expect(sent()).toEqual([["q", "rotor"]]);
  },
};

/** What was typed can be taken away at once, and the focus stays in the field. */
export const Clears: Story = {
  tags: ["proof"],
  args: { defaultValue: "rotor" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
  },
};

function Searched(props: ComponentProps<typeof SearchBox>) {
  const [text, setText] = useState("rotor");
  return (
    <>
      <SearchBox {...props} defaultValue={text} />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setText(text === "rotor" ? "" : "rotor")}
      >
        Another
      </button>
    </>
  );
}

/** A page that stays has another search in the field, but not over what is being typed meanwhile. */
export const AnotherSearch: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  render: (args) => <Searched {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("searchbox");
    const another = canvas.getByRole("button", { name: "Another" });
    await userEvent.type(field, "s");
    await userEvent.tab();
    await userEvent.click(another);
    await expect(field).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
    await userEvent.click(field);
    await userEvent.click(another);
    await expect(field).toHaveValue("rotor");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "s");
    await userEvent.click(another);
    await expect(field).toHaveValue("rotors");
    // Its own form may put it back.
    canvas.getByRole<HTMLFormElement>("search").reset();
    await expect(field).toHaveValue("");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull());
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
