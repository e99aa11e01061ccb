/*
 * Numbers as they are said, which is how a telephone writes down what it hears: `two thousand and nine`,
 * `twenty fourteen`, `ninety eight`, `oh seven`, `f one fifty`, `a six`.
 */

const numbered = (words: string, from: number, step: number): ReadonlyMap<string, number> =>
  new Map(words.split(" ").map((word, at) => [word, from + at * step]));

const ones = numbered("one two three four five six seven eight nine", 1, 1);
const teens = numbered(
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  10,
  1,
);
const tens = numbered("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10);
const centuries: ReadonlyMap<string, number> = new Map([
  ["nineteen", 1900],
  ["twenty", 2000],
]);
const zero = /^(oh|o)$/;

/** Behind these a digit is a name's: `bank one`, `model three`, and letters of models, `a six`, `f one fifty`. */
const beforeDigit = /^(bank|sensor|model|mark|mk|[acefgkmqsx])$/;
/** And before these: `three series`. */
const afterDigit = /^(series|cylinder|speed|door|liter|litre)$/;

/** A word of a text, and whether a comma stands before it. */
interface Word {
  raw: string;
  key: string;
  isBroken: boolean;
}

interface Said {
  digits: string;
  to: number;
}

/** `ninety-eight`, which is one token. */
const joined = new Map(
  [...tens].flatMap(([ten, value]) =>
    [...ones].map(([one, more]) => [ten + one, String(value + more)] as const),
  ),
);

/** The tokens with the numbers among them in digits. A lone `two` or `four` stays a word: it counts parts. */
export function withDigits(tokens: readonly Word[]): Word[] {
  const written: Word[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Word;
    const said = numberAt(tokens, at);
    written.push(said ? { ...token, raw: said.digits, key: said.digits } : token);
    at = said?.to ?? at + 1;
  }
  return written;
}

function numberAt(tokens: readonly Word[], from: number): Said | undefined {
  /** A comma ends a number. */
  const wordAt = (at: number) => (at > from && tokens[at]?.isBroken ? "" : (tokens[at]?.key ?? ""));
  const word = wordAt(from);
  const next = wordAt(from + 1);
  return year() ?? thousands() ?? hundreds() ?? small() ?? digit();

  /** Up to 99: its value and where it ends. */
  function belowHundred(at: number): { value: number; to: number } | undefined {
    const ten = tens.get(wordAt(at));
    const oneAt = at + (ten ? 1 : 0);
    // `F one fifty two thousand fifteen`: that one begins a year.
    const one = /^(hundred|thousand)$/.test(wordAt(oneAt + 1))
      ? undefined
      : ones.get(wordAt(oneAt));
    if (ten) return { value: ten + (one ?? 0), to: at + (one ? 2 : 1) };
    const value = teens.get(wordAt(at)) ?? one;
    return value === undefined ? undefined : { value, to: at + 1 };
  }

  /** `nineteen ninety eight`, `twenty fourteen`, `twenty oh six`. */
  function year(at = from): Said | undefined {
    const century = centuries.get(wordAt(at));
    if (century === undefined) return undefined;
    const isZero = zero.test(wordAt(at + 1));
    const rest = belowHundred(at + (isZero ? 2 : 1));
    if (!rest || rest.value < 10 !== isZero) return undefined;
    return { digits: String(century + rest.value), to: rest.to };
  }

  /** `two thousand and nine`. */
  function thousands(): Said | undefined {
    const count = ones.get(word);
    if (count === undefined || next !== "thousand") return undefined;
    const isAnd = wordAt(from + 2) === "and";
    const rest = belowHundred(from + (isAnd ? 3 : 2));
    return { digits: String(count * 1_000 + (rest?.value ?? 0)), to: rest?.to ?? from + 2 };
  }

  /** `two hundred and fifty`, and as models and engines are called: `one fifty`, `three twenty eight`. */
  function hundreds(): Said | undefined {
    const count = word === "a" ? 1 : ones.get(word);
    if (count === undefined) return undefined;
    if (next === "hundred") {
      const isAnd = wordAt(from + 2) === "and";
      const rest = belowHundred(from + (isAnd ? 3 : 2));
      return { digits: String(count * 100 + (rest?.value ?? 0)), to: rest?.to ?? from + 2 };
    }
    const rest = word !== "a" && tens.has(next) && !year(from + 1) && belowHundred(from + 1);
    return rest ? { digits: String(count * 100 + rest.value), to: rest.to } : undefined;
  }

  /** `ninety eight`, `ninety-eight`, `fifteen`, `oh seven`. */
  function small(): Said | undefined {
    const whole = joined.get(word);
    if (whole) return { digits: whole, to: from + 1 };
    const one = zero.test(word) ? ones.get(next) : undefined;
    if (one) return { digits: `0${one}`, to: from + 2 };
    if (!tens.has(word) && !teens.has(word)) return undefined;
    const said = belowHundred(from);
    return said && { digits: String(said.value), to: said.to };
  }

  function digit(): Said | undefined {
    const one = ones.get(word);
    const before = tokens[from]?.isBroken ? "" : (tokens[from - 1]?.key ?? "");
    // Somebody has `a one` that is broken.
    const isName = beforeDigit.test(before) && !(before === "a" && one === 1);
    if (!one || !(isName || afterDigit.test(next))) return undefined;
    return { digits: String(one), to: from + 1 };
  }
}
