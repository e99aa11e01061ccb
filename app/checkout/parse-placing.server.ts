import type { Coords } from "~/catalog/distance";
import { resolvePlace } from "~/places/find-places.server";
import {
  type CheckoutErrors,
  type CheckoutForm,
  parseAddress,
  parseContact,
  parseNote,
} from "./checkout.schema";
import type { Placing, SellerChoice } from "./checkout.server";
import { type OpenCheckout, waysOf } from "./checkout-view";

/** Where a ZIP code is; null for one that nobody knows. */
async function placeOfZip(zip: string): Promise<Coords | null> {
  const found = await resolvePlace(zip.slice(0, 5), "US");
  return found.kind === "found" ? { lat: found.place.lat, lng: found.place.lng } : null;
}

/** What is to be placed, out of the form; `errors` by field where something is missing. */
export async function parsePlacing(
  form: CheckoutForm,
  { id, groups }: Pick<OpenCheckout, "id" | "groups">,
): Promise<{ kind: "ok"; placing: Placing } | { kind: "bad"; errors: CheckoutErrors }> {
  const { contact, errors } = parseContact(form);
  const choices = new Map<string, SellerChoice>();
  const statements = new Map<string, string>();
  let line = 0;
  for (const [at, group] of groups.entries()) {
    const ways = waysOf(group);
    const said = form[`fulfilment${at}`];
    const fulfilment = ways.find((way) => way === said) ?? (said ? undefined : ways[0]);
    if (!fulfilment) errors[`fulfilment${at}`] = "Choose how you get these parts.";
    const { note, error } = parseNote(form, at);
    if (error) errors[`note${at}`] = error;
    const feeCents = Number(form[`fee${at}`] || 0);
    // Blank where none was shown.
    const tax = form[`tax${at}`];
    const taxCents = tax ? Number(tax) : undefined;
    if (fulfilment) choices.set(group.seller.id, { fulfilment, note, feeCents, taxCents });
    for (const { listing } of group.lines) {
      const fit = form[`fit${line}`];
      if (fit) statements.set(listing.id, fit);
      line += 1;
    }
  }
  const isDelivered = [...choices.values()].some(({ fulfilment }) => fulfilment === "delivery");
  const { address, errors: wrong } = parseAddress(form);
  if (isDelivered) Object.assign(errors, wrong);
  if (Object.keys(errors).length > 0) return { kind: "bad", errors };
  return {
    kind: "ok",
    placing: {
      ...{ checkoutId: id, seen: form.seen, contact, choices, fitStatements: statements },
      address: isDelivered ? address : null,
      addressAt: isDelivered ? await placeOfZip(address.zip) : null,
    },
  };
}
