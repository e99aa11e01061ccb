import {
  Badge,
  Button,
  FitVerdict,
  Link,
  PartGroup,
  PartIllustration,
  PartRow,
} from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShoppingCart, TriangleAlert } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { fits, longName, rotor } from "./support/samples";

const { rating: _, seller: __, description: ___, ...part } = rotor;

const meta = {
  title: "Patterns/Part/PartRow",
  id: "patterns-partrow",
  component: PartRow,
  args: { ...part, href: "#rotor", onHoverChange: fn() },
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: "26.25rem" }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof PartRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** Whose it is stands before its number. */
export const WithBrand: Story = {
  args: { brand: "Brembo", condition: "New, 2-year warranty" },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("listitem");
    await expect(within(row).getByText("Brembo")).toBeVisible();
  },
};

/** How it gets to its buyer stands with how far it is. */
export const WithDelivery: Story = {
  args: { condition: "Used, grade B, 90-day warranty", delivery: "Ships for $9.99" },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("listitem");
    await expect(within(row).getByText("0.8 mi, 6 min, Ships for $9.99")).toBeVisible();
  },
};

/** What is done with it at once is a button on its picture, over the link that is the whole row. */
export const WithCorner: Story = {
  args: {
    action: <Link href="#compare">Compare</Link>,
    corner: (
      <Button shape="icon" size="small" aria-label="Add to cart: Ceramic Brake Pad Set">
        <ShoppingCart size={18} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole("listitem"));
    await userEvent.tab();
    await expect(row.getByRole("link", { name: part.name })).toHaveFocus();
    const button = row.getByRole("button", { name: /^Add to cart/ });
    const { top, left, width, height } = button.getBoundingClientRect();
    // Nothing lies over it, and beside it the row is its link.
    await expect(button).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await expect(
      document.elementFromPoint(left - 4, top + height / 2)?.closest("a"),
    ).toHaveTextContent(part.name);
  },
};

/** Under a title of their own: parts that do the same job, where nobody sells the one that was asked for. */
export const Group: Story = {
  decorators: [
    (Story) => (
      <li style={{ listStyle: "none" }}>
        <Story />
      </li>
    ),
  ],
  render: (args) => (
    <PartGroup title="Parts that do the same job">
      <PartRow {...args} match="Interchanges with 34116767269" />
      <PartRow {...args} name={longName} />
    </PartGroup>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("region", { name: "Parts that do the same job" });
    await expect(within(group).getAllByRole("listitem")).toHaveLength(2);
  },
};

/** With what holds for all of them, and what can be done with them. */
export const GroupWithAction: Story = {
  decorators: Group.decorators,
  render: (args) => (
    <PartGroup
      title="May not fit your 2012 Toyota Camry"
      note="Check the fit before you order."
      action={<Link href="#all">Show all in one list</Link>}
    >
      <PartRow {...args} />
    </PartGroup>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("region", { name: /^May not fit/ });
    await expect(within(group).getByText("Check the fit before you order.")).toBeVisible();
    await expect(within(group).getByRole("link", { name: "Show all in one list" })).toBeVisible();
  },
};

/** 122 px high. */
export const RestMeasured: Story = {
  tags: ["proof"],
  // Measured at one width, on a wide screen.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("listitem");
    await expect(row.getBoundingClientRect().height).toBe(122);
  },
};
/** A verdict with what it rests on, and a link besides the row's own, at its foot. */
export const WithAction: Story = {
  args: {
    fit: (
      <FitVerdict
        fit="fits"
        vehicle="2019 Toyota Camry"
        row={{
          ...{ make: "Toyota", model: "Camry", y0: 2018, y1: 2024, engine: "2.5 L" },
          ...{ note: "With 16 inch wheels", source: "catalogue" },
        }}
      />
    ),
    action: (
      <Link href="#compare" tone="muted">
        Compare
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole("listitem");
    const link = canvas.getByRole("link", { name: "Compare" });
    const { left, width, top, height } = link.getBoundingClientRect();
    await expect(top + height).toBeLessThanOrEqual(row.getBoundingClientRect().bottom);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest("a")).toBe(link);
  },
};

/** Its number leads to all there is to know of it, and the rest of the row where the row leads. */
export const WithDetails: Story = {
  args: { detailsHref: "#details" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["#rotor", "#details"]);
    const at = (link: HTMLElement | undefined, down = 0) => {
      const { left, width, top, height } = (link ?? canvasElement).getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2 + down)?.closest("a");
    };
    const [row, number] = links;
    await expect(at(number)).toBe(number);
    await expect(at(row)).toBe(row);
    await expect(at(number, 40)).toBe(row);
    await expect(number).toHaveAccessibleName(`Details of ${rotor.partNumber}`);
  },
};

export const WithVerdict: Story = {
  args: { fit: fits },
};

/** All that a row may have to say. */
export const Matched: Story = {
  args: {
    fit: fits,
    match: "Replaces 34116767269",
    priceNote: "+ $35 core",
    condition: "Refurbished",
  },
};

/** Also with a number that leads somewhere. */
export const WithDetailsMeasured: Story = {
  ...RestMeasured,
  args: { detailsHref: "#details" },
};
/** Also with a verdict on it. */
export const WithVerdictMeasured: Story = { ...RestMeasured, args: { fit: fits } };
export const Hovered: Story = { args: { hovered: true } };
export const Selected: Story = {
  args: { selected: true, fit: fits },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("aria-current", "true");
  },
};
export const WithoutPicture: Story = { args: { image: undefined } };
export const LongName: Story = {
  args: {
    image: <PartIllustration image="category-suspension" />,
    name: longName,
    partNumber: "48530-09R70-REMAN-48530-09R71",
    price: "$1,176.50",
    condition: "Refurbished",
    distance: "1,204.6 mi",
    travelTime: "18 h 40 min",
    fit: (
      <Badge tone="warning" icon={<TriangleAlert size={14} />}>
        Check trim
      </Badge>
    ),
  },
};

/** Several, one of them selected and one under the pointer on the map. */
export const List: Story = {
  render: (args) => (
    <>
      <PartRow {...args} selected fit={fits} />
      <PartRow
        {...args}
        image={<PartIllustration image="shock-absorber" />}
        name="Rear Shock Absorber"
        partNumber="48530-09R70"
        price="$176"
        condition="Used"
        hovered
      />
      <PartRow
        {...args}
        image={<PartIllustration image="alternator" />}
        name="Alternator, 130 A"
        partNumber="27060-0V210"
        price="$345"
        condition="Refurbished"
      />
    </>
  ),
};

/** Pointer and focus tell the map which part is meant. */
export const TellsOfHover: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement).getByRole("listitem");
    await userEvent.hover(row);
    await expect(args.onHoverChange).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(row);
    await expect(args.onHoverChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(within(row).getByRole("link")).toHaveFocus();
    await expect(args.onHoverChange).toHaveBeenLastCalledWith(true);
  },
};

/** Whoever uses it may listen as well. */
export const TellsCallersToo: Story = {
  tags: ["proof"],
  args: { onPointerEnter: fn(), onPointerLeave: fn(), onFocus: fn(), onBlur: fn() },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement).getByRole("listitem");
    await userEvent.hover(row);
    await expect(args.onPointerEnter).toHaveBeenCalledOnce();
    await userEvent.unhover(row);
    await expect(args.onPointerLeave).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onFocus).toHaveBeenCalledOnce();
    within(row).getByRole("link").blur();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(args.onHoverChange).toHaveBeenCalledTimes(4);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
