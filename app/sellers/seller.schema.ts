import * as z from "zod";
import type { Coords } from "~/catalog/distance";
import { parseMoney, plainDollars } from "~/catalog/money";
import { placeTextLimit } from "~/places/place-text";
import type { WeekHours } from "~/platform/db/schema.server";
import { type SellerKind, sellerKinds } from "~/platform/enums";
import { coordsOf } from "~/search/geo/parse-numbers";
import { oneLine } from "~/text/one-line";
import { dayGroups, timePattern } from "./opening-hours";

/*
 * What a seller says of the business. The form's fields are text: what a person may get wrong is answered
 * in the field. Browser-safe.
 */

/** The longest name of a business, in characters. */
export const sellerNameLimit = 80;

const typed = (most: number) => z.string().max(most).default("");
const ticked = z.literal("on").optional();

export const businessFormSchema = z.object({
  redirectTo: typed(2_000),
  kind: typed(20),
  name: typed(400),
  place: typed(400),
  /** Where in that place, in degrees: none where the town is enough. */
  pinLat: z.string().max(40).optional(),
  pinLng: z.string().max(40).optional(),
  phone: typed(100),
  weekdaysOpens: typed(20),
  weekdaysCloses: typed(20),
  saturdayOpens: typed(20),
  saturdayCloses: typed(20),
  sundayOpens: typed(20),
  sundayCloses: typed(20),
  offersPickup: ticked,
  delivers: ticked,
  deliveryRadiusMiles: typed(40),
  deliveryFee: typed(100),
  freeDeliveryFrom: typed(100),
  returnDays: typed(20),
  coreDays: typed(20),
  handlingDays: typed(20),
});

export type BusinessForm = z.output<typeof businessFormSchema>;
export type BusinessField = Exclude<keyof BusinessForm, "redirectTo" | "pinLat" | "pinLng">;

/** What is wrong, by field, in the order of the form. */
export type BusinessErrors = Partial<Record<BusinessField, string>>;

/** A business as it is kept, but for where it is. */
export interface Business {
  kind: SellerKind;
  name: string;
  phone: string | null;
  openingHours: WeekHours | null;
  offersPickup: boolean;
  delivers: boolean;
  deliveryRadiusMiles: number | null;
  deliveryFeeCents: number;
  freeDeliveryFromCents: number | null;
  returnDays: number | null;
  /** How long a buyer has to send an old part back for its deposit. */
  coreDays: number;
  handlingDays: number | null;
}

/** How long a buyer may send a part back, in days. */
export const returnChoices = [0, 7, 14, 30, 60, 90] as const;
/** How long until an order is ready, in business days. */
export const handlingChoices = [0, 1, 2, 3, 5, 10] as const;

/** How long for an old part where nobody says, and at most, in days. */
const usualCoreDays = 30;
const mostCoreDays = 365;

/** Dearer than that is a slip of the finger, in cents. */
const mostDeliveryCents = 100_000_00;
/** Half the way around the earth, in miles. */
const mostRadiusMiles = 12_500;

export type BusinessOutcome =
  | { kind: "ok"; business: Business; place: string }
  | { kind: "bad"; errors: BusinessErrors };

/** A business as it was typed. Where its place is, only the gazetteer knows. */
export function parseBusiness(form: BusinessForm): BusinessOutcome {
  const errors: BusinessErrors = {};
  const kind = sellerKinds.find((each) => each === form.kind) ?? "business";
  const name = oneLine(form.name);
  if (name === "") errors.name = "Enter the name that buyers see.";
  else if (name.length > sellerNameLimit)
    errors.name = `Use at most ${sellerNameLimit} characters.`;
  const place = oneLine(form.place);
  if (place === "") errors.place = "Enter a city, like Springfield, IL, or a postal code.";
  else if (place.length > placeTextLimit) errors.place = "Enter a city or a postal code alone.";
  const phone = parsePhone(form.phone, errors);
  const openingHours = parseHours(form, errors);
  const offersPickup = form.offersPickup === "on";
  const delivers = form.delivers === "on";
  if (!offersPickup && !delivers)
    errors.offersPickup = "Choose pickup, delivery, or both: buyers need one of them.";
  const delivery = delivers ? parseDelivery(form, errors) : null;
  const returnDays = chosen(form.returnDays, returnChoices);
  const handlingDays = chosen(form.handlingDays, handlingChoices);
  const coreDays = parseCoreDays(form.coreDays, errors);
  if (Object.keys(errors).length > 0) return { kind: "bad", errors };
  const business = {
    ...{
      kind,
      name,
      phone,
      openingHours,
      offersPickup,
      delivers,
      returnDays,
      handlingDays,
      coreDays,
    },
    deliveryRadiusMiles: delivery?.radiusMiles ?? null,
    deliveryFeeCents: delivery?.feeCents ?? 0,
    freeDeliveryFromCents: delivery?.freeFromCents ?? null,
  };
  return { kind: "ok", place, business };
}

