import type { Condition } from "~/catalog/listing.schema";
import type { CarFacts } from "~/vehicles/car-facts";
import { factKey, isYesOrNo } from "./condition-keys";

/*
 * What a fitment row asks of the car besides make, model, years and engine. Lists carry it as words
 * (ACES calls them qualifiers and notes); here they become data. A note that is not understood is a
 * condition all the same, in its own words: it was written because not every such car is right. Pure,
 * for browser and server.
 */

/** Of a note so much is read; a longer one stands as it is. */
const longestNote = 300;
/** Of the words of a note that is not understood so many characters are shown. */
const longestQuote = 120;

type Part = Omit<Condition, "text" | "polarity">;
/** `isNegated`: the word itself says that it is not so, as `pre-facelift`. */
type NegatedPart = Part & { isNegated?: boolean };
type Polarity = Condition["polarity"];

const plainPart = { values: [], from: null, to: null };

/** Words that stand between conditions: a list, or a further one that begins with its own `with` or `not`. */
const separator =
  /\s*(?:[;|·\n]|,(?=\s)|(?<!\b(?:no|nr|prod|in|trans|calif))\.(?=\s)|\s(?:and|but|&)\s(?=(?:with|without|not|no|from|up to|built|only|except)\b))\s*/i;

/** The conditions of a row's note, in its order; none for a blank one or one that only says where the part goes. */
export function parseConditions(note: string): Condition[] {
  const text = note
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\u2010-\u2015]/g, "-");
  if (text === "") return [];
  if (text.length > longestNote) return [quoted(text)];
  const found: Condition[] = [];
  for (const segment of text.split(separator).filter(Boolean)) {
    const read = readSegment(segment);
    // `Not with X, Y`: whether "not" holds for Y too is anybody's guess.
    const isGuess = read?.isBare && found.at(-1)?.polarity === "without";
    if (read === undefined || isGuess) return [quoted(text)];
    if (read.condition && !found.some((each) => each.text === read.condition?.text))
      found.push(read.condition);
  }
  return found;
}

/** That the date on its label settles it. */
export const buildDate = described({ kind: "build-date", ...plainPart }, "with");

/** The condition of words that are not understood. */
function quoted(note: string): Condition {
  const shown = note.length > longestQuote ? `${note.slice(0, longestQuote).trimEnd()}…` : note;
  return {
    ...{ kind: "note", polarity: "with", ...plainPart, values: [note.slice(0, longestNote)] },
    text: `it matches the note “${shown}”`,
  };
}

function described(part: Part, polarity: Polarity): Condition {
  return { ...part, polarity, text: conditionText({ ...part, polarity }) };
}

/**
 * One condition; null where it is none about the car, undefined where it is not understood. `isBare`:
 * without a word of its own that says whether the car has it.
 */
function readSegment(
  segment: string,
): { condition: Condition | null; isBare: boolean } | undefined {
  const asked = checkOf(segment);
  if (asked) return { condition: described(asked, "with"), isBare: false };
  const { rest, polarity, lead, isOnly } = polarityOf(segment);
  // `Not for sedans only` says neither.
  if (isOnly && polarity === "without") return undefined;
  if (isPosition(rest) && polarity === "with") return { condition: null, isBare: false };
  const isBare = lead === "" && !isOnly;
  const part: NegatedPart | undefined =
    rangeOf(rest) ?? listedOf(rest) ?? facelift(rest) ?? engineCode(rest);
  if (part) {
    const { isNegated = false, ...known } = part;
    return { condition: described(known, isNegated ? opposite(polarity) : polarity), isBare };
  }
  const option = optionOf(rest, {
    polarity,
    isNamed: /^(?:with|w\/|has|without|w\/o|not with)$/.test(lead),
  });
  return option && { condition: described(option, polarity), isBare };
}

const opposite = (polarity: Polarity): Polarity => (polarity === "with" ? "without" : "with");

