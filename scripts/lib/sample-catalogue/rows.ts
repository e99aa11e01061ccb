import type { Catalogue } from "./catalogue";
import { CopyRows } from "./copy-rows";
import { faceOf } from "./faces";
import { none } from "./fields";
import { kindOf } from "./kinds";
import { type Listing, ofAllOf, putListing } from "./listing-rows";
import { conditionOf } from "./offers";
import { firstAbove } from "./places";
import type { Product } from "./product";
import { random } from "./random";
import { counterOf, type Seller } from "./sellers";
import { type WordCount, WordCounts } from "./word-counts";

export const numberColumns = "norm, kind, listing_key";
export const fitmentColumns =
  "make, model, y0, y1, engine, note, source, listing_key, cell, signature, price_cents, kind";

export type Asked = { from: number; to: number; firstKey: number };
/** What COPY reads, of three tables. */
export type Batch = {
  listings: Uint8Array;
  numbers: Uint8Array;
  fitments: Uint8Array;
  words: Map<string, WordCount>;
};
type Sheets = ReturnType<typeof emptySheets>;

/** What a batch is written into. */
export const emptySheets = () => ({
  listings: new CopyRows(),
  numbers: new CopyRows(),
  fitments: new CopyRows(),
});

/** The listings from `from` to below `to`, the first of them with the key `firstKey`. */
export function makeBatch(
  catalogue: Catalogue,
  { from, to, firstKey }: Asked,
  sheets = emptySheets(),
): Batch {
  const { listings, numbers, fitments } = sheets;
  for (const rows of [listings, numbers, fitments]) rows.clear();
  const words = new WordCounts();
  const { seed } = catalogue;
  const dice = random(seed, 16 + from);
  const ofAll = ofAllOf(seed);
  let at = sellerAt(catalogue, from);
  let seller = catalogue.sellers[at] as Seller;
  let counter = counterOf(seller);
  for (let index = from; index < to; index += 1) {
    if (!sells(catalogue, at, index)) {
      while (!sells(catalogue, at, index)) at += 1;
      seller = catalogue.sellers[at] as Seller;
      counter = counterOf(seller);
    }
    const products = catalogue.products[seller.trade];
    const product = products[Math.floor(products.length * dice.next() ** 1.5)] as Product;
    const condition = conditionOf(seller, product, dice.next());
    const face = faceOf(product, condition);
    const { category } = product.design.part;
    const key = firstKey + index - from;
    const listing = { seed, index, key, product, condition, face, counter, ofAll };
    const cents = putListing(listings, listing, words.documentOf(face, counter, category), dice);
    putFound(sheets, listing, cents);
  }
  return {
    ...{ listings: listings.all(), numbers: numbers.all(), fitments: fitments.all() },
    words: words.all(),
  };
}

/** One business after another, each with all that it has: stock comes in by the shelf. */
const share = ({ weights, listings }: Catalogue, index: number) =>
  ((index + 0.5) / listings) * (weights.at(-1) ?? 0);
const sellerAt = (catalogue: Catalogue, index: number) =>
  firstAbove(catalogue.weights, share(catalogue, index));
const sells = (catalogue: Catalogue, seller: number, index: number) =>
  (catalogue.weights[seller] ?? Number.POSITIVE_INFINITY) > share(catalogue, index);

/** What a listing is found by: its numbers, and what it fits, with what it asks if it is in stock. */
function putFound(
  { numbers, fitments }: Sheets,
  { key, product, condition, face, counter }: Listing,
  cents: number | undefined,
): void {
  for (const number of face.numbers) numbers.row(3).put(number).int4(key);
  const high = face.bits.high | counter.bits.high;
  const low = face.bits.low | counter.bits.low;
  const kind = kindOf(product.design.part.category, condition);
  for (const fit of product.design.fits) {
    fitments.row(12).put(fit).int4(key).int8(0, counter.cell).int8(high, low);
    if (cents === undefined) fitments.put(none);
    else fitments.int4(cents);
    fitments.put(kind);
  }
}
