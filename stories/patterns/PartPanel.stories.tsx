import { Button, FitVerdict, PartPanel, type PartPanelProps } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { fits, longName, purchase, rotor, save } from "./support/samples";

const drawing = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>";
const filling = { position: "absolute", insetInline: 0, insetBlockStart: 0 } as const;
const phone = { viewport: { value: "phone", isRotated: false } };

const meta = {
  title: "Patterns/Part/PartPanel",
  id: "patterns-partpanel",
  component: PartPanel,
  parameters: { layout: "fullscreen" },
  args: { ...rotor, fit: fits, purchase, secondary: save, onClose: fn() },
  decorators: [
    (Story) => (
      <main
        style={{
          position: "relative",
          blockSize: "42rem",
          overflow: "hidden",
          backgroundColor: "var(--pl-color-map-land)",
        }}
      >
        <h1 style={{ padding: "1rem" }}>Map</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

/** Whose it is, and how long it is guaranteed. */
export const WithBrandAndWarranty: Story = {
  args: { brand: "Brembo", warranty: "2-year warranty" },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole("dialog", { name: "Front Brake Rotor" }));
    await expect(panel.getByText("2-year warranty")).toBeVisible();
  },
};

/** How it gets to its buyer. */
export const WithDelivery: Story = {
  args: { condition: "Used, grade B: light wear", delivery: "Ships within 60 miles for $12.50" },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole("dialog", { name: "Front Brake Rotor" }));
    await expect(panel.getByText("Delivery")).toBeVisible();
    await expect(panel.getByText("Ships within 60 miles for $12.50")).toBeVisible();
  },
};

/** A card 360 px wide, 16 from the edges. */
export const WideMeasured: Story = {
  tags: ["proof"],
  // Measured at one width, on a wide screen.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("main").getBoundingClientRect();
    const panel = screen.getByRole("dialog", { name: "Front Brake Rotor" }).getBoundingClientRect();
    await expect(panel.width).toBe(360);
    await expect(box.right - panel.right).toBe(16);
    await expect(box.bottom - panel.bottom).toBe(16);
    await expect(screen.getByText(/Drilled and vented/)).toBeVisible();
  },
};

/** Where the window is low the picture keeps whole, and what has the focus stays clear of the foot. */
export const Low: Story = {
  // Measured; the window itself is as high as ever.
  parameters: { visual: { skip: true } },
  args: {
    more: { label: "All details", href: "#details" },
    image: (
      <picture>
        <source srcSet={drawing} media="(prefers-color-scheme: dark)" />
        <img src={drawing} alt="" width="208" height="208" />
      </picture>
    ),
  },
  decorators: [(Story) => <div style={{ ...filling, blockSize: "20rem" }}>{Story()}</div>],
  play: async () => {
    const panel = screen.getByRole("dialog");
    const frame = panel.querySelector("span:has(> picture)")?.getBoundingClientRect();
    const picture = panel.querySelector("img")?.getBoundingClientRect();
    if (!frame || !picture) throw new Error("It has no picture.");
    await expect(picture.height).toBeGreaterThan(0);
    await expect(picture.top).toBeGreaterThanOrEqual(frame.top);
    await expect(picture.bottom).toBeLessThanOrEqual(frame.bottom);
    const more = screen.getByRole("link", { name: "All details" });
    more.focus();
    const foot = screen.getByRole("button", { name: "Purchase" }).getBoundingClientRect();
    await expect(more.getBoundingClientRect().bottom).toBeLessThan(foot.top);
  },
};

/** A sheet at the foot, without the description. */
export const Phone: Story = {
  globals: phone,
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("main").getBoundingClientRect();
    const panel = screen.getByRole("dialog");
    const { left, width } = panel.getBoundingClientRect();
    await expect([left, width]).toEqual([0, box.width]);
    // Once it has come up.
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBe(box.bottom));
    await expect(screen.getByText(/Drilled and vented/)).not.toBeVisible();
    await expect(screen.getByRole("button", { name: "Purchase" })).toBeVisible();
  },
};

/** The figures of the rating are read out as words. */
export const RatingInWords: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async () => {
    await expect(screen.getByText("4.8 (500)")).toBeVisible();
    await expect(screen.getByText("4.8 (500)").closest("[aria-hidden]")).not.toBeNull();
    const words = screen.getByText("Rated 4.8 out of 5, 500 ratings");
    await expect(words.closest("[aria-hidden]")).toBeNull();
  },
};

