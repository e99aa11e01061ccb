import { photoLimits } from "~/photos/photo.schema";
import type { Condition, Grade } from "~/platform/enums";
import { nameKey } from "~/text/fold";
import { bad, type ImportState, importLimits, ok, type Reading } from "./import-row.schema";
import { readLine } from "./read-number-text";

/* What cells with a few words say: condition, grade, stock, warranty, brand, status, photos. Browser-safe. */

/** Words in small letters, a space between. */
const phrase = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();

const wordsOf = (list: string) => list.split("|").map((each) => each.trim());

/** Numbers are eBay's condition IDs. */
const conditionWords: ReadonlyMap<string, Condition> = new Map([
  ...wordsOf(
    "new|brand new|new in box|nib|new old stock|nos|new other|new other see details|new open box|open box|new without box|new without packaging|unused|new oem|oem new|new aftermarket|aftermarket new|genuine new|factory new|neu|fabrikneu|neuware|neuteil|neu sonstige|1000|1500",
  ).map((each) => [each, "new"] as const),
  ...wordsOf(
    "refurbished|certified refurbished|seller refurbished|manufacturer refurbished|excellent refurbished|very good refurbished|good refurbished|remanufactured|reman|certified remanufactured|remanufactured oem|rebuilt|reconditioned|recon|overhauled|refurb|uberholt|überholt|generalüberholt|general überholt|generalueberholt|wiederaufbereitet|aufbereitet|vom verkäufer generalüberholt|austauschteil|at teil|2000|2010|2020|2030|2500",
  ).map((each) => [each, "refurbished"] as const),
  ...wordsOf(
    "used|pre owned|preowned|second hand|secondhand|recycled|recycled oem|used oem|oem used|lkq|like kind and quality|salvage|green|like new|used like new|used very good|used good|used acceptable|very good|good|acceptable|excellent|used excellent|gebraucht|gebrauchtteil|2750|3000|4000|5000|6000",
  ).map((each) => [each, "used"] as const),
]);

/** What Amazon's column `item-condition` holds. */
const amazonConditions: Readonly<Record<string, Condition>> = {
  ...{ "1": "used", "2": "used", "3": "used", "4": "used" },
  ...{ "10": "refurbished", "11": "new" },
};

const forParts =
  /\b(?:for parts|parts only|not working|non working|inoperable|core only|as core|broken|defekt|defective|als ersatzteil|scrap|junk)\b/;

const whatConditions = "Write new, refurbished or used.";

