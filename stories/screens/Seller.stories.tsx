import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SellerPage, type SellerPageProps } from "~/sellers/SellerPage";
import { photographedPart, rebuilt } from "../support/parts";
import { mocked } from "../support/scenario";
import { screen } from "../support/screen";

const day = [{ opens: "08:00", closes: "17:30" }];

const seller: SellerPageProps["seller"] = {
  ...{ id: "01a21fbe", name: "Ridge Auto Salvage", kind: "business", phone: "(208) 555-0143" },
  ...{ locationName: "Boise, ID", lat: 43.61, lng: -116.2, isOpen: true },
  openingHours: [day, day, day, day, day, [], []],
  createdAt: new Date("2026-11-02T10:00:00Z"),
  ...{ offersPickup: true, returnDays: 30, handlingDays: 1 },
  delivery: { radiusMiles: 50, feeCents: 9_99, freeFromCents: 150_00 },
  figures: { inStock: 412, delivered: 37 },
};

const forSale: SellerPageProps["forSale"] = {
  sellerId: seller.id,
  listings: [photographedPart.listing, rebuilt].map((listing) => ({ ...listing, fit: null })),
  next: "token",
  isLater: false,
  categories: [
    { value: "brake", label: "Brake", count: 310 },
    { value: "electrical", label: "Electrical", count: 102 },
  ],
};

const meta = {
  title: "Screens/Seller",
  component: SellerPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", basemap: "success" }) },
  args: { seller, forSale },
  render: screen(SellerPage, { path: "/sellers/01a21fbe" }),
} satisfies Meta<typeof SellerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Business: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Open now")).toBeVisible();
    await expect(canvas.getByText("8:00 AM to 5:30 PM")).toBeVisible();
    const all = canvas.getByRole("link", { name: "See all 412 on the map" });
    const ofSeller = "/map?seller=01a21fbe&near=43.61%2C-116.2";
    await expect(all).toHaveAttribute("href", ofSeller);
    await expect(canvas.getByRole("link", { name: "Brake 310" })).toHaveAttribute(
      "href",
      ofSeller.replace("seller", "category=brake&seller"),
    );
    // Each row puts its part into the cart, and comes back to the list.
    const [first, ...others] = canvas.getAllByRole("button", { name: /^Add to cart: / });
    await expect(others).toHaveLength(forSale.listings.length - 1);
    const rows = (first as HTMLButtonElement).form;
    await expect(Object.fromEntries(new FormData(rows ?? undefined, first) as never)).toMatchObject(
      {
        ...{ listingId: forSale.listings[0]?.id, returnTo: "/sellers/01a21fbe" },
      },
    );
    await expect(first?.closest("li")).toHaveAttribute("id", forSale.listings[0]?.id);
    const box = canvas.getByRole("searchbox", { name: "Search this seller's parts" });
    await userEvent.type(box, "rotor");
    const { form } = box as HTMLInputElement;
    await expect(form).toHaveAttribute("action", "/map");
    await expect(Object.fromEntries(new FormData(form ?? undefined) as never)).toEqual({
      ...{ q: "rotor", seller: "01a21fbe", near: "43.61,-116.2" },
    });
    await expect(
      canvas.getByRole("group", { name: "Map of Ridge Auto Salvage, Boise, ID" }),
    ).toBeVisible();
  },
};

/** Someone else took the last one meanwhile. */
export const SoldOutMeanwhile: Story = {
  args: {
    forSale: {
      ...forSale,
      listings: forSale.listings.map((listing, at) =>
        at === 0 ? { ...listing, quantity: 0 } : listing,
      ),
    },
  },
  tags: ["proof"],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getAllByRole("button", { name: /^Add to cart: / }),
    ).toHaveLength(forSale.listings.length - 1);
  },
};

/** A later page of what is for sale, the last. */
export const LastPage: Story = {
  args: { forSale: { ...forSale, next: null, isLater: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "First page" })).toHaveAttribute(
      "href",
      `/sellers/${seller.id}`,
    );
  },
};

/** A person who said no more than the name and the place. */
export const Private: Story = {
  args: {
    seller: {
      ...seller,
      ...{ kind: "private", name: "Sam", phone: null, isOpen: null, openingHours: null },
      ...{ returnDays: null, handlingDays: null, delivery: null },
      figures: { inStock: 1, delivered: 0 },
    },
    forSale: {
      ...{ ...forSale, listings: forSale.listings.slice(1), next: null },
      categories: forSale.categories.slice(1),
    },
  },
};

export const NothingForSale: Story = {
  args: {
    seller: { ...seller, figures: { inStock: 0, delivered: 37 } },
    forSale: { ...forSale, listings: [], next: null, categories: [] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nothing for sale right now")).toBeVisible();
  },
};
