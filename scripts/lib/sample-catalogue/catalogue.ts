import type { Product } from "./product";
import { makeProducts } from "./products";
import { random } from "./random";
import { makeSellers, type Seller, type Trade } from "./sellers";

const listingsPerSeller = 60;
const listingsPerProduct = 25;

export type Catalogue = {
  seed: number;
  listings: number;
  sellers: readonly Seller[];
  made: readonly Product[];
  /** By what a business mostly deals in: what it may have on its shelves. */
  products: Record<Trade, readonly Product[]>;
  /** Running sums of how much each seller has. */
  weights: Float64Array;
};

/** A few businesses have very much, most have little. */
export function sellerWeights(seed: number, count: number): Float64Array {
  const dice = random(seed, 3);
  const sums = new Float64Array(count);
  let sum = 0;
  for (let each = 0; each < count; each += 1) {
    sum += Math.min(25, 0.2 + (1 - dice.next()) ** -0.7 - 1);
    sums[each] = sum;
  }
  return sums;
}

/** Who sells what, made up afresh: always the same for the same seed and size. */
export function makeCatalogue(seed: number, listings: number): Catalogue {
  const sellers = makeSellers(seed, Math.ceil(listings / listingsPerSeller));
  const made = makeProducts(seed, Math.ceil(listings / listingsPerProduct));
  const orAll = (some: Product[]) => (some.length > 0 ? some : made);
  const products = {
    store: made,
    yard: orAll(made.filter(({ design }) => design.part.isSalvaged)),
    rebuilder: orAll(made.filter(({ design }) => design.part.isRebuilt)),
  };
  return { seed, listings, sellers, made, products, weights: sellerWeights(seed, sellers.length) };
}
