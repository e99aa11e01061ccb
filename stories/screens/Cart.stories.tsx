import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { CartPage } from "~/cart/CartPage";
import {
  type CartLine,
  type CartSeller,
  groupCart,
  type LineChange,
  type LineOfSeller,
} from "~/cart/cart-groups";
import type { Listing } from "~/catalog/listing.schema";
import { rotor } from "../support/account-data";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

const hudson: CartSeller = {
  id: "019a0000-0000-7000-8000-000000000001",
  ...{ name: "Hudson Auto Supply", kind: "business", place: "Lower East Side, New York" },
  ...{ distanceMiles: 1.02, travelTimeMinutes: 6, offersPickup: true, handlingDays: 0 },
  delivery: { radiusMiles: null, feeCents: 9_99, freeFromCents: 150_00 },
  ...{ readyText: "Ready today until 5:30 PM", shipsText: "Ships today" },
};

const gowanus: CartSeller = {
  id: "019a0000-0000-7000-8000-000000000004",
  ...{ name: "Gowanus Electric Rebuilders", kind: "business" },
  ...{ place: "Downtown Brooklyn, New York", distanceMiles: 1.8, travelTimeMinutes: 22 },
  ...{ offersPickup: true, handlingDays: 2 },
  delivery: { radiusMiles: 60, feeCents: 14_99, freeFromCents: null },
  ...{ readyText: "Ready by Wednesday", shipsText: "Ships by Wednesday" },
};

const alternator: Listing = {
  ...rotor,
  ...{ id: "alternator-27060-0v210", name: "Alternator, 130 A", partNumber: "27060-0V210" },
  ...{ condition: "refurbished", priceCents: 345_00, coreChargeCents: 35_00, quantity: 6 },
  ...{ locationName: "Downtown Brooklyn, New York", image: "alternator" },
};

const headlight: Listing = {
  ...rotor,
  ...{ id: "led-headlight-81150-06d50", name: "LED Headlight, Left", partNumber: "81150-06D50" },
  ...{ priceCents: 599_00, quantity: 3, image: "headlight" },
};

function line(
  seller: CartSeller,
  listing: Listing,
  { quantity = 1, left = 10, changes = [], vehicle = null }: Partial<CartLine> = {},
): LineOfSeller {
  const agreed = { priceCents: listing.priceCents, coreCents: listing.coreChargeCents };
  const most = Math.min(10, left);
  const buyable = Math.min(quantity, left);
  return { seller, line: { listing, quantity, left, most, buyable, changes, vehicle, agreed } };
}

const camry = { year: 2019, make: "Toyota", model: "Camry" };
const ofHudson = [
  line(hudson, rotor, { quantity: 2, vehicle: camry }),
  line(hudson, headlight, { vehicle: camry }),
];
const ofGowanus = line(gowanus, alternator);
const twoSellers = groupCart([...ofHudson, ofGowanus], []);

const meta = {
  title: "Screens/Cart",
  component: CartPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { cart: twoSellers, isSignedIn: true },
  render: screen(CartPage, { path: "/cart" }),
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSellers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("4 parts from 2 sellers.")).toBeVisible();
    const group = canvas.getByRole("region", { name: "Gowanus Electric Rebuilders" });
    await expect(group).toHaveTextContent(
      "Pick up, or have it delivered for $14.99. Ships by Wednesday.",
    );
    await expect(group).toHaveTextContent(/Subtotal\s*\$380\.00/);
    const summary = canvas.getByRole("region", { name: "Summary" });
    await expect(summary).toHaveTextContent(/Core deposits.*\$35\.00.*\$1,447\.00/);
    await expect(within(summary).getByRole("button", { name: "Check out" })).toBeEnabled();
  },
};

/** Kept in the browser: signing in takes it along. */
export const Guest: Story = {
  args: { isSignedIn: false },
  play: async ({ canvasElement }) => {
    const signIn = within(canvasElement).getByRole("link", { name: "Sign in" });
    await expect(signIn).toHaveAttribute("href", "/login?redirectTo=%2Fcart");
  },
};

export const Empty: Story = {
  args: { cart: groupCart([], []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Your cart is empty")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Check out" })).toBeNull();
  },
};

const changed = (...changes: LineChange[]) => changes;

