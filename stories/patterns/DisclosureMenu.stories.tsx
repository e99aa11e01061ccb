import { Button, DisclosureMenu, Link, Stack, TextField } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowUpDown, SlidersHorizontal } from "lucide-react";
import { createRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const orders = (
  <Stack as="ul" gap={1}>
    {["Nearest", "Lowest price", "Highest price"].map((label) => (
      <li key={label}>
        {/* As a router does: the page stays. */}
        <Link href={`#${label.toLowerCase()}`} onClick={(event) => event.preventDefault()}>
          {label}
        </Link>
      </li>
    ))}
  </Stack>
);

const meta = {
  title: "Patterns/Shell/DisclosureMenu",
  id: "patterns-disclosuremenu",
  component: DisclosureMenu,
  parameters: { keyboard: "disclosure" },
  args: { icon: <ArrowUpDown />, label: "Sort", detail: "nearest", children: orders },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: "18rem", display: "flex", justifyContent: "center" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DisclosureMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };

export const Closed: Story = {};
export const Open: Story = { args: { open: true }, parameters: { visual: { lead: true } } };

/** The button and the panel that it opens. */
function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const details = canvas.getByRole("group") as HTMLDetailsElement;
  const button = details.querySelector("summary");
  if (!button) throw new Error("There is no button.");
  return { canvas, details, button };
}

const heardAround = fn();

/** Escape closes it from anywhere in the panel; the focus goes back to the button, and no one else hears of it. */
export const Escape: Story = {
  tags: ["proof"],
  parameters: skip,
  render: (args) => (
    // What is around it must not close with it.
    <div role="presentation" onKeyDown={heardAround}>
      <DisclosureMenu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    heardAround.mockClear();
    const { canvas, details, button } = partsOf(canvasElement);
    await userEvent.click(button);
    await expect(details.open).toBe(true);
    canvas.getByRole("link", { name: "Lowest price" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(details.open).toBe(false);
    await expect(button).toHaveFocus();
    await expect(heardAround).not.toHaveBeenCalled();
    // Closed, it leaves the key to others.
    await userEvent.keyboard("{Escape}");
    await expect(heardAround).toHaveBeenCalledOnce();
  },
};

/** What has answered Escape itself, in the panel, has had it: the panel stays open. */
export const EscapeAnswered: Story = {
  tags: ["proof"],
  parameters: skip,
  args: {
    open: true,
    children: <Button onKeyDown={(event) => event.preventDefault()}>Answers by itself</Button>,
  },
  play: async ({ canvasElement }) => {
    const { canvas, details } = partsOf(canvasElement);
    canvas.getByRole("button", { name: "Answers by itself" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(details.open).toBe(true);
  },
};

/** A press elsewhere closes it and takes the focus where it went. */
export const PressOutside: Story = {
  tags: ["proof"],
  parameters: skip,
  render: (args) => (
    <>
      <DisclosureMenu {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, details, button } = partsOf(canvasElement);
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("link", { name: "Nearest" }).closest("li") as Element);
    await expect(details.open).toBe(true);
    const elsewhere = canvas.getByRole("button", { name: "Elsewhere" });
    await userEvent.click(elsewhere);
    await expect(details.open).toBe(false);
    await expect(elsewhere).toHaveFocus();
  },
};

/** A link that is followed has done what it was opened for. */
export const LinkFollowed: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas, details, button } = partsOf(canvasElement);
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("link", { name: "Highest price" }));
    await expect(details.open).toBe(false);
    await expect(button).toHaveFocus();
  },
};

/** So has a form that is sent; what is typed in it stays. */
export const FormSent: Story = {
  tags: ["proof"],
  parameters: skip,
  args: {
    icon: <SlidersHorizontal />,
    label: "Filter",
    detail: undefined,
    children: (
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack gap={3}>
          <TextField label="Highest price" name="max" />
          <Button type="submit">Show parts</Button>
        </Stack>
      </form>
    ),
    onSubmit: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, details, button } = partsOf(canvasElement);
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole("textbox", { name: "Highest price" }), "300{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(details.open).toBe(false);
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getByRole("textbox", { name: "Highest price" })).toHaveValue("300");
  },
};

const ref = createRef<HTMLDetailsElement>();

/** It takes a ref and what any element takes. */
export const NativeProps: Story = {
  tags: ["proof"],
  parameters: skip,
  render: (args) => <DisclosureMenu {...args} ref={ref} id="sort" onToggle={args.onToggle} />,
  args: { onToggle: fn() },
  play: async ({ canvasElement, args }) => {
    const { details, button } = partsOf(canvasElement);
    await expect(ref.current).toBe(details);
    await expect(details).toHaveAttribute("id", "sort");
    await userEvent.click(button);
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledOnce());
  },
};

/** Open, Tab goes on into the panel and back; Escape closes it from there and gives the focus back. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas, details, button } = partsOf(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // What Enter and Space do here is the browser's: it makes them a click.
    await userEvent.click(button);
    await expect(details.open).toBe(true);
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await expect(details.open).toBe(false);
    await expect(button).toHaveFocus();
  },
};

/** When the focus goes on past the panel, or back before the button, it does not stay in the way. */
export const TabLeaves: Story = {
  tags: ["proof"],
  parameters: skip,
  render: (args) => (
    <>
      <Button>Before</Button>
      <DisclosureMenu {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, details, button } = partsOf(canvasElement);
    await userEvent.click(button);
    canvas.getByRole("link", { name: "Highest price" }).focus();
    await expect(details.open).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await expect(details.open).toBe(false);
    await userEvent.click(button);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: "Before" })).toHaveFocus();
    await expect(details.open).toBe(false);
  },
};

/** After a press on bare words the focus is nowhere: Escape closes it all the same. */
export const EscapeFromNowhere: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { canvas, details, button } = partsOf(canvasElement);
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("link", { name: "Nearest" }).closest("li") as Element);
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(details.open).toBe(false);
    await expect(button).toHaveFocus();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