/** The point on the map that was chosen; null for none, undefined where it is none on earth. */
export function parsePin({ pinLat = "", pinLng = "" }: BusinessForm): Coords | null | undefined {
  if (pinLat.trim() === "" && pinLng.trim() === "") return null;
  return coordsOf(`${pinLat.trim()},${pinLng.trim()}`);
}

function parsePhone(text: string, errors: BusinessErrors): string | null {
  const phone = oneLine(text);
  if (phone === "") return null;
  const digits = phone.replaceAll(/\D/g, "").length;
  if (!/^[+(\d][\d ()./x-]*$/i.test(phone) || digits < 7 || digits > 18)
    errors.phone = "Enter a phone number with its area code, like (312) 555-0123.";
  return phone;
}

function parseHours(form: BusinessForm, errors: BusinessErrors): WeekHours | null {
  const week: WeekHours = [[], [], [], [], [], [], []];
  for (const { key, days } of dayGroups) {
    const [opens, closes] = [form[`${key}Opens`].trim(), form[`${key}Closes`].trim()];
    if (opens === "" && closes === "") continue;
    if (!timePattern.test(opens))
      errors[`${key}Opens`] = "Enter when you open, or leave both times empty when you're closed.";
    else if (!timePattern.test(closes))
      errors[`${key}Closes`] =
        "Enter when you close, or leave both times empty when you're closed.";
    else if (closes <= opens) errors[`${key}Closes`] = "Closing time comes after opening time.";
    else for (const day of days) week[day] = [{ opens, closes }];
  }
  return week.some((day) => day.length > 0) ? week : null;
}

function parseDelivery(form: BusinessForm, errors: BusinessErrors) {
  const cents = (field: "deliveryFee" | "freeDeliveryFrom"): number | null => {
    const text = form[field].trim();
    if (text === "") return null;
    const money = parseMoney(text);
    if (money.kind === "bad") errors[field] = money.hint;
    else if (money.cents > mostDeliveryCents) errors[field] = "That's higher than any delivery.";
    else return money.cents;
    return null;
  };
  const miles = form.deliveryRadiusMiles.trim();
  const radiusMiles = miles === "" ? null : Number(miles);
  if (
    radiusMiles !== null &&
    !(Number.isInteger(radiusMiles) && radiusMiles > 0 && radiusMiles <= mostRadiusMiles)
  )
    errors.deliveryRadiusMiles = "Enter whole miles, like 50, or nothing to deliver anywhere.";
  const freeFromCents = cents("freeDeliveryFrom");
  return { radiusMiles, feeCents: cents("deliveryFee") ?? 0, freeFromCents };
}

function parseCoreDays(text: string, errors: BusinessErrors): number {
  const typed = text.trim();
  const days = typed === "" ? usualCoreDays : /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(days >= 1 && days <= mostCoreDays))
    errors.coreDays = `Enter whole days from 1 to ${mostCoreDays}, like ${usualCoreDays}.`;
  return days;
}

/** One of the choices, as a select sends it; null for none of them. */
const chosen = (text: string, choices: readonly number[]): number | null =>
  choices.find((choice) => String(choice) === text) ?? null;

/** The form of a business that is kept, as its fields show it. */
export function businessFields(
  business: Business & { locationName: string },
): Record<BusinessField, string> {
  const day = (index: number) => business.openingHours?.[index]?.[0];
  const dollars = (cents: number | null) => (cents === null ? "" : plainDollars(cents));
  const number = (value: number | null) => value?.toString() ?? "";
  return {
    kind: business.kind,
    name: business.name,
    place: business.locationName,
    phone: business.phone ?? "",
    weekdaysOpens: day(0)?.opens ?? "",
    weekdaysCloses: day(0)?.closes ?? "",
    saturdayOpens: day(5)?.opens ?? "",
    saturdayCloses: day(5)?.closes ?? "",
    sundayOpens: day(6)?.opens ?? "",
    sundayCloses: day(6)?.closes ?? "",
    offersPickup: business.offersPickup ? "on" : "",
    delivers: business.delivers ? "on" : "",
    deliveryRadiusMiles: number(business.deliveryRadiusMiles),
    deliveryFee: business.deliveryFeeCents === 0 ? "" : dollars(business.deliveryFeeCents),
    freeDeliveryFrom: dollars(business.freeDeliveryFromCents),
    returnDays: number(business.returnDays),
    coreDays: number(business.coreDays),
    handlingDays: number(business.handlingDays),
  };
}
