/*
 * The rules of a donation (SPEC E4). Browser-safe: the page and the checkout read the same ones.
 */

/** The amounts on offer, in whole dollars. */
export const DONATION_PRESETS = [5, 10, 25, 50, 100] as const;

/** The one that is chosen to begin with. */
export const DEFAULT_DONATION = 10;

/** The smallest amount of one's own, in dollars. */
export const MIN_DONATION = 1;

/** Amounts of one's own are whole dollars. */
export const DONATION_STEP = 1;

/** The largest, in dollars: a slip of the finger should not become a mortgage. */
export const MAX_DONATION = 99_999;

/** What stands on the form: a preset, an amount of one's own as it was typed, or neither. */
export type DonationChoice = { preset: number | null; custom: string };

export type DonationOutcome =
  | { kind: "ok"; amountDollars: number }
  /** Nothing chosen. */
  | { kind: "none"; message: string }
  | { kind: "bad"; message: string };

/** The amount that a choice comes to. An amount of one's own wins over a preset. */
export function readDonation({ preset, custom }: DonationChoice): DonationOutcome {
  const typed = custom.trim();
  const amount = typed === "" ? preset : wholeDollars(typed);
  if (amount === null && typed === "")
    return { kind: "none", message: "Choose one of the amounts, or enter your own." };
  if (amount === null || amount < MIN_DONATION || amount > MAX_DONATION)
    return {
      kind: "bad",
      message: `Enter a whole number of dollars from ${MIN_DONATION} to ${MAX_DONATION.toLocaleString("en-US")}, like 15.`,
    };
  return { kind: "ok", amountDollars: amount };
}

// A number field may hand over "15.00", "1e3" or "-5"; only plain whole dollars are an amount.
function wholeDollars(text: string): number | null {
  return /^\d{1,9}(\.0{1,2})?$/.test(text) ? Number(text) : null;
}

/** What the form's fields `preset` and `custom` say. Presets that are not on offer count as typed. */
export function donationFromQuery(params: URLSearchParams): DonationChoice {
  const preset = params.get("preset") ?? "";
  const offered = DONATION_PRESETS.find((amount) => String(amount) === preset);
  const custom = params.get("custom")?.trim() ?? "";
  return { preset: offered ?? null, custom: custom || (offered ? "" : preset) };
}

/** The checkout's query for a choice that holds. */
export function donationQuery(choice: DonationChoice): string {
  const custom = choice.custom.trim();
  return new URLSearchParams(
    custom ? { custom } : { preset: String(choice.preset ?? "") },
  ).toString();
}

/**
 * The provider's donate page with the amount, and the hosted button where there is one.
 * @param base the provider's page; a query of its own is kept
 * @param amountDollars whole dollars
 */
export function donationUrl(
  base: string,
  { amountDollars, buttonId }: { amountDollars: number; buttonId?: string },
): string {
  const url = new URL(base);
  if (buttonId) url.searchParams.set("hosted_button_id", buttonId);
  url.searchParams.set("amount", String(amountDollars));
  return url.href;
}
