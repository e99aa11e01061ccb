import type { Position } from "~/catalog/choices";
import type { Condition } from "~/platform/enums";
import { runsIn, type Span, singular, type Token } from "./token";

/*
 * What people say beside a part and a vehicle: where on the car it goes, in what condition, at what price, how
 * many, and words that say nothing. In English, of either side of the Atlantic.
 */

/** A phrase in small letters, its words as `nameKey` has them. */
type Phrases<Value> = ReadonlyMap<string, Value>;

const phrases = <Value>(all: readonly (readonly [string, Value])[]): Phrases<Value> =>
  new Map(all.flatMap(([said, value]) => said.split(",").map((each) => [each.trim(), value])));

/** The driver sits on the left in North America; British counters say nearside for the curb's, the left. */
export const positionPhrases: Phrases<readonly Position[]> = phrases([
  ["front, fr, frt, front side, front axle, fore", ["front"]],
  ["rear, rr, back, rear side, rear axle, aft, behind", ["rear"]],
  [
    "left, lh, lhs, left hand, left hand side, left side, driver, drivers, driver side, drivers side, nearside, near side, ns",
    ["left"],
  ],
  [
    "right, rh, rhs, right hand, right hand side, right side, passenger, passengers, passenger side, passengers side, offside, off side, os",
    ["right"],
  ],
  ["lf, fl, nsf, front driver, driver front", ["front", "left"]],
  ["rf, osf, front passenger, passenger front", ["front", "right"]],
  ["lr, rl, nsr, rear driver, driver rear", ["rear", "left"]],
  ["osr, rear passenger, passenger rear", ["rear", "right"]],
  ["upper, top", ["upper"]],
  ["lower, bottom", ["lower"]],
  ["inner, inside, inboard", ["inner"]],
  ["outer, outside, outboard", ["outer"]],
  ["center, centre, middle", ["center"]],
  ["upstream, pre cat, precat, before cat, sensor 1, s1", ["upstream"]],
  ["downstream, post cat, postcat, after cat, sensor 2, s2", ["downstream"]],
  ["bank 1, b1, bank1", ["bank-1"]],
  ["bank 2, b2, bank2", ["bank-2"]],
  ["b1s1, bank 1 sensor 1", ["bank-1", "upstream"]],
  ["b1s2, bank 1 sensor 2", ["bank-1", "downstream"]],
  ["b2s1, bank 2 sensor 1", ["bank-2", "upstream"]],
  ["b2s2, bank 2 sensor 2", ["bank-2", "downstream"]],
]);

export const conditionPhrases: Phrases<Condition> = phrases([
  ["new, brand new, bnib, nos, new old stock, unused", "new"],
  [
    "refurbished, refurb, reman, remanufactured, re manufactured, rebuilt, reconditioned, recon, rebuild, exchange unit",
    "refurbished",
  ],
  [
    "used, second hand, secondhand, 2nd hand, pre owned, preowned, salvage, salvaged, junkyard, junk yard, scrapyard, scrap yard, breaker, breakers, wrecker, wreckers, wrecking yard, dismantled, pulled, oem used, used oem, part out, parting out, donor, breaking, breaking for parts, breaking for spares, for breaking, spares or repair",
    "used",
  ],
]);

/** Places whose names begin with "New", which says nothing of a part then. */
const newPlaces =
  /^(bedford|braunfels|britain|brunswick|castle|delhi|england|hampshire|haven|iberia|jersey|london|mexico|orleans|plymouth|rochelle|south|york|zealand)$/;

/** Whether "new" begins the name of a place there. */
export const isOfPlace = (tokens: readonly Token[], { from, to }: Span): boolean =>
  to - from === 1 && tokens[from]?.key === "new" && newPlaces.test(tokens[to]?.key ?? "");

/** The car maker's own. */
export const genuinePhrases: Phrases<true> = phrases([
  ["oem, oe, genuine, original, factory, dealer, original equipment, factory original", true],
]);

/** Where the reader is, or what else says nearby. */
export const nearMePhrases: Phrases<true> = phrases([
  [
    "near me, nearby, close to me, closest to me, nearest to me, around me, around here, near here, close by, in my area, local, locally, near by, nearest, closest, near my location, walking distance, in town",
    true,
  ],
]);

