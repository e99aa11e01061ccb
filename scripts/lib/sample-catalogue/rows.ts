import { Lines } from "./bytes";
import type { Catalogue } from "./catalogue";
import { remarks } from "./notes";
import { firstAbove } from "./places";
import type { Product } from "./products";
import { type Random, random } from "./random";
import { type Seller, uuid } from "./sellers";
import { WordCounts } from "./word-counts";

/** The columns of a listing's line, in its order. */
export const listingColumns =
  "id,key,name,part_number,brand,category,leaf,condition,price_cents,core_charge_cents,quantity,location_name,lat,lng,seller_id,description,travel_time_minutes,image,pictures,rating,rating_count,is_sample,seed,cell,document,created_at,updated_at";
export const numberColumns = "norm,listing_key,kind";
export const fitmentColumns = "make,model,listing_key,cell,signature,y0,y1,engine,note,source";

export type Asked = { from: number; to: number; firstKey: number };
/** What COPY reads, of three tables. */
export type Batch = {
  listings: Uint8Array;
  numbers: Uint8Array;
  fitments: Uint8Array;
  /** In how many of the listings each word is. */
  words: Map<string, number>;
};

/** The newest listing's moment of making, and how far apart two are at most. */
const newest = Date.UTC(2026, 0, 1);
const threeYears = 3 * 365 * 86_400_000;

/** What a batch is written into. */
export const emptySheets = () => ({
  listings: new Lines(),
  numbers: new Lines(),
  fitments: new Lines(),
});

/** The listings from `from` to below `to`, the first of them with the key `firstKey`. */
export function makeBatch(
  catalogue: Catalogue,
  { from, to, firstKey }: Asked,
  { listings, numbers, fitments } = emptySheets(),
): Batch {
  for (const lines of [listings, numbers, fitments]) lines.clear();
  const words = new WordCounts();
  const dice = random(catalogue.seed, 16 + from);
  let at = sellerAt(catalogue, from);
  for (let index = from; index < to; index += 1) {
    const key = firstKey + index - from;
    while (!sells(catalogue, at, index)) at += 1;
    const seller = catalogue.sellers[at] as Seller;
    const products = catalogue.products[seller.trade];
    const product = products[Math.floor(products.length * dice.next() ** 1.5)] as Product;
    const condition = conditionOf(seller, product, dice.next());
    const document = words.documentOf(product, condition === "used", seller);
    putListing(listings, { catalogue, index, key, seller, product, condition, document }, dice);
    const own = condition === "used" ? product.genuineNorm : product.norm;
    const ofKey = `\t${key}\t`;
    numbers.put(own).put(ofKey).put("own\n");
    for (let each = 0; each < product.numbers.length; each += 2) {
      const [number = "", kind = ""] = [product.numbers[each], product.numbers[each + 1]];
      if (number !== own) numbers.put(number).put(ofKey).put(kind).put("\n");
    }
    const { genuine, own: ofMaker } = product.signatures;
    const signature = (condition === "used" ? genuine : ofMaker) | seller.signature;
    const ofListing = `\t${key}\t${seller.cell}\t${signature}\t`;
    for (let each = 0; each < product.fits.length; each += 2)
      fitments
        .put(product.fits[each] ?? "")
        .put(ofListing)
        .put(product.fits[each + 1] ?? "")
        .put("\n");
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

type Parts = {
  catalogue: Catalogue;
  index: number;
  key: number;
  seller: Seller;
  product: Product;
  condition: Condition;
  document: string;
};

function putListing(lines: Lines, parts: Parts, dice: Random): void {
  const { catalogue, index, key, seller, product, condition, document } = parts;
  const { seed } = catalogue;
  const cents = priceOf(product, condition, dice);
  const core =
    product.hasCore && condition === "refurbished"
      ? Math.max(500, Math.round(cents / 2_500) * 500)
      : 0;
  const made = new Date(newest - Math.floor(dice.next() * threeYears)).toISOString();
  const rating = dice.chance(0.6)
    ? `${(3 + Math.sqrt(dice.next()) * 2).toFixed(1)}\t${1 + Math.floor(dice.next() ** 3 * 400)}`
    : "\\N\t0";
  lines
    .put(uuid(1_735_689_600_000 + index, seed, index))
    .put(`\t${key}\t`)
    .put(condition === "used" ? product.genuineHead : product.head)
    .put(`\t${condition}\t${cents}\t${core}\t${quantityOf(condition, cents, dice)}\t`)
    .put(seller.columns)
    .put("\t")
    .put(product.purpose)
    .put(" ")
    .put(dice.pick(remarks[condition]))
    .put(`\t${seller.travelTimeMinutes}\t`)
    .put(product.image)
    .put(`\t{}\t${rating}\tt\t${seed}\t${seller.cell}\t`)
    .put(document)
    .put(" ")
    .put(seller.document)
    .put("\t")
    .put(made)
    .put("\t")
    .put(made)
    .put("\n");
}

type Condition = "new" | "refurbished" | "used";

function conditionOf({ trade }: Seller, product: Product, roll: number): Condition {
  const { isRebuilt, isSalvaged } = product;
  if (!isRebuilt && !isSalvaged) return "new";
  if (trade === "yard") return isSalvaged && (roll < 0.95 || !isRebuilt) ? "used" : "refurbished";
  const rebuilt = trade === "rebuilder" ? 0.75 : 0.05;
  if (isRebuilt && roll < rebuilt) return "refurbished";
  return isSalvaged && roll > 0.95 ? "used" : "new";
}

const worth = { new: 1, refurbished: 0.62, used: 0.36 };

/** Around what the part costs, ending in 99, 95, 50 or 00. */
function priceOf({ cents }: Product, condition: Condition, dice: Random): number {
  const asked = cents * worth[condition] * (0.8 + dice.next() * 0.45);
  return Math.max(1, Math.floor(asked / 100)) * 100 + dice.pick([99, 95, 50, 0]);
}

/** What is dear is not stocked by the dozen, and what was taken out of a car is one or two. */
function quantityOf(condition: Condition, cents: number, dice: Random): number {
  const roll = dice.next();
  if (roll < 0.03) return 0;
  if (condition === "used") return roll < 0.85 ? 1 : 2;
  const most = cents > 80_000 ? 3 : cents > 25_000 ? 10 : 40;
  return 1 + Math.floor(roll ** 3 * (condition === "new" ? most : Math.min(most, 8)));
}