const leads =
  /^(not with|not for|not on|not if|not|without|w\/o|no|excluding|excl|except for|except with|except|if equipped with|requires|only with|only for|with|w\/|for|on|has|only)\.?\s+/;

function polarityOf(segment: string): {
  rest: string;
  polarity: Polarity;
  lead: string;
  isOnly: boolean;
} {
  const words = segment
    .toLowerCase()
    .replace(/[.\s]+$/, "")
    .replace(/^(?:for )?(?:cars?|vehicles?|models?) (?=with)/, "")
    .replace(/^fits (?:only )?/, "");
  const lead = leads.exec(words)?.[1] ?? "";
  const after = words.slice(leads.exec(words)?.[0].length ?? 0);
  const isOnly = /\bonly$/.test(after);
  return {
    rest: after
      .replace(/\s*\bonly$/, "")
      .replace(/^(?:the|a|an)\s+/, "")
      .replace(/\s+(?:models?|cars?|vehicles?)$/, ""),
    polarity: /^(?:not|no|without|w\/o|exc)/.test(lead) ? "without" : "with",
    lead: /^(?:if equipped with|requires|only with)$/.test(lead) ? "with" : lead,
    isOnly,
  };
}

/* What is compared by hand: `Check the engine number`. */

const checks =
  /^(?:please\s+)?(?:check|compare|verify|confirm|mind|match)\s+(?:the\s+|your\s+|for\s+)?(.+)$/i;

function checkOf(segment: string): Part | undefined {
  const what = checks.exec(segment.replace(/[.\s]+$/, ""))?.[1]?.toLowerCase();
  if (what === undefined || !/^[\p{L}\p{N} -]{2,40}$/u.test(what) || inner.test(what))
    return undefined;
  if (/^(?:build|production|manufactur\w+) date$/.test(what))
    return { kind: "build-date", ...plainPart };
  if (/^(?:vin|chassis number|chassis|frame number)$/.test(what))
    return { kind: "chassis-number", ...plainPart };
  if (/^(?:engine|production|motor) (?:number|code)$/.test(what))
    return { kind: "number-to-check", ...plainPart, values: [what] };
  return { kind: "comparison", ...plainPart, values: [what] };
}

/* Where the part goes, which is nothing that one car has and another has not. */

const position =
  /^(?:front|rear|left|right|upper|lower|inner|outer|driver'?s?|passenger'?s?|side|axle|both|sides|and|or|\/|-|\s)+$/;
const isPosition = (rest: string) => position.test(rest);

/* Dates and chassis numbers. */

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** `2015-03` of a date in whatever form; the year's first or last month where only the year is there. */
function monthOf(text: string, edge: "first" | "last"): string | undefined {
  const year = /^((?:19|20)\d\d)$/.exec(text)?.[1];
  if (year) return `${year}-${edge === "first" ? "01" : "12"}`;
  const numbers = /^(\d{1,2})[/.-]((?:19|20)\d\d)$/.exec(text);
  const iso = /^((?:19|20)\d\d)[/.-](\d{1,2})(?:[/.-]\d{1,2})?$/.exec(text);
  const [y, m] = numbers ? [numbers[2], numbers[1]] : iso ? [iso[1], iso[2]] : namedMonth(text);
  const month = Number(m);
  return y && month >= 1 && month <= 12 ? `${y}-${String(month).padStart(2, "0")}` : undefined;
}

function namedMonth(text: string) {
  const named = /^([a-z]{3,9})\.?,? ((?:19|20)\d\d)$/.exec(text);
  const at = named?.[1] ? months.findIndex((month) => named[1]?.startsWith(month)) : -1;
  return at >= 0 ? [named?.[2], String(at + 1)] : [];
}