const verdict = (
  <FitVerdict
    size="full"
    fit="does-not-fit"
    vehicle="2016 Toyota Camry"
    row={{
      ...{ make: "Toyota", model: "Camry", y0: 2018, y1: 2024, engine: "" },
      ...{ note: "With 16 inch wheels", source: "catalogue" },
    }}
  />
);

/** With the line that it rests on. */
export const Explained: Story = {
  args: { fit: undefined, verdict, more: { label: "All details", href: "#part" } },
};
export const ExplainedOnPhone: Story = {
  args: Explained.args,
  globals: phone,
  parameters: { visual: { phoneOnly: true } },
};

export const WithoutVerdict: Story = { args: { fit: undefined, secondary: undefined } };
export const Unrated: Story = { args: { rating: null } };
export const WithoutPicture: Story = { args: { image: undefined } };
export const LongWords: Story = {
  args: {
    name: longName,
    partNumber: "48530-09R70-REMANUFACTURED-48530-09R71-SET-OF-TWO",
    price: "$12,176.50",
    rating: { value: 4.85, count: 12804 },
    seller: "Stuyvesant Lamp, Body, Glass & Suspension Rebuilders of Lower Manhattan",
    travelTime: "1 h 22 min",
    description: `${rotor.description} `.repeat(6),
  },
  play: async () => {
    // However long the rest, what to do next stays in sight.
    const panel = screen.getByRole("dialog").getBoundingClientRect();
    const button = screen.getByRole("button", { name: "Purchase" }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(panel.bottom);
    await expect(button.top).toBeGreaterThan(panel.top);
  },
};
export const LongWordsOnPhone: Story = {
  args: LongWords.args,
  globals: phone,
  parameters: { visual: { phoneOnly: true } },
  play: async () => {
    // As wide as the panel, and so below the button in its corner.
    const close = screen.getByRole("button", { name: "Close" }).getBoundingClientRect();
    const name = screen.getByRole("heading", { level: 2 }).getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(close.bottom);
  },
};

function OpensFromList(props: PartPanelProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div style={{ display: "flex", gap: "1rem", padding: "1rem" }}>
      <Button onClick={() => setOpen("Front Brake Rotor")}>$234</Button>
      <Button onClick={() => setOpen("Alternator")}>$345</Button>
      <input aria-label="Search" type="search" />
      {open ? (
        <PartPanel
          {...props}
          key={open}
          name={open}
          onClose={() => {
            props.onClose?.();
            setOpen(null);
          }}
        />
      ) : null}
    </div>
  );
}

/** The focus goes in, Escape closes, the focus returns to what opened it (SPEC D4). */
export const OpensAndCloses: Story = {
  tags: ["proof"],
  render: (args) => <OpensFromList {...args} />,
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "$234" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("dialog", { name: "Front Brake Rotor" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(opener).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** A sample of it: nothing closes it, and it takes the focus from nobody. */
export const Sample: Story = {
  args: { onClose: undefined },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole("group", { name: rotor.name });
    await expect(within(panel).queryByRole("button", { name: "Close" })).toBeNull();
    await expect(within(canvasElement).queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(panel).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

/** From one part to the next, the focus returns to the last opener; it never jumps back to the first. */
export const FromPartToPart: Story = {
  tags: ["proof"],
  render: (args) => <OpensFromList {...args} />,
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "$234" }));
    const second = canvas.getByRole("button", { name: "$345" });
    await userEvent.click(second);
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Alternator" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(second).toHaveFocus();
  },
};

/** Escape from the map closes it too; from a field it belongs to the field. */
export const EscapeFromOutside: Story = {
  tags: ["proof"],
  render: (args) => <OpensFromList {...args} />,
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "$234" }));
    canvas.getByRole("searchbox").focus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("dialog")).toBeVisible();
    canvas.getByRole("button", { name: "$345" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "$345" })).toHaveFocus();
  },
};

/** What has answered Escape itself, such as a list of suggestions, has had it: the panel stays. */
export const EscapeAnswered: Story = {
  tags: ["proof"],
  // It looks like the wide one.
  parameters: { visual: { skip: true } },
  args: {
    secondary: <Button onKeyDown={(event) => event.preventDefault()}>Answers by itself</Button>,
  },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button", { name: "Answers by itself" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
