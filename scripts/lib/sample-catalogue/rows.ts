import type { Catalogue } from "./catalogue";
import { remarks } from "./notes";
import { firstAbove } from "./places";
import type { Product } from "./products";
import { type Random, random } from "./random";
import { type Seller, uuid } from "./sellers";

/** The columns of a listing's line, in its order. */
export const listingColumns =
  "id,key,name,part_number,brand,category,leaf,condition,price_cents,core_charge_cents,quantity,location_name,lat,lng,seller_id,description,travel_time_minutes,image,pictures,rating,rating_count,is_sample,seed,cell,document,created_at,updated_at";
export const numberColumns = "norm,listing_key,kind";
export const fitmentColumns = "make,model,listing_key,y0,y1,engine,note,source";

export type Batch = {
  /** What COPY reads, of three tables. */
  listings: Buffer[];
  numbers: Buffer[];
  fitments: Buffer[];
  /** In how many of the listings each word is. */
  words: Map<string, number>;
};

/** The first listing's moment of making, and how far apart two are. */
const newest = Date.UTC(2026, 0, 1);
const threeYears = 3 * 365 * 86_400_000;

/** Lines until they are many enough to be handed over as bytes. */
class Lines {
  readonly buffers: Buffer[] = [];
  #text = "";
  add(line: string) {
    this.#text += line;
    if (this.#text.length > 65_536) this.#cut();
  }
  all(): Buffer[] {
    this.#cut();
    return this.buffers;
  }
  #cut() {
    if (this.#text) this.buffers.push(Buffer.from(this.#text));
    this.#text = "";
  }
}

/** The listings from `from` to below `to`, the first of them with the key `firstKey`. */
export function makeBatch(catalogue: Catalogue, from: number, to: number, firstKey: number): Batch {
  const [listings, numbers, fitments] = [new Lines(), new Lines(), new Lines()];
  const words = new Map<string, number>();
  const dice = random(catalogue.seed, 16 + from);
  for (let index = from; index < to; index += 1) {
    const key = firstKey + index - from;
    const seller = sellerOf(catalogue, index);
    const products = catalogue.products[seller.trade];
    const product = products[Math.floor(products.length * dice.next() ** 1.5)] as Product;
    const condition = conditionOf(seller, product, dice.next());
    const named = condition === "used" ? product.genuineWords : product.words;
    const document = countWords([named, seller.words], product, words);
    listings.add(
      listingLine({ catalogue, index, key, seller, product, condition, document }, dice),
    );
    const own = condition === "used" ? product.genuineNorm : product.norm;
    numbers.add(`${own}\t${key}\town\n`);
    for (let at = 0; at < product.numbers.length; at += 2)
      if (product.numbers[at] !== own)
        numbers.add(`${product.numbers[at]}\t${key}\t${product.numbers[at + 1]}\n`);
    for (let at = 0; at < product.fits.length; at += 2)
      fitments.add(`${product.fits[at]}\t${key}\t${product.fits[at + 1]}\n`);
  }
  return { listings: listings.all(), numbers: numbers.all(), fitments: fitments.all(), words };
}

/** One business after another, each with all that it has: stock comes in by the shelf. */
function sellerOf({ sellers, weights, listings }: Catalogue, index: number): Seller {
  const all = weights.at(-1) ?? 0;
  return sellers[firstAbove(weights, ((index + 0.5) / listings) * all)] as Seller;
}

/** The words of the listing, which are counted. */
function countWords(
  [named, sold]: readonly [readonly string[], readonly string[]],
  { beside, vehicles, vehicleWords }: Product,
  counts: Map<string, number>,
): string {
  let document = vehicles;
  const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  const add = (word: string) => {
    count(word);
    document += ` ${word}`;
  };
  for (const word of vehicleWords) count(word);
  for (const word of named) add(word);
  for (const word of sold) if (!named.includes(word)) add(word);
  for (const word of beside) if (!named.includes(word) && !sold.includes(word)) add(`~${word}`);
  return document;
}

type Parts = {
  catalogue: Catalogue;
  index: number;
  key: number;
  seller: Seller;
  product: Product;
  condition: Condition;
  document: string;
};

function listingLine(parts: Parts, dice: Random): string {
  const { catalogue, index, key, seller, product, condition, document } = parts;
  const { seed } = catalogue;
  const head = condition === "used" ? product.genuineHead : product.head;
  const cents = priceOf(product, condition, dice);
  const core =
    product.hasCore && condition === "refurbished"
      ? Math.max(500, Math.round(cents / 2_500) * 500)
      : 0;
  const made = new Date(newest - Math.floor(dice.next() * threeYears)).toISOString();
  const rating = dice.chance(0.6)
    ? `${(3 + Math.sqrt(dice.next()) * 2).toFixed(1)}\t${1 + Math.floor(dice.next() ** 3 * 400)}`
    : "\\N\t0";
  return `${uuid(1_735_689_600_000 + index, seed, index)}\t${key}\t${head}\t${condition}\t${cents}\t${core}\t${quantityOf(condition, cents, dice)}\t${seller.columns}\t${product.purpose} ${dice.pick(remarks[condition])}\t${seller.travelTimeMinutes}\t${product.image}\t{}\t${rating}\tt\t${seed}\t${seller.cell}\t${document} ${seller.placeWords}\t${made}\t${made}\n`;
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

const share = { new: 1, refurbished: 0.62, used: 0.36 };

/** Around what the part costs, ending in 99, 95, 50 or 00. */
function priceOf({ cents }: Product, condition: Condition, dice: Random): number {
  const asked = cents * share[condition] * (0.8 + dice.next() * 0.45);
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