/** The month `by` months later. */
function shifted(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

const since = /^(?:from|since|starting|after)\s+/;
const until = /^(?:up to(?: and including)?|until|till|to|through|thru|before|prior to)\s+/;
const onwards = /\s*(?:\bon(?:wards?)?|\band (?:later|up|newer|after)|\bor later|\+|->|>)$/;
const backwards = /\s*\b(?:and|or) (?:earlier|older|before)$/;

interface Range {
  from?: string;
  to?: string;
  /** `after` and `before` leave out the end they name. */
  isOpen?: "from" | "to";
}

/** The ends of a range in words; undefined where it has none. */
function endsOf(words: string): Range | undefined {
  const both = /^(?:from |between )?(\S.*?)\s*(?:\bto\b|\band\b|\bthrough\b|\s-\s)\s*(\S.*)$/.exec(
    words,
  );
  if (both && /\d/.test(both[1] ?? "") && /\d/.test(both[2] ?? ""))
    return { from: both[1], to: both[2] };
  if (until.test(words))
    return {
      to: words.replace(until, ""),
      isOpen: /^(?:before|prior)/.test(words) ? "to" : undefined,
    };
  if (since.test(words))
    return {
      from: words.replace(since, "").replace(onwards, ""),
      isOpen: words.startsWith("after") ? "from" : undefined,
    };
  if (onwards.test(words)) return { from: words.replace(onwards, "") };
  if (backwards.test(words)) return { to: words.replace(backwards, "") };
  return undefined;
}

const built =
  /^(?:(?:cars? )?(?:built|produced|made|manufactured)|(?:build|production|prod\.?)(?: date)?)[:\s]+/;
const chassis = /\b(?:chassis|vin|frame|serial)(?:[- ](?:numbers?|no\.?|nr\.?))?[:\s]*/;

/** From or up to a build date or a chassis number. */
function rangeOf(rest: string): Part | undefined {
  if (chassis.test(rest)) {
    const ends = endsOf(rest.replace(chassis, "").trim());
    const [from, to] = [numberOf(ends?.from), numberOf(ends?.to)];
    if (!ends || from === undefined || to === undefined || ends.isOpen) return undefined;
    return { kind: "chassis-number", values: [], from, to };
  }
  const ends = endsOf(rest.replace(built, "").trim());
  if (!ends) return undefined;
  const from = ends.from === undefined ? null : monthOf(ends.from, ends.isOpen ? "last" : "first");
  const to = ends.to === undefined ? null : monthOf(ends.to, ends.isOpen ? "first" : "last");
  if (from === undefined || to === undefined || (from && to && from > to)) return undefined;
  return {
    ...{ kind: "build-date", values: [] },
    from: from && (ends.isOpen === "from" ? shifted(from, 1) : from),
    to: to && (ends.isOpen === "to" ? shifted(to, -1) : to),
  };
}

/** Null where there is none, undefined where it is no chassis number. */
function numberOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  const number = text.toUpperCase().replaceAll(/[\s.]/g, "");
  return /^(?=.*\d)[A-Z0-9*-]{4,20}$/.test(number) ? number : undefined;
}

/* One of a few: wheels, drive, transmission, body, emissions, steering side. */