/** What is not as it was put in is agreed to first. */
export const Changed: Story = {
  parameters: { visual: { lead: true } },
  args: {
    cart: groupCart(
      [
        line(hudson, rotor, {
          quantity: 2,
          changes: changed({ kind: "price", fromCents: 219_00, toCents: rotor.priceCents }),
        }),
        line(hudson, headlight, {
          ...{ quantity: 4, left: 3, changes: changed({ kind: "fewer", left: 3 }) },
        }),
        line(gowanus, alternator, {
          quantity: 1,
          changes: changed(
            { kind: "price", fromCents: 360_00, toCents: 345_00 },
            { kind: "core", fromCents: 30_00, toCents: 35_00 },
          ),
        }),
      ],
      [],
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("The price went up from $219.00 to $234.00.")).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Keep at $234.00: Front Brake Rotor" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Take 3: LED Headlight, Left" })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Agree to these: Alternator, 130 A" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Check out" })).toBeDisabled();
  },
};

/** They count for nothing, and lead to their like. */
export const Unavailable: Story = {
  args: {
    cart: groupCart(
      [
        ofHudson[0] as LineOfSeller,
        line(hudson, headlight, {
          ...{ left: 0, changes: changed({ kind: "sold-out", isHeld: true }) },
        }),
        line(gowanus, alternator, { left: 0, changes: changed({ kind: "paused" }) }),
      ],
      [{ listingId: "deleted", quantity: 1 }],
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("2 parts from 1 seller.")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "Find another" })).toHaveLength(2);
    await expect(canvas.getByText("A part in your cart is no longer listed.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Check out" })).toBeDisabled();
  },
};

/** The way back from a slip. */
export const Removed: Story = {
  args: { cart: groupCart(ofHudson, []), removed: "Alternator, 130 A" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Alternator, 130 A was removed.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeVisible();
  },
};

export const FewerSellers: Story = {
  args: { fewer: { seller: hudson, count: 3, of: 3 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Hudson Auto Supply has 3 of these 3 parts")).toBeVisible();
  },
};

/** Sent without JavaScript: what is wrong is said in its field. */
export const Refused: Story = {
  args: {
    answer: {
      kind: "refused",
      ...{ message: "Choose a quantity from 1 to 10.", listingId: rotor.id },
    },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("spinbutton", {
      name: "Quantity of Front Brake Rotor",
    });
    await expect(field).toHaveAccessibleDescription("Choose a quantity from 1 to 10.");
  },
};

const long = {
  seller: {
    ...gowanus,
    name: "Gowanus Starter, Alternator & Generator Rebuilders of Greater Downtown Brooklyn",
    place: "Downtown Brooklyn, New York; Lower East Side, New York",
    delivery: { ...{ radiusMiles: 1, feeCents: 14_99, freeFromCents: null } },
  },
  listing: {
    ...alternator,
    name: "Alternator, 130 A, with voltage regulator, overrunning pulley, and connector pigtail",
    partNumber: "27060-0V210-84-REMANUFACTURED",
    priceCents: 12_345_67,
  },
};

/** In the largest text on a phone, with the longest names: nothing is cut off or hides another. */
export const LongInLargeText: Story = {
  globals: { textSize: "200", viewport: { value: "phone", isRotated: false } },
  args: {
    cart: groupCart(
      [
        line(long.seller, long.listing, {
          quantity: 10,
          vehicle: { year: 2019, make: "Mercedes-Benz", model: "Sprinter 3500 Cab Chassis" },
        }),
      ],
      [],
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      "Pickup only: delivery goes as far as 1 mile, and you're farther away.",
    );
  },
};

/** A press of the stepper is sent by itself, and its line says what the site answers. */
export const StepsQuantity: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  render: screen(CartPage, {
    path: "/cart",
    action: async ({ request }) => {
      const sent = Object.fromEntries(await request.formData()) as Record<string, string>;
      const { intent = "", listingId, quantity = "" } = sent;
      return { kind: "refused", listingId, message: `${intent} ${quantity}` };
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("spinbutton", { name: "Quantity of Front Brake Rotor" });
    const [more] = canvas.getAllByRole("button", { name: "One more" });
    if (!more) throw new Error("There is no stepper.");
    await userEvent.click(more);
    await userEvent.click(more);
    await waitFor(() => expect(field).toHaveAccessibleDescription("quantity 4"), {
      timeout: 3_000,
    });
    await expect(
      canvas.getByRole("spinbutton", { name: "Quantity of Alternator, 130 A" }),
    ).not.toHaveAccessibleDescription();
  },
};

/** The site is away, and the page says so in its place. */
export const Failed: Story = pageFailureStory("error");