/** They say nothing that a search could do anything with. */
export const noisePhrases: Phrases<true> = phrases([
  [
    "a, an, the, and, or, um, uh, uhm, er, erm, hmm, well, my, your, our, i, im, me, we, he, she, it, its, this, that, these, those, some, any, all, another, please, pls, plz, thanks, thank you, thx, cheers, hi, hello, hey, guys, folks, mate, lads, buddy, dude, sir, anybody, anyone, somebody, someone, everyone, also, too, really, very, just, only, maybe, possibly, there, then, than, about, know, think, thinking, recommend, suggest, ok, okay, yes, yeah, ive, ill, id, dont, doesnt, isnt, wont, whats, wheres, hows, anything, something, thing",
    true,
  ],
  [
    "need, needs, needed, i need, want, wants, wanted, looking, looking for, lookin, lookin for, look, look for, look up, after, im after, i am after, going for, going, gonna, gotta, wanna, trying, trying to, help, show, show me, give, give me, tell, tell me, send, ask, asking, searching, searching for, search, find, finding, get, getting, buy, buying, purchase, order, shop, shopping, sell, selling, sale, for sale, available, in stock, stock, got, have, has, do, does, you, can, could, would, like, who, what, where, which, how much, how, much",
    true,
  ],
  [
    "for, for my, for a, for the, from, to, of, on, off, with, without, is, are, was, be, will, fit, fits, fitting, that fits, to fit, compatible, compatible with, works, work, goes, go, by, as, at, in, into, so, if, but",
    true,
  ],
  [
    "cheap, cheapest, cheaper, inexpensive, affordable, budget, low price, low cost, best price, best, good, great, quality, good quality, high quality, decent, price, prices, pricing, cost, costs, deal, deals, discount, discounted, quote, free shipping, shipping, shipped, delivery, delivered, same day, today, asap, urgent, urgently, quick, quickly, now, tomorrow",
    true,
  ],
  [
    "condition, working condition, good condition, good working order, working order, crack, cracks, scratch, scratches, scuff, scuffs, dent, dents, rust, rusty, no cracks, old, older, dad, dads, mum, mums, mom, moms, wife, wifes, husband, husbands, brother, brothers, sister, sisters, son, sons, daughter, daughters, boss, friend, friends, everything, except, pick up, collect, collection, non hybrid, not hybrid, non turbo, no turbo, without turbo, non abs, no abs, without abs, no nav, without nav, without navigation, non, not, car, cars, auto, autos, automotive, vehicle, vehicles, truck, van, suv, model, make, year, years, parts, part, spare, spares, spare part, spare parts, car part, car parts, auto part, auto parts, replacement, replacements, replace, aftermarket, assembly, assy, assemblies, unit, units, complete, set, sets, kit, kits, pair, pairs, single, one, piece, pieces, pcs, pc, number, no, pn, online, store, shop, dealer, junk, broken, bad, dead, faulty, failed, leaking, cracked, worn, noisy, squeaky, squeaking, blown, damaged, busted, smashed, stolen, missing",
    true,
  ],
]);

/**
 * What engines, bodies, trims and drives are called, beside what their makers call models: no name of a part,
 * and none is a misspelt one.
 */
const vehicleWords =
  "hemi vortec cummins duramax powerstroke ecoboost ecotec coyote triton pentastar modular windsor cleveland northstar boxer skyactiv vtec ivtec vvti mivec tdi tsi tfsi fsi tdci cdi cdti hdi jtd dci crdi gdi mpi dohc sohc ohv turbodiesel diesel petrol gas gasoline hybrid phev bev ev electric awd fwd rwd 4wd 4x4 manual automatic stick cvt dsg tiptronic quattro xdrive 4matic 4motion sedan saloon coupe hatchback hatch wagon estate convertible cabrio cabriolet roadster pickup ute minivan crossover crew quad extended regular king supercab supercrew superduty hd sport sti gti gtr sts srt rtr gts rs amg lariat laramie denali platinum limited touring edition facelift prefacelift block small big stock federal california emission emissions jdm usdm eurospec".split(
    " ",
  );

/** Words that are never a misspelt other one: of the language and of the lists above. */
export const saidWords: ReadonlySet<string> = new Set(
  [
    ...positionPhrases.keys(),
    ...conditionPhrases.keys(),
    ...genuinePhrases.keys(),
    ...nearMePhrases.keys(),
    ...noisePhrases.keys(),
    ...vehicleWords,
    ...[
      "near",
      "under",
      "below",
      "over",
      "above",
      "between",
      "than",
      "less",
      "more",
      "most",
      "least",
    ],
    ...["dollars", "bucks", "miles", "mile", "left", "either", "both", "sides", "side", "around"],
  ].flatMap((phrase) => phrase.split(" ")),
);

const longest = 5;