const kindsOfCar: { kind: Condition["kind"]; tail: RegExp; values: Record<string, RegExp> }[] = [
  {
    kind: "steering",
    tail: /\s*steering$/,
    values: {
      left: /^(?:left[- ]hand[- ]drive|lhd|left[- ]hand)$/,
      right: /^(?:right[- ]hand[- ]drive|rhd|right[- ]hand)$/,
    },
  },
  {
    kind: "drive",
    tail: /\s*(?:drivetrain)$/,
    values: {
      FWD: /^(?:fwd|front[- ]wheel[- ]drive|2wd front)$/,
      RWD: /^(?:rwd|rear[- ]wheel[- ]drive)$/,
      AWD: /^(?:awd|all[- ]wheel[- ]drive|quattro|xdrive|4matic|4motion)$/,
      "4WD": /^(?:4wd|4x4|four[- ]wheel[- ]drive)$/,
      "2WD": /^(?:2wd|4x2|two[- ]wheel[- ]drive)$/,
    },
  },
  {
    kind: "transmission",
    tail: /\s*(?:transmission|gearbox|trans\.?)$/,
    values: {
      manual: /^(?:manual|stick(?: shift)?|mt|m\/t)$/,
      automatic: /^(?:automatic|auto|at|a\/t)$/,
      CVT: /^cvt$/,
      "dual-clutch": /^(?:dual[- ]clutch|dct|dsg)$/,
    },
  },
  {
    kind: "body",
    tail: /\s*(?:body|body style)$/,
    values: {
      sedan: /^(?:sedans?|saloons?|limousine)$/,
      coupe: /^(?:coup[eé]s?)$/,
      hatchback: /^(?:hatchbacks?|hatch)$/,
      wagon: /^(?:(?:station )?wagons?|estates?|touring|avant|sportwagen)$/,
      convertible: /^(?:convertibles?|cabriolets?|cabrio|roadsters?)$/,
      SUV: /^(?:suvs?|sport utility)$/,
      pickup: /^(?:pick-?ups?|trucks?)$/,
      van: /^(?:vans?|minivans?)$/,
    },
  },
  {
    kind: "emissions",
    tail: /\s*(?:emissions?(?: system| standard| control)?)$/,
    values: {
      California: /^(?:california|calif\.?|carb)$/,
      federal: /^(?:federal|49[- ]state)$/,
      "Euro 4": /^euro ?4$/,
      "Euro 5": /^euro ?5$/,
      "Euro 6": /^euro ?6$/,
    },
  },
];

function listedOf(rest: string): Part | undefined {
  const sizes = wheelSizes(rest);
  if (sizes) return { kind: "wheel-size", ...plainPart, values: sizes };
  for (const { kind, tail, values } of kindsOfCar) {
    const said = rest
      .replace(tail, "")
      .split(/\s*(?:,|\bor\b|\band\b|\s\/\s)\s*/)
      .map((each) =>
        Object.keys(values).find((value) => values[value]?.test(each.replace(tail, ""))),
      );
    if (said.every((value) => value !== undefined))
      return { kind, ...plainPart, values: [...new Set(said)] };
  }
  return undefined;
}

const inches = String.raw`(\d\d)(?:[- ]?(?:inch(?:es)?|in\.?)|["”]|'')?`;
const wheels = new RegExp(
  String.raw`^${inches}(?:\s*(?:,|/|\bor\b|\band\b|&)\s*${inches})?(?:\s*(?:,|/|\bor\b|\band\b|&)\s*${inches})?\s*(?:wheels?|rims?)$`,
);

/** Rim diameters in inches. */
function wheelSizes(rest: string): string[] | undefined {
  const sizes = wheels.exec(rest)?.slice(1).filter(Boolean);
  return sizes?.every((size) => Number(size) >= 10 && Number(size) <= 26) ? sizes : undefined;
}

function facelift(rest: string): NegatedPart | undefined {
  const said = /^(?:the )?(pre-?)?-?face-?lift(?:ed)?$/.exec(rest);
  return said ? { kind: "facelift", ...plainPart, isNegated: Boolean(said[1]) } : undefined;
}

function engineCode(rest: string): Part | undefined {
  const code = /^engine code:? ([a-z0-9-]{2,12})$/.exec(rest)?.[1]?.toUpperCase();
  return code ? { kind: "engine-code", ...plainPart, values: [code] } : undefined;
}

/* What a car has or has not. */

