import * as z from "zod";
import { maxOrderQuantity } from "~/orders/order.schema";
import type { BoughtFor } from "~/platform/enums";

/* What a cart keeps, and what its forms send. Browser-safe. */

/** The most lines in an account's cart, and in a visitor's browser, whose cookie has room for no more. */
export const cartLimit = 50;
export const visitorCartLimit = 20;

/** The id of a listing, as addresses have it. */
export const listingIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const boughtForSchema = z.object({
  year: z.number().int().min(1900).max(2100),
  make: z.string().min(1).max(40),
  model: z.string().min(1).max(60),
  engine: z.string().min(1).max(60).optional(),
}) satisfies z.ZodType<BoughtFor>;

const cents = z.number().int().min(0).max(2_147_483_647);
export const keptQuantitySchema = z.number().int().min(1).max(maxOrderQuantity);
export const keptPriceSchema = cents.min(1);
export const keptCoreSchema = cents;

/** A line as a cart keeps it: what is wanted, and what a piece was agreed to cost. */
export interface KeptLine {
  listingId: string;
  quantity: number;
  priceCents: number;
  /** The deposit for the old part, of a piece. */
  coreCents: number;
  vehicle: BoughtFor | null;
  /** Where it stands among the others: in an account when it was added, in ms; in a browser how many stand before it. */
  place: number;
}

export const removedLineSchema = z.object({
  listingId: listingIdSchema,
  quantity: keptQuantitySchema,
  priceCents: keptPriceSchema,
  coreCents: keptCoreSchema,
  vehicle: boughtForSchema.nullable(),
  place: z.number().int().nonnegative(),
}) satisfies z.ZodType<KeptLine>;

const typed = (most = 20) => z.string().max(most).default("");

/** What the cart's forms send. Amounts are text: what a person may get wrong is answered in words. */
export const cartFormSchema = z.object({
  intent: z.enum(
    ["add", "quantity", "remove", "agree", "restore"],
    "must be add, quantity, remove, agree, or restore",
  ),
  listingId: typed(64),
  quantity: typed(),
  /** What the reader has seen and agrees to. */
  priceCents: typed(),
  coreCents: typed(),
  /** Sent by the script in the page, which shows the answer itself. */
  enhanced: z.literal("1").optional(),
  /** Of a list: where it is, to which an answer comes back as a message. Its parts' rows are named by their ids. */
  returnTo: z.string().optional(),
});

export type CartForm = z.output<typeof cartFormSchema>;

const wholeCents = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

const seenSchema = z.object({
  quantity: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(keptQuantitySchema),
  priceCents: wholeCents.pipe(keptPriceSchema),
  coreCents: wholeCents.pipe(keptCoreSchema),
});

/** What somebody agrees to, out of the form; undefined where it was no page of ours that filled it. */
export const parseSeen = (form: CartForm) => seenSchema.safeParse(form).data;

/** What a form of the cart came to. */
export type CartAnswer =
  | { kind: "added" }
  | { kind: "done" }
  /** `listingId`: the line that it is about. */
  | { kind: "refused"; message: string; listingId: string };