/** The phrases of a list among the tokens that nothing else has taken. */
export const phrasesIn = <Value>(
  tokens: readonly Token[],
  list: Phrases<Value>,
  isFree: (at: number) => boolean,
): (Span & { value: Value })[] =>
  runsIn(tokens, isFree, { most: longest }, (run) => list.get(run.map(({ key }) => key).join(" ")));

/** What a price may be at most and at least, in cents. */
export interface PriceSaid {
  minCents: number | null;
  maxCents: number | null;
}

/** A price is at most this, in dollars: a higher number is none. */
const highestDollars = 999_999;

/** Names of it, as they stand before and behind a number of miles or kilometers. */
const beforeDistance = /^(within|under|max|maximum|upto)$/;
const distanceUnit = /^(miles?|mi|kms?|kilomet(?:er|re)s?)$/;

/** How far away a part may be, as a filter has it, if a text says so: `within 25 miles`, `30 km from`. */
export function distanceIn(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
): (Span & { within: string }) | undefined {
  const keyAt = (at: number) => (isFree(at) ? (tokens[at]?.key ?? "") : "");
  for (const at of tokens.keys()) {
    const [, digits, joined] = /^(\d{1,4})(mi|miles|km|kms)?$/.exec(keyAt(at)) ?? [];
    const unit = joined ?? keyAt(at + 1);
    if (!digits || !(Number(digits) > 0) || !distanceUnit.test(unit)) continue;
    const to = joined ? at + 1 : at + 2;
    const isBefore = beforeDistance.test(keyAt(at - 1));
    // An engine has run so many.
    if (!isBefore && !/^(of|from|around|away)$/.test(keyAt(to))) continue;
    const within = unit.startsWith("k") ? `${Number(digits)}km` : String(Number(digits));
    return { from: isBefore ? at - 1 : at, to: keyAt(to) === "away" ? to + 1 : to, within };
  }
  return undefined;
}

const denial = /^(not|non|no|never|isnt|except|excluding|without)$/;
const article = /^(a|an|the|any|for)$/;

/** What a text says it is not: of what may be denied at some place, what is: `not a nissan`, `except used`. */
export function deniedIn(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  endOf: (at: number) => number | undefined,
): Span[] {
  return [...tokens.keys()].flatMap((from) => {
    if (!isFree(from) || !denial.test(tokens[from]?.key ?? "")) return [];
    // `Part no. Ford 123`.
    if (/^(part|pn|serial|number)$/.test(tokens[from - 1]?.key ?? "")) return [];
    const at = from + (article.test(tokens[from + 1]?.key ?? "") ? 2 : 1);
    const to = at < tokens.length && !tokens[at]?.isBroken ? endOf(at) : undefined;
    return to === undefined ? [] : [{ from, to }];
  });
}

const atMost = /^(under|below|max|maximum|upto|within|<|≤)$/;
const about = /^(around|about|approx|approximately|roughly|circa)$/;
const atLeast = /^(over|above|min|minimum|>|≥)$/;
const currency = /^(dollars?|bucks?|usd|\$|quid|pounds?|eur|euros?)$/i;

/** `$1,200.50`, `150usd` or `150`; cents, and whether it says that it is money. */
function moneyOf(raw: string): { cents: number; isMoney: boolean } | undefined {
  const match =
    /^([$£€])?(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{1,2})?(k)?(\$|usd|bucks?|dollars?)?[.!?]?$/i.exec(
      raw,
    );
  if (!match) return undefined;
  const [, before, whole = "", part = "", thousand, after] = match;
  const dollars = Number(whole.replaceAll(",", "") + part) * (thousand ? 1_000 : 1);
  if (!(dollars > 0 && dollars <= highestDollars)) return undefined;
  return { cents: Math.round(dollars * 100), isMoney: Boolean(before ?? after) };
}

/** `50-100` or `$50–$100`. A range of years is none. */
function moneyRangeOf(raw: string): (PriceSaid & { isMoney: boolean }) | undefined {
  const [first = "", second = "", ...more] = raw.split(/[-–—]/);
  const [low, high] = [moneyOf(first), moneyOf(second)];
  if (more.length > 0 || !low || !high || low.cents >= high.cents) return undefined;
  const isMoney = low.isMoney || high.isMoney;
  const isYears = /^(19|20)?\d\d$/.test(first) && /^(19|20)?\d\d$/.test(second);
  if (!isMoney && isYears) return undefined;
  return { minCents: low.cents, maxCents: high.cents, isMoney };
}