/** `isAmazon`: the column is one of Amazon's, whose numbers are no one else's. */
export function readCondition(text: string, isAmazon = false): Reading<Condition> {
  const said = phrase(text);
  if (said === "") return bad(`There's no condition. ${whatConditions}`);
  if (said === "7000" || said === "core" || forParts.test(said))
    return bad("Parts that don't work can't be sold here. Leave the row out.");
  if (said === "1750" || said === "new with defects")
    return bad("A new part with defects is sold as used. Write used, and describe the damage.");
  const amazon = isAmazon ? amazonConditions[said] : undefined;
  const condition =
    amazon ??
    conditionWords.get(said) ??
    conditionWords.get(said.replace(/(?:^grade [abc]| grade [abc]| [abc] grade)$/, "").trim()) ??
    // `Used - some scratches`: what follows is a remark.
    conditionWords.get(/^(\S+)\s*[-–:,;(/]/.exec(text.trim().toLowerCase())?.[1] ?? "");
  return condition ? ok(condition) : bad(`We don't know this condition. ${whatConditions}`);
}

const ungraded = /^(?:|x|n|na|none|ungraded|not graded|unknown|ohne)$/;

/** The grade of a used part; null where nobody gave it one. */
export function readGrade(text: string): Reading<Grade | null> {
  const said = phrase(text).replaceAll("+", "");
  if (ungraded.test(said)) return ok(null);
  const [, grade] = /^(?:grade |class |klasse )?([abc])(?: grade)?$/.exec(said) ?? [];
  return grade
    ? ok(grade.toUpperCase() as Grade)
    : bad("Grades are A, B and C. Write one of them, or leave the cell blank.");
}

/** How many are in stock. */
export function readQuantity(text: string): Reading<number> {
  const said = text.trim();
  if (said === "") return bad("There's no quantity. Write how many you have, 0 if it's sold out.");
  const [, digits] = /^(\d{1,15})(?:[.,]0{1,2})?$/.exec(said) ?? [];
  if (digits === undefined)
    return bad(
      /^[-−(]/.test(said)
        ? "The quantity can't be below 0. Write how many you have."
        : "This isn't a whole number. Write how many you have, like 12 or 1200.",
    );
  return Number(digits) > importLimits.quantity
    ? bad(`This is over ${importLimits.quantity.toLocaleString("en-US")}, the most that we keep.`)
    : ok(Number(digits));
}

export type WarrantyUnit = "days" | "months" | "years";

const daysOf: Record<WarrantyUnit | "weeks", number> = {
  ...{ days: 1, weeks: 7, months: 30, years: 365 },
};

const warrantyUnits: readonly (readonly [RegExp, keyof typeof daysOf])[] = [
  [/^(?:d|days?|tage?n?)$/, "days"],
  [/^(?:w|wks?|weeks?|wochen?)$/, "weeks"],
  [/^(?:m|mos?|mths?|months?|monate?n?)$/, "months"],
  [/^(?:y|yrs?|years?|jahre?n?)$/, "years"],
];

const noWarranty =
  /^(?:|0|no|none|n a|as is|sold as is|no warranty|without warranty|no returns|keine|ohne)$/;

/** A warranty in days. Twelve months are a year. `unit` holds for a number without one. */
export function readWarranty(text: string, unit?: WarrantyUnit): Reading<number> {
  const said = phrase(text)
    .replace(/\b(?:warranty|guarantee|garantie|gewährleistung)\b/, "")
    .trim();
  if (noWarranty.test(said)) return ok(0);
  if (/^(?:lifetime|limited lifetime|life)$/.test(said))
    return bad("Write how many days or years that is, like 10 years.");
  const [, digits = "", name = ""] = /^(\d{1,5}) ?(\p{L}*)$/u.exec(said) ?? [];
  const own = warrantyUnits.find(([names]) => names.test(name))?.[1] ?? (name ? undefined : unit);
  if (digits === "" || (name && !own))
    return bad("This isn't a warranty we can read. Write it like 90 days, 6 months or 1 year.");
  if (!own) return bad("Are these days or months? Write it like 90 days, 6 months or 1 year.");
  const count = Number(digits);
  const days =
    own === "months"
      ? Math.floor(count / 12) * daysOf.years + (count % 12) * daysOf.months
      : count * daysOf[own];
  return days > importLimits.warrantyDays
    ? bad("This is over 100 years. Write how many days, months or years you stand by the part.")
    : ok(days);
}

const noBrand =
  /^(?:|unbranded|unbranded generic|generic|does not apply|not applicable|na|none|unknown|no brand|markenlos|ohne|nichtzutreffend)$/;

/** A brand as the catalog spells it, where it knows it; null where none is named. */
export function readBrand(
  text: string,
  brands: ReadonlyMap<string, string> = new Map(),
): Reading<string | null> {
  const read = readLine(text, importLimits.brand);
  if (read.kind === "bad") return read;
  return noBrand.test(
    phrase(read.value).replaceAll(/^n a$/g, "na").replace("nicht zutreffend", "nichtzutreffend"),
  )
    ? ok(null)
    : ok(brands.get(nameKey(read.value)) ?? read.value);
}

/** Names by how they are compared. */
export const namesByKey = (names: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...names].map((name) => [nameKey(name), name]));

const stateWords: ReadonlyMap<string, ImportState> = new Map([
  ...wordsOf("published|active|live|listed|true|yes|y|aktiv|online|veröffentlicht").map(
    (each) => [each, "published"] as const,
  ),
  ...wordsOf("draft|entwurf|unpublished").map((each) => [each, "draft"] as const),
  ...wordsOf("paused|inactive|hidden|on hold|false|no|n|inaktiv|pausiert").map(
    (each) => [each, "paused"] as const,
  ),
]);

/** Whether a listing is a draft, for sale or paused. Blank says nothing. */
export function readState(text: string): Reading<ImportState | undefined> {
  const said = phrase(text);
  if (said === "") return ok(undefined);
  const state = stateWords.get(said);
  if (state) return ok(state);
  return /^(?:archived|ended|deleted|sold|sold out|out of stock|unlisted)$/.test(said)
    ? bad("Leave out what is no longer for sale, or write quantity 0 and keep it published.")
    : bad("The status is draft, published or paused.");
}

/** Addresses of pictures, each once, in the order in which they are shown. */
export function readPictures(text: string): Reading<string[]> {
  const addresses = text.split(/[|\s]+|[;,](?=\s*(?:https?:|$))/i).filter(Boolean);
  const pictures = [...new Set(addresses)];
  for (const each of pictures) {
    const shown = each.slice(0, 80);
    const url = /^https?:\/\//i.test(each) && URL.canParse(each) ? new URL(each) : undefined;
    if (!url)
      return bad(
        `${shown} isn't a web address. Photos in a file are links that begin with https://.`,
      );
    if (url.username || url.password) return bad(`${shown} has a password in it. Take it out.`);
    if (each.length > importLimits.pictureUrl)
      return bad(`The link ${shown} is longer than ${importLimits.pictureUrl} characters.`);
  }
  return pictures.length > photoLimits.perListing
    ? bad(
        `These are ${pictures.length} photos, and a listing shows ${photoLimits.perListing}. Take some out.`,
      )
    : ok(pictures);
}
