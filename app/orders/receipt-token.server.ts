import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";

const tokenSchema = z.object({ receiptOf: z.uuid() });

/** What the link to a guest's orders carries: nobody can make one but the site. */
export const receiptToken = (checkoutId: string): string => encrypt({ receiptOf: checkoutId });

/** The checkout that a link is about; undefined for one that is not ours. */
export const parseReceiptToken = (token: string | undefined): string | undefined =>
  tokenSchema.safeParse(decrypt(token)).data?.receiptOf;
