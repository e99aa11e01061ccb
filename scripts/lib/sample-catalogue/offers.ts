import type { Condition } from "../../../app/platform/enums";
import type { Product } from "./product";
import type { Random } from "./random";
import type { Seller } from "./sellers";

/* In what condition a business offers a part, for how much, and how many. */

export function conditionOf({ trade }: Seller, product: Product, roll: number): Condition {
  const { isRebuilt, isSalvaged } = product.design.part;
  if (!isRebuilt && !isSalvaged) return "new";
  if (trade === "yard") return isSalvaged && (roll < 0.95 || !isRebuilt) ? "used" : "refurbished";
  const rebuilt = trade === "rebuilder" ? 0.75 : 0.05;
  if (isRebuilt && roll < rebuilt) return "refurbished";
  return isSalvaged && roll > 0.95 ? "used" : "new";
}

const worth = { new: 1, refurbished: 0.62, used: 0.36 };

/** Around what the part costs, ending in 99, 95, 50 or 00. */
export function priceOf({ cents }: Product, condition: Condition, dice: Random): number {
  const asked = cents * worth[condition] * (0.8 + dice.next() * 0.45);
  return Math.max(1, Math.floor(asked / 100)) * 100 + dice.pick([99, 95, 50, 0]);
}

/** What is dear is not stocked by the dozen, and what was taken out of a car is one or two. */
export function quantityOf(condition: Condition, cents: number, dice: Random): number {
  const roll = dice.next();
  if (roll < 0.03) return 0;
  if (condition === "used") return roll < 0.85 ? 1 : 2;
  const most = cents > 80_000 ? 3 : cents > 25_000 ? 10 : 40;
  return 1 + Math.floor(roll ** 3 * (condition === "new" ? most : Math.min(most, 8)));
}