/** By the name that a counter uses; those that need an article have it. */
const options: Record<string, RegExp> = {
  "start-stop": /^(?:auto(?:matic)? )?(?:start[-/ ]?(?:and[- ])?stop|stop[-/ ]start)(?: system)?$/,
  "sport suspension": /^sports? suspension$/,
  "sport brakes": /^sports? brakes?$/,
  "large brakes": /^(?:large|big) brakes?$/,
  "parking sensors": /^(?:parking sensors?|park distance control|pdc)$/,
  "air suspension": /^air suspension$/,
  "a sunroof": /^(?:sun ?roof|moon ?roof)$/,
  ABS: /^abs$/,
  "air conditioning": /^(?:a\/?c|air[- ]con(?:ditioning)?)$/,
  "xenon headlights": /^(?:xenons?|hid|xenon headl(?:ights?|amps?))$/,
  "LED headlights": /^led headl(?:ights?|amps?)$/,
  "fog lights": /^fog ?(?:lights?|lamps?)$/,
  "heated seats": /^(?:heated seats?|seat heating)$/,
  "a tow package": /^(?:tow(?:ing)?|trailer) (?:package|hitch)$/,
  "a rear camera": /^(?:rear|backup|reversing)(?:[- ]view)? camera$/,
  "adaptive cruise control": /^(?:acc|adaptive cruise(?: control)?)$/,
  "a turbocharger": /^(?:turbo(?:charger|charged)?)$/,
};

/** Words that begin another condition or an exception: what follows would be misread. */
const inner = /\b(?:not|no|with|without|except|only|if|unless|or|from|up to|before|after|until)\b/;

