import * as z from "zod";
import { fieldsOfEach } from "~/orders/fields-of-each";
import type { DeliveryAddress } from "~/platform/enums";
import { isTypedAddress } from "~/platform/mail/mail-address";
import { statesOfUs } from "~/platform/us-states";
import { oneLine } from "~/text/one-line";
import { typedLines } from "~/text/typed-lines";

/* What the checkout's form sends, and what is wrong with it. Browser-safe. */

const typed = (most: number) => z.string().max(most).default("");

/**
 * The form: contact and address; for each seller, by its place in the list, how its parts are got (`fulfilment0`), a note
 * (`note0`), the delivery fee (`fee0`) and the tax (`tax0`) that were shown; for each line what is confirmed of its fit (`fit0`).
 */
export const checkoutFormSchema = z.object({
  name: typed(1_000),
  email: typed(1_000),
  phone: typed(1_000),
  street: typed(20_000),
  unit: typed(1_000),
  city: typed(1_000),
  state: typed(100),
  zip: typed(100),
  /** What the page showed. */
  seen: typed(100),
  /** The name of its button, by which the focus finds it. */
  place: typed(10),
  ...fieldsOfEach("fulfilment", 20),
  ...fieldsOfEach("note", 5_000),
  ...fieldsOfEach("fee", 20),
  ...fieldsOfEach("tax", 20),
  ...fieldsOfEach("fit", 2_000),
});

type Fixed = "name" | "email" | "phone" | "street" | "unit" | "city" | "state" | "zip" | "seen";
type OfEach = `${"fulfilment" | "note" | "fee" | "tax" | "fit"}${number}`;

/** What it sends; fields of sellers and lines that there are not are blank. */
export type CheckoutForm = Record<Fixed, string> & { [Name in OfEach]?: string };

export type CheckoutField = Fixed | OfEach;
export type CheckoutErrors = { [Name in CheckoutField]?: string };

const zipPattern = /^\d{5}(-\d{4})?$/;
const phonePattern = /^[\d\s()+.x-]{7,30}$/i;

/** How much of each may be said. */
const longest = { name: 80, street: 100, unit: 40, city: 60, note: 500 } as const;

const tooLong = (field: keyof typeof longest) => `Use ${longest[field]} characters or fewer.`;

export interface Contact {
  name: string;
  email: string;
  phone: string | null;
}

/** Who orders, out of the form; `errors` by field where something is missing. */
export function parseContact(form: CheckoutForm): { contact: Contact; errors: CheckoutErrors } {
  const [name, email, phone] = [form.name.trim(), form.email.trim(), form.phone.trim()];
  const errors: CheckoutErrors = {};
  if (name === "") errors.name = "Enter your name, so the seller knows who's coming.";
  else if (name.length > longest.name) errors.name = tooLong("name");
  if (email === "") errors.email = "Email is required";
  else if (!isTypedAddress(email)) errors.email = "Email address is invalid";
  if (phone !== "" && !phonePattern.test(phone))
    errors.phone = "Enter a phone number like (212) 555-0141, or leave it empty.";
  return { contact: { name, email, phone: phone || null }, errors };
}

/** Where a delivery goes, out of the form. */
export function parseAddress(form: CheckoutForm): {
  address: DeliveryAddress;
  errors: CheckoutErrors;
} {
  const address: DeliveryAddress = {
    ...{ name: oneLine(form.name), street: oneLine(form.street), unit: oneLine(form.unit) },
    ...{
      city: oneLine(form.city),
      state: oneLine(form.state).toUpperCase(),
      zip: oneLine(form.zip),
    },
  };
  const errors: CheckoutErrors = {};
  if (address.street === "") errors.street = "Enter a street address.";
  else if (address.street.length > longest.street) errors.street = tooLong("street");
  if (address.unit.length > longest.unit) errors.unit = tooLong("unit");
  if (address.city === "") errors.city = "Enter a city.";
  else if (address.city.length > longest.city) errors.city = tooLong("city");
  if (!statesOfUs.some(({ code }) => code === address.state)) errors.state = "Choose a state.";
  if (!zipPattern.test(address.zip)) errors.zip = "Enter a ZIP code like 10002.";
  return { address, errors };
}

/** What is said to a seller. */
export function parseNote(form: CheckoutForm, at: number): { note: string; error?: string } {
  const note = typedLines(form[`note${at}`] ?? "");
  return note.length > longest.note ? { note, error: tooLong("note") } : { note };
}
