import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { newId } from "~/platform/db/id.server";

const tokenSchema = z.object({ beginCheckout: z.uuid() });

/**
 * What the cart's form carries for somebody without an account: sent twice at once, before an answer has given the
 * browser a cookie, it begins one checkout. Sealed, for who names a checkout gets it.
 */
export const newBeginToken = (): string => encrypt({ beginCheckout: newId() });

/** The id of the checkout that a form begins; undefined for none of ours. */
export const parseBeginToken = (token: string | undefined): string | undefined =>
  tokenSchema.safeParse(decrypt(token)).data?.beginCheckout;
