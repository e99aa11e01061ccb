import type { CoreDetails, CoreListItem } from "~/cores/core-details";
import type { CoreState } from "~/platform/enums";

/* Deposits for old parts, as the loaders of their pages answer them. */

const at = (day: string) => new Date(`${day}T15:00:00Z`);

/** A deposit of 45 dollars for an alternator, as its buyer sees it on the day that it begins. */
export const heldCore: CoreDetails = {
  id: "019a0000-0000-7000-8000-0000000000c1",
  orderNumber: "PL-20440",
  side: "buyer",
  partName: "Alternator, 130 A",
  partNumber: "27060-0V210",
  payment: "counter",
  quantity: 1,
  otherName: "Hudson Auto Supply",
  depositCents: 45_00,
  keptCents: null,
  state: "held",
  sendBy: at("2026-12-21"),
  locationName: "Lower East Side, New York",
  photos: [],
  ...{ carrier: null, trackingNumber: null, reason: "" },
  ...{ reminders: 0, remindedAt: null, sentAt: null, receivedAt: null, settledAt: null },
  createdAt: at("2026-11-21"),
  settledBy: null,
};

/** The same in a state that it comes to. */
export function coreAt(state: CoreState, more: Partial<CoreDetails> = {}): CoreDetails {
  const isThere = state !== "held" && state !== "waived" && state !== "forfeited";
  const isOver = isThere ? state !== "sent" && state !== "received" : state !== "held";
  const settledBy = state === "refunded" || state === "reduced" || state === "waived";
  return {
    ...heldCore,
    ...{ state, keptCents: isOver ? 0 : null, settledBy: settledBy ? "seller" : null },
    ...(isThere && { sentAt: at("2026-11-28"), carrier: "UPS", trackingNumber: "1Z 999 AA1" }),
    ...(isThere && state !== "sent" && { receivedAt: at("2026-12-02") }),
    ...(isOver && { settledAt: at("2026-12-04") }),
    ...more,
  };
}

/** It as its seller sees it. */
export const ofSeller = (core: CoreDetails): CoreDetails => ({
  ...core,
  ...{ side: "seller", otherName: "Mary Ann Lee" },
});

const row = (
  id: string,
  state: CoreState,
  partName: string,
  more: Partial<CoreDetails> = {},
): CoreListItem => coreAt(state, { id, partName, ...more });

/** A buyer's: three are out, three are over. */
export const boughtCores = {
  open: [
    row("c1", "held", "Brake Caliper, Front Left", {
      sendBy: at("2026-12-01"),
      depositCents: 60_00,
    }),
    row("c2", "held", "Alternator, 130 A"),
    row("c3", "sent", "Starter Motor", { depositCents: 35_00, orderNumber: "PL-20438" }),
  ],
  settled: [
    row("c4", "refunded", "AC Compressor", { depositCents: 110_00, orderNumber: "PL-20371" }),
    row("c5", "reduced", "Power Steering Rack", { depositCents: 150_00, keptCents: 40_00 }),
    row("c6", "forfeited", "Turbocharger", { depositCents: 250_00, keptCents: 250_00 }),
  ],
  out: { many: 3, cents: 140_00 },
};

const soldRow: typeof row = (id, state, partName, more) =>
  row(id, state, partName, { side: "seller", ...more });

/** A seller's: one of each is to come, one waits to be settled. */
export const soldCores = {
  open: [
    soldRow("c7", "received", "Alternator, 130 A", { otherName: "Luis Ortega" }),
    soldRow("c8", "sent", "Starter Motor", { otherName: "Brooklyn Brake & Tire", quantity: 3 }),
    soldRow("c9", "held", "Water Pump", { otherName: "Dana Whitfield", depositCents: 18_50 }),
  ],
  settled: [soldRow("c10", "waived", "Carburetor", { otherName: "Priya Raman" })],
  out: { many: 3, cents: 108_50 },
};

export const noCores = { open: [], settled: [], out: { many: 0, cents: 0 } };
