import { parseMoney } from "~/catalog/money";

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

/** The form's values: a preset, a custom amount as typed, or neither. */
export type DonationChoice = { preset: number | null; custom: string };

export type DonationOutcome =
  | { kind: "ok"; amountDollars: number }
  /** Nothing chosen. */
  | { kind: "none"; message: string }
  | { kind: "bad"; message: string };

/** The amount that a choice comes to. An amount of one's own wins over a preset. */
export function readDonation({ preset, custom }: DonationChoice): DonationOutcome {
  if (custom.trim() !== "") return readCustomAmount(custom);
  return preset === null
    ? { kind: "none", message: "Choose one of the amounts, or enter your own." }
    : { kind: "ok", amountDollars: preset };
}

/** An amount of one's own as it was typed: `15`, `$15`, `1,500.00`. Whole dollars, within the bounds. */
export function readCustomAmount(typed: string): Exclude<DonationOutcome, { kind: "none" }> {
  const amount = parseMoney(typed);
  const amountDollars = amount.kind === "ok" ? amount.cents / 100 : Number.NaN;
  if (
    amountDollars % DONATION_STEP === 0 &&
    amountDollars >= MIN_DONATION &&
    amountDollars <= MAX_DONATION
  )
    return { kind: "ok", amountDollars };
  return {
    kind: "bad",
    message: `Enter a whole number of dollars from ${MIN_DONATION} to ${MAX_DONATION.toLocaleString("en-US")}, like 15.`,
  };
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
