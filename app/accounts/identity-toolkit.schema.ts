import * as z from "zod";

/*
 * What the identity provider answers, as far as we read it.
 * https://cloud.google.com/identity-platform/docs/use-rest-api
 */

/** Whole seconds, which the protocol writes as a string. */
const seconds = z.string().regex(/^\d{1,9}$/);

const session = {
  localId: z.string().min(1),
  email: z.string().min(3),
  idToken: z.string().min(1),
  refreshToken: z.string().min(1),
  expiresIn: seconds,
};

/** accounts:signInWithPassword */
export const signInAnswerSchema = z.object({ ...session, displayName: z.string().optional() });

/** accounts:signUp */
export const signUpAnswerSchema = z.object(session);

/** accounts:update, which hands out new tokens only when something in them changed. */
export const updateAnswerSchema = z.object({
  localId: z.string().min(1),
  displayName: z.string().optional(),
  idToken: z.string().min(1).optional(),
  refreshToken: z.string().min(1).optional(),
  expiresIn: seconds.optional(),
});

/** accounts:sendOobCode: where the mail went. */
export const sentMailAnswerSchema = z.object({ email: z.string().min(3) });

/** accounts:lookup; a field that is false may be absent. */
export const lookupAnswerSchema = z.object({
  users: z
    .array(z.object({ email: z.string().min(3), emailVerified: z.boolean().default(false) }))
    .length(1),
});

/** accounts:delete, which says no more than that it did. */
export const deleteAnswerSchema = z.object({
  kind: z.literal("identitytoolkit#DeleteAccountResponse").optional(),
});

/** The token service, which writes its names in its own way. */
export const refreshAnswerSchema = z.object({
  id_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: seconds,
  user_id: z.string().min(1),
});

/** Any of them when it refuses; `message` is a code, at times followed by ` : ` and a detail. */
export const errorAnswerSchema = z.object({
  error: z.object({ code: z.number(), message: z.string().min(1) }),
});

/** The part of an ID token's claims that we read. */
export const idTokenClaimsSchema = z.object({
  iat: z.number(),
  email_verified: z.boolean().default(false),
});
