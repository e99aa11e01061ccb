import type { Condition } from "../../../app/platform/enums";
import type { CopyRows } from "./copy-rows";
import { bool, bytes, int4, joined, none, noTexts, tenths, text } from "./fields";
import { remarks } from "./notes";
import { priceOf, quantityOf } from "./offers";
import type { Face, Product } from "./product";
import type { Random } from "./random";
import { type Counter, uuidDigits } from "./sellers";
import { lexemeOf } from "./word-ids";

/** The columns in the order of a row's fields: what goes with one thing is one piece. */
export const listingColumns = [
  "id, key, price_cents, core_charge_cents, quantity, created_at, updated_at, rating_count, rating",
  "condition, name, part_number, brand, category, part_type, image, description, warranty_days, grade, document",
  "location_name, lat, lng, seller_id, travel_time_minutes, cell, pictures, is_sample, seed",
].join();
/** The newest listing's moment of making, and how far apart two are at most. */
const newest = Date.UTC(2026, 0, 1);
const threeYears = 3 * 365 * 86_400_000;

export type Listing = {
  seed: number;
  index: number;
  key: number;
  product: Product;
  condition: Condition;
  face: Face;
  counter: Counter;
  /** What all listings of a load have in common, as `ofAllOf` has it. */
  ofAll: string;
};

/** `pictures, is_sample, seed`. */
export const ofAllOf = (seed: number) => joined(noTexts, bool(true), int4(seed));

const conditions = { new: text("new"), refurbished: text("refurbished"), used: text("used") };
const ends = {
  new: remarks.new.map(bytes),
  refurbished: remarks.refurbished.map(bytes),
  used: remarks.used.map(bytes),
};
const ratings = Array.from({ length: 51 }, (_, each) => tenths(each));

const warranties = { new: [0, 365, 730, 365, 1_095], refurbished: [0, 90], used: [0, 0, 30, 90] };

/** What the description says, if it does; else as is usual, without a draw of the dice. */
function warrantyOf(condition: Condition, end: string, index: number): number {
  const [, count] = /(One|Two|one|two)-year warranty/.exec(end) ?? [];
  if (count) return /one/i.test(count) ? 365 : 730;
  const usual = warranties[condition];
  return usual[index % usual.length] ?? 0;
}

const gradeFields = { A: text("A"), B: text("B"), C: text("C") };

/** As the description has it; of what says nothing of its state one in four is not graded, and few are worn. */
function gradeOf(end: string, index: number): string {
  if (end.includes("no damage")) return gradeFields.A;
  if (end.includes("light marks")) return gradeFields.B;
  return [gradeFields.A, gradeFields.B, none, gradeFields.C][index % 4] as string;
}

/** A row, with the words of its document. Answers what it asks, in cents, if it is in stock. */
export function putListing(
  rows: CopyRows,
  listing: Listing,
  words: readonly number[],
  dice: Random,
): number | undefined {
  const { seed, index, key, product, condition, face, counter } = listing;
  const cents = priceOf(product, condition, dice);
  const core =
    product.design.part.hasCore && condition === "refurbished"
      ? Math.max(500, Math.round(cents / 2_500) * 500)
      : 0;
  const made = newest - Math.floor(dice.next() * threeYears);
  const isRated = dice.chance(0.6);
  const rating = isRated ? Math.round((3 + Math.sqrt(dice.next()) * 2) * 10) : 0;
  const raters = isRated ? 1 + Math.floor(dice.next() ** 3 * 400) : 0;
  rows.row(29);
  putId(rows, uuidDigits(1_735_689_600_000 + index, seed, index));
  const quantity = quantityOf(condition, cents, dice);
  rows.int4(key).int4(cents).int4(core).int4(quantity);
  rows.moment(made).moment(made).int4(raters);
  rows
    .put(isRated ? (ratings[rating] as string) : none)
    .put(conditions[condition])
    .put(face.head);
  const from = rows.open();
  const end = dice.pick(ends[condition]);
  rows.put(face.purpose).put(end).close(from);
  rows.int4(warrantyOf(condition, end, index));
  rows.put(condition === "used" ? gradeOf(end, index) : none);
  putDocument(rows, words);
  rows.put(counter.fields).put(listing.ofAll);
  return quantity > 0 ? cents : undefined;
}

/** A UUID that is kept as text. */
function putId(rows: CopyRows, [first, second, third, last]: ReturnType<typeof uuidDigits>): void {
  const from = rows.open();
  rows
    .hex(first, 8)
    .put("-")
    .hex(second >>> 16, 4)
    .put("-")
    .hex(second, 4)
    .put("-");
  rows
    .hex(third >>> 16, 4)
    .put("-")
    .hex(third, 4)
    .hex(last, 8)
    .close(from);
}

function putDocument(rows: CopyRows, words: readonly number[]): void {
  const from = rows.openWords(words.length);
  for (const word of words) rows.put(lexemeOf(word));
  rows.close(from);
}