function optionOf(
  rest: string,
  { polarity, isNamed }: { polarity: Polarity; isNamed: boolean },
): Part | undefined {
  const known = Object.keys(options).find((name) => options[name]?.test(rest));
  if (known) return { kind: "option", ...plainPart, values: [known] };
  const isName = /^\p{L}[\p{L}\p{N} /'-]{1,39}$/u.test(rest) && rest.split(" ").length <= 6;
  // `Without A and B` may mean either.
  const isClear = !inner.test(rest) && (polarity === "with" || !/\band\b/.test(rest));
  return isNamed && isName && isClear
    ? {
        kind: "option",
        ...plainPart,
        values: [rest.replace(/\b(led|abs|esp|hid|acc)\b/g, (word) => word.toUpperCase())],
      }
    : undefined;
}

/* Words. */

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

const monthText = (month: string) =>
  `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** `2015 or later` where a whole year is meant. */
const monthOrYear = (month: string, edge: "01" | "12") =>
  month.endsWith(`-${edge}`) ? month.slice(0, 4) : monthText(month);

const anyOf = (values: readonly string[]) =>
  values.length > 1 ? `${values.slice(0, -1).join(", ")} or ${values.at(-1)}` : (values[0] ?? "");

const driveNames: Record<string, string> = {
  FWD: "front-wheel drive",
  RWD: "rear-wheel drive",
  AWD: "all-wheel drive",
  "4WD": "four-wheel drive",
  "2WD": "two-wheel drive",
};

const has = (polarity: Polarity) => (polarity === "with" ? "it has" : "it doesn't have");
const is = (polarity: Polarity) => (polarity === "with" ? "it's" : "it isn't");
const article = (words: string) => (/^[aeiou]/i.test(words) ? `an ${words}` : `a ${words}`);

/** A condition as it goes on after `Fits if`: `it has 16-inch wheels`. */
function conditionText({ kind, polarity, values, from, to }: Omit<Condition, "text">): string {
  const [value = ""] = values;
  switch (kind) {
    case "wheel-size":
      return `${has(polarity)} ${anyOf(values.map((size, at) => (at < values.length - 1 ? `${size}-` : `${size}-inch`)))} wheels`;
    case "drive":
      return `${has(polarity)} ${anyOf(values.map((each) => driveNames[each] ?? each))}`;
    case "transmission":
      return `${has(polarity)} ${article(anyOf(values))} transmission`;
    case "body":
      return `${is(polarity)} ${article(anyOf(values))}`.replace("a SUV", "an SUV");
    case "option":
      return value in options
        ? `${has(polarity)} ${value}`
        : `it comes ${polarity === "with" ? "with" : "without"} ${value}`;
    case "emissions":
      return `${has(polarity)} ${anyOf(values)} emissions`;
    case "steering":
      return `${is(polarity)} ${anyOf(values)}-hand drive`;
    case "facelift":
      return `${is(polarity)} the facelift`;
    case "engine-code":
      return `its engine code ${polarity === "with" ? "is" : "isn't"} ${anyOf(values)}`;
    case "build-date":
      return builtText(polarity, from, to);
    case "chassis-number":
      return chassisText(polarity, from, to);
    case "number-to-check":
      return `its ${value} matches`;
    case "comparison":
      return value === "old part"
        ? "it matches the old part"
        : `the ${value} ${/[^s]s$/.test(value) ? "match" : "matches"}`;
    default:
      return `it matches the note “${value}”`;
  }
}

function builtText(polarity: Polarity, from: string | null, to: string | null): string {
  const [verb, isNot] = polarity === "with" ? ["was built", ""] : ["wasn't built", "n't"];
  if (!from && !to) return `its build date does${isNot} match`.replace("does match", "matches");
  if (from && to)
    return `it ${verb} between ${monthOrYear(from, "01")} and ${monthOrYear(to, "12")}`;
  if (from) return `it ${verb} in ${monthOrYear(from, "01")} or later`;
  return `it ${verb} in ${monthOrYear(to ?? "", "12")} or earlier`;
}

function chassisText(polarity: Polarity, from: string | null, to: string | null): string {
  const verb = polarity === "with" ? "is" : "isn't";
  if (from && to) return `its chassis number ${verb} from ${from} to ${to}`;
  if (from) return `its chassis number ${verb} ${from} or higher`;
  if (to) return `its chassis number ${verb} ${to} or lower`;
  return "its chassis number matches";
}

/* What is known of a car. */

/** Whether a car meets a condition; undefined while nobody has said. */
export function meets(
  condition: Condition,
  { year, facts = {} }: { year: number; facts?: CarFacts },
): boolean | undefined {
  const is = isSo(condition, year, facts);
  return is === undefined ? undefined : is === (condition.polarity === "with");
}

function isSo(condition: Condition, year: number, facts: CarFacts): boolean | undefined {
  const key = factKey(condition);
  const said = key === null ? undefined : facts[key];
  if (isYesOrNo(condition) && (said === "yes" || said === "no")) return said === "yes";
  if (condition.kind === "build-date") return isBuilt(condition, year);
  if (said === undefined || condition.values.length === 0) return undefined;
  const answers = condition.values.map((value) => isSame(condition.kind, value, said));
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

/** Whether a value that is asked for is the car's; undefined where the two words may mean one thing. */
function isSame(kind: Condition["kind"], asked: string, said: string): boolean | undefined {
  if (asked.toLowerCase() === said.toLowerCase()) return true;
  if (kind === "drive") return driveIs(asked, said);
  // Makers have several systems of engine names: two of them tell nothing of each other.
  if (kind === "engine-code")
    return asked.replaceAll("-", "") === said.replaceAll("-", "") || undefined;
  // A crossover is a wagon to some lists.
  if (kind === "body" && [asked, said].every((each) => each === "SUV" || each === "wagon"))
    return undefined;
  if (kind === "transmission") return transmissionIs(asked, said);
  return false;
}

/** Makers call the same layout four-wheel or all-wheel drive. */
function driveIs(asked: string, said: string): boolean | undefined {
  const isAll = (drive: string) => drive === "AWD" || drive === "4WD";
  if (isAll(asked) && isAll(said)) return true;
  if (asked === "2WD") return !isAll(said);
  if (said === "2WD") return isAll(asked) ? false : undefined;
  return false;
}

/** A CVT and a dual clutch are automatics to whoever drives them, and often not in a list of parts. */
function transmissionIs(asked: string, said: string): boolean | undefined {
  return asked === "manual" || said === "manual" ? false : undefined;
}

/**
 * By the model year alone: a car of one is built between the second of January of the year before and
 * its last of December (40 CFR 85, subpart X).
 */
function isBuilt({ from, to }: Condition, year: number): boolean | undefined {
  if (!from && !to) return undefined;
  const [first, last] = [`${year - 1}-01`, `${year}-12`];
  if ((from && last < from) || (to && first > to)) return false;
  return (!from || first >= from) && (!to || last <= to) ? true : undefined;
}
