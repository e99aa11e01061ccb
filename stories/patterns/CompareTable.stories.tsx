import {
  CompareTable,
  FitVerdict,
  type LinkComponent,
  LinkProvider,
  PartIllustration,
} from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName } from "./support/samples";

const column = (id: string, name: string, image: "brake-rotor" | "brake-pads") => ({
  id,
  name,
  image: <PartIllustration image={image} />,
  href: `#${id}`,
  removeHref: `#without-${id}`,
  removeLabel: `Remove ${name}`,
});

const golf = {
  make: "Volkswagen",
  model: "Golf",
  y0: 2013,
  y1: 2020,
  note: "front axle",
  source: "catalogue",
} as const;
const vehicle = "2014 Volkswagen Golf";

const meta = {
  title: "Patterns/Part/CompareTable",
  id: "patterns-comparetable",
  component: CompareTable,
  args: {
    caption: "Parts side by side",
    columns: [
      column("a", "Front Brake Rotor", "brake-rotor"),
      column("b", "Front Brake Rotor, Coated", "brake-rotor"),
    ],
    rows: [
      {
        label: "Fit",
        differs: true,
        cells: [
          <FitVerdict key="a" fit="fits" vehicle={vehicle} row={golf} wrap />,
          <FitVerdict key="b" fit="not-confirmed" vehicle={vehicle} wrap />,
        ],
      },
      { label: "Price", differs: true, cells: ["$234.00", "$89.00 and $20.00 core charge"] },
      { label: "Condition", cells: ["New", "New"] },
      { label: "Distance", differs: true, cells: ["0.8 mi, 6 min", "12.4 mi, 25 min"] },
    ],
  },
} satisfies Meta<typeof CompareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines that are not the same say so in a word. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("rowheader", { name: "Price Differs" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Condition" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Remove Front Brake Rotor" })).toHaveAttribute(
      "href",
      "#without-a",
    );
  },
};

const four = [
  ...meta.args.columns,
  column("c", longName, "brake-pads"),
  column("d", "Brake Rotor", "brake-rotor"),
];

/** Of the same name, told apart by maker and number. */
export const SameName: Story = {
  args: {
    columns: meta.args.columns.map((each, index) => ({
      ...each,
      name: "Front Brake Rotor",
      detail: index === 0 ? "Raybestos SP0326CL" : "Wagner ZD6113",
    })),
  },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole("columnheader");
    await expect(heads).toHaveLength(2);
    await expect(heads[0]).toHaveAccessibleName(/^Front Brake Rotor Raybestos SP0326CL/);
    await expect(heads[1]).toHaveAccessibleName(/^Front Brake Rotor Wagner ZD6113/);
  },
};

export const Four: Story = {
  args: {
    columns: four,
    rows: meta.args.rows.map((row) => ({ ...row, cells: [...row.cells, ...row.cells] })),
  },
};

/** As a page does that stays: the link leads to the same without the column. */
function Removing(props: ComponentProps<typeof CompareTable>) {
  const [gone, setGone] = useState<string[]>([]);
  const columns = props.columns.filter(({ removeHref }) => !gone.includes(removeHref));
  const [follow] = useState<LinkComponent>(() => (link: ComponentProps<"a"> & { href: string }) => (
    <a
      {...link}
      href={link.href}
      onClick={(event) => {
        event.preventDefault();
        setGone((all) => [...all, link.href]);
      }}
    >
      {link.children}
    </a>
  ));
  return (
    <LinkProvider component={follow}>
      <CompareTable
        {...props}
        columns={columns}
        rows={props.rows.map((row) => ({ ...row, cells: row.cells.slice(0, columns.length) }))}
      />
    </LinkProvider>
  );
}

/** The keyboard goes on at the column that takes the place of the one taken away. */
export const KeepsTheFocus: Story = {
  tags: ["proof"],
  args: Four.args,
  parameters: { visual: { skip: true } },
  render: (args) => <Removing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("link", { name: "Remove Front Brake Rotor, Coated" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: `Remove ${longName}` })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Remove Brake Rotor" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: `Remove ${longName}` })).toHaveFocus();
    // Who has gone on elsewhere stays there.
    canvas.getByRole("region", { name: "Parts side by side" }).focus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    canvas.getByRole("link", { name: "Remove Front Brake Rotor" }).click();
    await waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(1));
    await expect(canvas.getByRole("link", { name: `Remove ${longName}` })).not.toHaveFocus();
  },
};

/** It scrolls in itself, by keyboard too, and the names of the lines stay. */
export const FourOnPhone: Story = {
  args: Four.args,
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region", { name: "Parts side by side" });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const label = within(region).getByRole("rowheader", { name: "Condition" });
    const before = label.getBoundingClientRect().left;
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollLeft = 200;
    await expect(label.getBoundingClientRect().left).toBe(before);
    region.scrollLeft = 0;
  },
};

export const One: Story = {
  args: {
    columns: meta.args.columns.slice(0, 1),
    rows: meta.args.rows.map(({ label, cells }) => ({ label, cells: cells.slice(0, 1) })),
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
