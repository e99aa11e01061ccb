import type { CartLine, CartSeller } from "~/cart/cart-groups";
import { groupCart, type LineOfSeller } from "~/cart/cart-groups";
import type { Listing } from "~/catalog/listing.schema";
import type { CheckoutForm } from "~/checkout/checkout.schema";
import type { OpenCheckout, Receipt } from "~/checkout/checkout-view";
import { conditionalFit, rotor } from "./account-data";

/* Checkouts and what they became, as their loaders answer them. */

const gowanus: CartSeller = {
  id: "019a0000-0000-7000-8000-000000000004",
  ...{ name: "Gowanus Electric Rebuilders", kind: "business" },
  ...{ place: "Downtown Brooklyn, New York", distanceMiles: 1.8, travelTimeMinutes: 22 },
  ...{ offersPickup: true, handlingDays: 2 },
  delivery: { radiusMiles: 60, feeCents: 14_99, freeFromCents: null },
  ...{ readyText: "Ready by Wednesday", shipsText: "Ships by Wednesday" },
};

const stuyvesant: CartSeller = {
  id: "019a0000-0000-7000-8000-000000000002",
  ...{ name: "Stuyvesant Lamp & Body", kind: "business", place: "East Village, New York" },
  ...{ distanceMiles: 2.1, travelTimeMinutes: 14, offersPickup: true, handlingDays: 0 },
  delivery: null,
  ...{ readyText: "Ready today until 5:30 PM", shipsText: "" },
};

const alternator: Listing = {
  ...rotor,
  ...{ id: "alternator-27060-0v210", name: "Alternator, 130 A", partNumber: "27060-0V210" },
  ...{ condition: "refurbished", priceCents: 345_00, coreChargeCents: 35_00, quantity: 6 },
  ...{ locationName: gowanus.place, image: "alternator", seller: gowanus.name },
};

const headlight: Listing = {
  ...rotor,
  ...{ id: "led-headlight-81150-06d50", name: "LED Headlight, Left", partNumber: "81150-06D50" },
  ...{ priceCents: 356_00, quantity: 3, image: "headlight", seller: stuyvesant.name },
};

function line(seller: CartSeller, listing: Listing, quantity = 1): LineOfSeller {
  const agreed = { priceCents: listing.priceCents, coreCents: listing.coreChargeCents };
  const own: CartLine = {
    ...{ listing, quantity, agreed, left: 10, most: 10, buyable: quantity, changes: [] },
    vehicle: null,
  };
  return { seller, line: own };
}

function checkoutOf(lines: readonly LineOfSeller[]): OpenCheckout {
  const { groups, partsCents, coreCents } = groupCart(lines, []);
  return {
    ...{ id: "1", partsCents, coreCents, seen: "b3Jk", heldMinutes: 14, taxRates: {} },
    atOnceListingId: null,
    groups: groups.map((group) => ({ ...group, fits: {} })),
  };
}

/** Of two sellers, one of whom delivers; one part is bought for a car that it may not fit. */
export const mixedCheckout: OpenCheckout = (() => {
  const checkout = checkoutOf([line(gowanus, alternator, 2), line(stuyvesant, headlight)]);
  return {
    ...checkout,
    groups: checkout.groups.map((group) =>
      group.seller === checkout.groups[1]?.seller
        ? { ...group, fits: { [headlight.id]: conditionalFit } }
        : group,
    ),
  };
})();

/** One part, which is only picked up. */
export const smallCheckout: OpenCheckout = checkoutOf([line(stuyvesant, headlight)]);

export const blankCheckoutForm: CheckoutForm = {
  ...{ name: "", email: "", phone: "", street: "", unit: "", city: "", state: "", zip: "" },
  seen: "",
};

const order: Receipt["orders"][number] = {
  ...{ number: "PL-20440", sellerName: gowanus.name, sellerPhone: "(718) 555-0193" },
  payment: "counter",
  ...{ stage: "placed", status: "processing", fulfilment: "pickup", locationName: gowanus.place },
  ...{ collectionCode: null, carrier: null, trackingNumber: null },
  ...{ totalCents: 760_00, coreCents: 70_00, deliveryCents: 0, taxCents: 0 },
  isOfAccount: false,
  lines: [{ id: "1", name: alternator.name, quantity: 2, priceCents: alternator.priceCents }],
};

/** Two orders of one checkout: one waits for its seller, the other lies at the counter. */
export const receipt: Receipt = {
  token: "bQ3v1",
  orders: [
    order,
    {
      ...order,
      ...{ number: "PL-20441", sellerName: stuyvesant.name, locationName: stuyvesant.place },
      ...{ stage: "ready", collectionCode: "K7Q2MX", totalCents: 356_00, coreCents: 0 },
      lines: [{ id: "2", name: headlight.name, quantity: 1, priceCents: headlight.priceCents }],
    },
  ],
};
