import { FitVerdict, Link } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const golf = {
  make: "Volkswagen",
  model: "Golf",
  y0: 2013,
  y1: 2020,
  engine: "2.0 L",
  note: "front axle",
  source: "catalogue",
} as const;

const meta = {
  title: "Patterns/Part/FitVerdict",
  id: "patterns-fitverdict",
  component: FitVerdict,
  args: { fit: "fits", vehicle: "2014 Volkswagen Golf", row: golf, size: "full" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "22.5rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FitVerdict>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the line that says so: years, vehicle, engine, note, and whose word it is. */
export const Fits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Fits")).toBeVisible();
    await expect(canvas.getByText("2014 Volkswagen Golf")).toBeVisible();
    await expect(
      canvas.getByText("2013–2020 Volkswagen Golf · 2.0 L · front axle · from the maker's catalog"),
    ).toBeVisible();
  },
};

/** What it depends on stands in the verdict itself. */
export const FitsIf: Story = {
  args: {
    ...{ fit: "fits-if", condition: "it has 16-inch wheels" },
    row: { ...golf, note: "With 16 inch wheels" },
    hint: "The last number on the side of your tire is the wheel size, like R16.",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Fits if/)).toHaveTextContent("Fits if it has 16-inch wheels");
    await expect(
      canvas.getByText(
        "2013–2020 Volkswagen Golf · 2.0 L · With 16 inch wheels · from the maker's catalog",
      ),
    ).toBeVisible();
  },
};

/** The vehicle is known not to meet the condition: the line says which. */
export const DoesNotMeetTheCondition: Story = {
  args: {
    ...{ fit: "does-not-fit", condition: "it has 16-inch wheels" },
    row: { ...golf, note: "With 16 inch wheels" },
  },
};

export const DoesNotFit: Story = {
  args: { fit: "does-not-fit", vehicle: "2009 Volkswagen Golf", row: { ...golf, note: "" } },
};

/** Nobody said anything. */
export const NotConfirmed: Story = { args: { fit: "not-confirmed", row: undefined } };

/** It depends on what is not known yet. */
export const NotConfirmedForWantOfAnEngine: Story = {
  args: {
    fit: "not-confirmed",
    hint: (
      <>
        It depends on the engine: <Link href="#garage">add yours</Link>.
      </>
    ),
  },
};

export const OneYear: Story = {
  args: { row: { ...golf, y0: 2014, y1: 2014, engine: "", note: "", source: "seller" } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("2014 Volkswagen Golf · as the seller says"),
    ).toBeVisible();
  },
};

const long = {
  vehicle: "2014 Mercedes-Benz Sprinter 2500 Extended High Roof Passenger Van",
  row: {
    ...golf,
    make: "Mercedes-Benz",
    model: "Sprinter 2500 Extended High Roof Passenger Van",
    engine: "3.0 L BlueTEC turbocharged V6 diesel",
    note: "rear axle, single rear wheels, with load-sensing valve, from chassis 5894321 on",
  },
} as const;

/** A note that nobody understood is the condition, and not said twice. */
export const QuotedNote: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: {
    ...{ fit: "fits-if", condition: "it matches the note “8-bolt flange”" },
    row: { ...golf, note: "8-bolt flange" },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.split("8-bolt flange")).toHaveLength(2);
    await expect(within(canvasElement).getByText(/from the maker's catalog$/)).toBeVisible();
  },
};

export const LongWords: Story = { args: long };

/** For the row of a list: the tag, and three lines of what there is to say. */
export const Compact: Story = {
  args: { size: "compact" },
  render: (args) => (
    <div style={{ display: "grid", gap: "0.75rem" }}>
      <FitVerdict {...args} />
      <FitVerdict {...args} fit="fits-if" condition="it has 16-inch wheels" />
      <FitVerdict {...args} fit="does-not-fit" />
      <FitVerdict
        {...{ ...args, fit: "does-not-fit", condition: "it's a sedan" }}
        row={{ ...golf, note: "Sedan only" }}
      />
      <FitVerdict {...args} fit="not-confirmed" row={undefined} />
      <FitVerdict {...args} {...long} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText("2014 Volkswagen Golf")[0]).toBeInTheDocument();
    await expect(canvas.getByText("2013–2020 · 2.0 L · front axle")).toBeVisible();
    await expect(canvas.getByText("it has 16-inch wheels")).toBeVisible();
    await expect(canvas.getByText("2013–2020 · 2.0 L")).toBeVisible();
    await expect(canvas.getByText("for 2013–2020 Volkswagen Golf · 2.0 L")).toBeVisible();
    await expect(
      canvas.getByText("for 2013–2020 Volkswagen Golf · 2.0 L · Sedan only"),
    ).toBeVisible();
    const box = canvasElement.getBoundingClientRect();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(Math.ceil(box.width));
  },
};

/** Where there is no room beside it, its own word is still whole. */
export const CompactInANarrowRow: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: { size: "compact", fit: "not-confirmed", row: undefined },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "5.5rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByText("Not confirmed");
    await expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth);
    const verdict = tag.parentElement ?? tag;
    await expect(verdict.scrollWidth).toBeLessThanOrEqual(verdict.clientWidth);
  },
};

/** Beside a picture and a price the reason is still there to read: it goes on under the tag. */
export const CompactInARow: Story = {
  args: { size: "compact", fit: "not-confirmed" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "9rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const reason = within(canvasElement).getByText("for 2013–2020 Volkswagen Golf · 2.0 L");
    const verdict = reason.parentElement?.parentElement ?? canvasElement;
    const { bottom, right } = verdict.getBoundingClientRect();
    const written = document.createRange();
    written.selectNodeContents(reason);
    await expect(verdict.scrollHeight).toBeLessThanOrEqual(verdict.clientHeight);
    for (const line of written.getClientRects()) {
      await expect(line.bottom).toBeLessThanOrEqual(bottom + 1);
      await expect(line.right).toBeLessThanOrEqual(right + 1);
    }
  },
};

/** In a narrow row the condition is read whole. */
export const ConditionInARow: Story = {
  args: {
    ...{
      size: "compact",
      fit: "fits-if",
      condition: "it comes with LED low and high beam and it's left-hand drive",
    },
    row: { ...golf, engine: "" },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "9rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const condition = within(canvasElement).getByText(
      "it comes with LED low and high beam and it's left-hand drive",
    );
    const verdict = condition.parentElement?.parentElement ?? canvasElement;
    const { bottom } = verdict.getBoundingClientRect();
    const written = document.createRange();
    written.selectNodeContents(condition);
    for (const line of written.getClientRects())
      await expect(line.bottom).toBeLessThanOrEqual(bottom + 1);
  },
};

/** A cell of a table is narrow, and has room for what there is. */
export const ConditionInACell: Story = {
  args: { ...ConditionInARow.args, wrap: true },
  decorators: ConditionInARow.decorators,
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
