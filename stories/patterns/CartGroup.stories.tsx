import {
  Badge,
  Button,
  CartGroup,
  CartLine,
  FitVerdict,
  Link,
  OrderTotals,
  PartIllustration,
  QuantityStepper,
  RadioCards,
} from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName } from "./support/samples";

const golf = "2014 Volkswagen Golf";

const quantity = (name: string, defaultValue: number) => (
  <QuantityStepper
    label={`Quantity of ${name}`}
    labelHidden
    name="quantity"
    min={1}
    max={9}
    defaultValue={defaultValue}
  />
);

const remove = (name: string) => (
  <Button tone="quiet" shape="icon" aria-label={`Remove ${name}`}>
    <Trash2 size={20} strokeWidth={1.5} />
  </Button>
);

const rotor = {
  image: <PartIllustration image="brake-rotor" />,
  name: "Front Brake Rotor",
  href: "#rotor",
  partNumber: "43512-06150",
  condition: "New",
  fit: <FitVerdict fit="fits" vehicle={golf} wrap />,
  price: "$95.00 each",
  quantity: quantity("Front Brake Rotor", 2),
  remove: remove("Front Brake Rotor"),
  total: "$190.00",
};

const alternator = {
  image: <PartIllustration image="alternator" />,
  name: "Alternator, 120 A",
  href: "#alternator",
  partNumber: "06F-903-023F",
  condition: "Remanufactured, grade A",
  fit: <FitVerdict fit="fits-if" vehicle={golf} condition="it has a 2.0 L engine" wrap />,
  price: "$345.00 each",
  core: "+ $45.00 core deposit each, back when you return the old part",
  quantity: quantity("Alternator", 1),
  remove: remove("Alternator"),
  total: "$345.00",
};

const meta = {
  title: "Patterns/Order/CartGroup",
  id: "patterns-cartgroup",
  component: CartGroup,
  args: {
    seller: (
      <Link href="#hudson" tone="ink" underline="hover">
        Hudson Auto Supply
      </Link>
    ),
    place: "Brooklyn, 2.3 mi",
    ready: "Ready today by 5 PM",
    children: (
      <>
        <CartLine {...rotor} />
        <CartLine {...alternator} />
      </>
    ),
    delivery: (
      <RadioCards
        label="How you get them"
        name="delivery"
        columns={1}
        defaultValue="collect"
        options={[
          { value: "collect", label: "Pick up", aside: "Free", text: "Today by 5 PM" },
          { value: "deliver", label: "Delivery", aside: "$12.50", text: "By Thu, Dec 3" },
        ]}
      />
    ),
    totals: (
      <OrderTotals
        amounts={[
          { label: "Parts, 3", amount: "$535.00" },
          { label: "Core deposit", amount: "$45.00" },
          { label: "Pick up", amount: "Free" },
        ]}
        total={{ label: "Subtotal", amount: "$580.00" }}
      />
    ),
  },
} satisfies Meta<typeof CartGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("region", { name: "Hudson Auto Supply" });
    const [line] = within(within(group).getByRole("list")).getAllByRole("listitem");
    if (!line) throw new Error("There is no line.");
    await expect(within(line).getByRole("link", { name: "Front Brake Rotor" })).toBeVisible();
    await expect(line).toHaveTextContent(/Line total \$190\.00/);
    // Amounts of lines and totals end on one line.
    const ends = [
      ...within(group).getAllByText(/^\$(190|345)\.00$/, { selector: "bdi" }),
      ...within(group).getAllByRole("definition"),
    ].map((amount) => Math.round(amount.getBoundingClientRect().right));
    await expect(ends).toHaveLength(6);
    await expect(new Set(ends).size).toBe(1);
  },
};

/** What changed since it was put in is said on its line, and agreed to there. */
export const Changed: Story = {
  parameters: { visual: { lead: true } },
  args: {
    badge: <Badge tone="info">2 of your 3 parts</Badge>,
    children: (
      <>
        <CartLine
          {...rotor}
          changes={[
            {
              id: "price",
              text: "Price was $89.00, now $95.00.",
              action: <Button size="small">Keep at $95.00</Button>,
            },
            {
              id: "stock",
              text: "Only 2 left: you had 4.",
              action: <Button size="small">Keep 2</Button>,
            },
          ]}
        />
        <CartLine
          {...alternator}
          quantity={undefined}
          total={undefined}
          core={undefined}
          unavailable
          changes={[
            {
              id: "gone",
              tone: "critical",
              text: "No longer available.",
              action: (
                <Link href="#similar" tone="ink">
                  Find another
                </Link>
              ),
            },
          ]}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const [line, gone] = within(canvasElement).getAllByRole("listitem");
    if (!line || !gone) throw new Error("There are no two lines.");
    await expect(within(line).getByRole("button", { name: "Keep at $95.00" })).toBeVisible();
    await expect(gone).not.toHaveTextContent("Line total");
  },
};

/** Two rows to a line, and what is pressed as large as a fingertip. */
export const OnPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement }) => {
    const [line] = within(canvasElement).getAllByRole("listitem");
    if (!line) throw new Error("There is no line.");
    const button = within(line)
      .getByRole("button", { name: /^Remove/ })
      .getBoundingClientRect();
    await expect([button.width, button.height]).toEqual([44, 44]);
    const total = within(line).getByText("$190.00").getBoundingClientRect();
    await expect(total.top).toBeGreaterThan(button.top);
    await expect(total.bottom).toBeLessThan(button.bottom);
    const words = within(line).getByText("$95.00 each").getBoundingClientRect();
    await expect(words.bottom).toBeLessThanOrEqual(button.top);
  },
};

/** In the order that it is read: name, verdict, quantity, removal. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("link", { name: "Hudson Auto Supply" }).focus();
    for (const [role, name] of [
      ["link", "Front Brake Rotor"],
      ["spinbutton", "Quantity of Front Brake Rotor"],
      ["button", "Remove Front Brake Rotor"],
      ["link", "Alternator, 120 A"],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
  },
};

/** What was ordered: nothing can be changed any more. */
export const ReadOnly: Story = {
  args: {
    ready: undefined,
    children: (
      <>
        <CartLine {...rotor} quantity="Quantity: 2" remove={undefined} />
        <CartLine
          {...alternator}
          image={undefined}
          href={undefined}
          quantity="Quantity: 1"
          remove={undefined}
        />
      </>
    ),
    delivery: undefined,
  },
};

export const LongTexts: Story = {
  args: {
    seller: "Wolfeschlegelsteinhausenbergerdorff Automotive Supply and Salvage of Greater New York",
    place: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, 1,234.5 mi",
    ready: "Ready on Wednesday, December 30, 2026, after 10:30 AM",
    children: (
      <>
        <CartLine
          {...alternator}
          name={longName}
          partNumber="LR-HSE-00123456789-REV-B-0000000042"
          price="$123,456.78 each"
          total="$1,111,111.02"
          changes={[
            {
              id: "price",
              text: `Price of the ${longName} was $123,000.00, now $123,456.78.`,
              action: <Button size="small">Keep at $123,456.78</Button>,
            },
          ]}
        />
        <CartLine {...rotor} name="أقراص الفرامل الأمامية" condition="مستعمل، درجة أولى" />
        <CartLine {...rotor} name="🛞 Winter set 🛞" />
      </>
    ),
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { ...meta.args, ...Changed.args } }),
  tags: ["proof"],
};
