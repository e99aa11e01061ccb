import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
};

const meta = {
  title: "Screens/Seller",
  component: SellerPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
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
    await expect(canvas.getByRole("link", { name: "See 412 parts for sale" })).toBeVisible();
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
    forSale: { ...forSale, listings: forSale.listings.slice(1), next: null },
  },
};
