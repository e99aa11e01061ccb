import * as z from "zod";
import { type Arrow, type ArrowName, orderArrows } from "./order-graph";

/** The most pieces that one order takes. */
export const maxOrderQuantity = 10;

const orderNumberSchema = z.string().regex(/^PL-\d{1,12}$/);

/** An order number as an address carries it; undefined for anything else. */
export function parseOrderNumber(text: string | undefined): string | undefined {
  return orderNumberSchema.safeParse(text).data;
}

/** The arrows that a person follows from the order's page: what is sent of it is said on a page of its own. */
const arrowsOfPeople = (Object.entries(orderArrows) as [ArrowName, Arrow][])
  .filter(([name, { by }]) => (by === "buyer" || by === "seller") && name !== "ship-some")
  .map(([name]) => name);

/** The arrow that an address asks about before it is followed; undefined for none. */
export const parseArrow = (text: string | null): ArrowName | undefined =>
  arrowsOfPeople.find((name) => name === text);

/** The forms of the order page: the button says what is done, the fields what belongs to it. */
export const moveOrderFormSchema = z.object({
  intent: z.enum(arrowsOfPeople, `must be one of ${arrowsOfPeople.join(", ")}`),
  reason: z.string().max(10_000).default(""),
  code: z.string().max(100).default(""),
  carrier: z.string().max(1_000).default(""),
  trackingNumber: z.string().max(1_000).default(""),
});

export type MoveOrderForm = z.output<typeof moveOrderFormSchema>;

/** The form that puts the dashboard's samples away, or takes them out again. */
export const samplesFormSchema = z.object({
  samples: z.enum(["hide", "show"], "must be hide or show"),
});

/** The purchase form. The quantity is text: what a person may get wrong is answered in its field. */
export const purchaseFormSchema = z.object({
  /** Made by the server with the form, so that sending it twice orders once. */
  orderId: z.uuid("must be the id that came with the form"),
  quantity: z.string().max(20).default(""),
  /** The number of the earlier order beside which another is wanted; empty for none. */
  another: z.string().max(20).default(""),
  /** What is confirmed of a fit in doubt, word for word; empty for nothing. */
  fit: z.string().max(2_000).default(""),
});

const quantitySchema = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(maxOrderQuantity));

export type QuantityOutcome = { kind: "ok"; quantity: number } | { kind: "bad"; message: string };

/** A typed quantity: a whole number from 1 to the most per order. */
export function parseQuantity(text: string): QuantityOutcome {
  const parsed = quantitySchema.safeParse(text);
  return parsed.success
    ? { kind: "ok", quantity: parsed.data }
    : { kind: "bad", message: `Choose a quantity from 1 to ${maxOrderQuantity}.` };
}
