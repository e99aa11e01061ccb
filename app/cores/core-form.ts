import { formatAmount } from "~/content/format";
import type { PhotosTyped } from "~/order-photos/order-photo";
import type { CoreArrowName } from "./core-graph";

/* What the forms of a deposit's page and their answers have in common, without what reads the forms. Browser-safe. */

/** What such a form says. */
export interface CoreForm {
  intent: CoreArrowName;
  carrier: string;
  trackingNumber: string;
  kept: string;
  reason: string;
}

export type CoreField = Exclude<keyof CoreForm, "intent">;

/** What is wrong with such a form, and what it said. */
export interface CoreRefusal {
  /** Absent where the photos alone were refused. */
  problem?: { field: CoreField; message: string };
  form: CoreForm;
  photos: PhotosTyped;
}

/** Why no such part of a deposit can be kept: none of it, all of it, or more. */
export function keptRefusal(keptCents: number, depositCents: number): string {
  if (keptCents === 0) return "To keep nothing, pay the whole deposit back.";
  return keptCents === depositCents
    ? "To keep all of it, refuse the old part."
    : `That's more than the deposit of ${formatAmount(depositCents)}.`;
}