/** The price that a text limits a part to, if any, with where it says so. */
export function priceIn(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
): (Span & PriceSaid) | undefined {
  const rawAt = (at: number) => (at < tokens.length && isFree(at) ? (tokens[at]?.raw ?? "") : "");
  const wordAt = (at: number) => rawAt(at).toLowerCase();
  /** With the currency behind it, if there is one. */
  const endOf = (at: number) => (currency.test(wordAt(at)) ? at + 1 : at);
  for (let from = 0; from < tokens.length; from += 1) {
    const word = wordAt(from);
    if (word === "between") {
      const [low, high] = [moneyOf(rawAt(from + 1)), moneyOf(rawAt(from + 3))];
      if (low && high && wordAt(from + 2) === "and" && low.cents < high.cents)
        return { from, to: endOf(from + 4), minCents: low.cents, maxCents: high.cents };
    }
    const limit = limitAt(from);
    if (limit) {
      const money = moneyOf(rawAt(limit.at));
      if (money) {
        const [minCents, maxCents] = limit.isMost ? [null, money.cents] : [money.cents, null];
        return { from, to: endOf(limit.at + 1), minCents, maxCents };
      }
    }
    const range = moneyRangeOf(word);
    if (range) {
      const { minCents, maxCents } = range;
      return { from, to: endOf(from + 1), minCents, maxCents };
    }
    const single = moneyOf(rawAt(from));
    if (single && (single.isMoney || currency.test(wordAt(from + 1))))
      return { from, to: endOf(from + 1), minCents: null, maxCents: single.cents };
  }
  return undefined;

  function isMoneyAt(at: number): boolean {
    return Boolean(moneyOf(rawAt(at))?.isMoney) || currency.test(wordAt(at + 1));
  }

  /** `under`, `less than`, `at most`, `up to`, `for under`, `no more than` and their opposites. */
  function limitAt(at: number): { at: number; isMost: boolean } | undefined {
    const [word, next, after] = [wordAt(at), wordAt(at + 1), wordAt(at + 2)];
    if (atMost.test(word)) return { at: at + 1, isMost: true };
    // More than that is not looked for either.
    if (about.test(word) && isMoneyAt(at + 1)) return { at: at + 1, isMost: true };
    if (atLeast.test(word)) return { at: at + 1, isMost: false };
    if (/^(less|cheaper|lower)$/.test(word) && next === "than") return { at: at + 2, isMost: true };
    if (word === "more" && next === "than") return { at: at + 2, isMost: false };
    if (word === "at" && next === "most") return { at: at + 2, isMost: true };
    if (word === "at" && next === "least") return { at: at + 2, isMost: false };
    if (word === "up" && next === "to") return { at: at + 2, isMost: true };
    if (/^(no|not)$/.test(word) && next === "more" && after === "than")
      return { at: at + 3, isMost: true };
    return undefined;
  }
}

const counts: Readonly<Record<string, number>> = {
  ...{ pair: 2, couple: 2, both: 2, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 },
  ...{ ten: 10, twelve: 12, dozen: 12 },
};

/** How many are wanted: `set of 4`, `pair`, `2x`, `x4`, `qty 2`, or a number before the part's name. */
export function quantityIn(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  isPartAt: (at: number) => boolean,
): (Span & { value: number }) | undefined {
  for (const [from, { key }] of tokens.entries()) {
    if (!isFree(from)) continue;
    const times = /^(?:x(\d{1,2})|(\d{1,2})x|(\d{1,2})(?:pcs?|pieces?))$/.exec(key);
    const number = Number(times?.slice(1).find(Boolean));
    if (number > 0) return { from, to: from + 1, value: number };
    const next = tokens[from + 1];
    const isCount = next && isFree(from + 1) && /^\d{1,2}$/.test(next.key) && Number(next.key) > 0;
    if (/^(qty|quantity)$/.test(key) && isCount) return { from, to: from + 2, value: +next.key };
    const third = tokens[from + 2];
    if (/^(set|pack|lot|box)$/.test(key) && next?.key === "of" && third && isFree(from + 2)) {
      const value = counts[third.key] ?? Number(third.key);
      if (value > 0 && value < 100) return { from, to: from + 3, value };
    }
    const word = counts[key];
    if (word && (isPartAt(from + 1) || tokens[from + 1]?.key === "of" || key === "pair"))
      return { from, to: tokens[from + 1]?.key === "of" ? from + 2 : from + 1, value: word };
    if (/^\d{1,2}$/.test(key) && Number(key) > 1 && Number(key) < 13 && isPartAt(from + 1))
      return { from, to: from + 1, value: Number(key) };
  }
  return undefined;
}

/** The singular of a word that is among these. */
export const isSaid = (key: string): boolean => saidWords.has(key) || saidWords.has(singular(key));
