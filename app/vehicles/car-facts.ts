/** What is known of a car besides its name, by `factKey` of a condition: `{ "wheel-size": "16", "option:start-stop": "no" }`. */
export type CarFacts = Readonly<Record<string, string>>;

/* What answers conditions of fitments, as an address and a form may say it. */

/** So many answers are kept of a car in an account, and in a visitor's cookie, which holds five cars. */
export const mostFacts = { account: 30, visitor: 6 } as const;

const keys =
  /^(?:wheel-size|drive|transmission|body|emissions|steering|facelift|engine-code|option:[^=;\p{C}]{1,44}|(?:build-date|chassis-number):[\dA-Z.*-]{2,44})$/u;
const values = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,19}$/u;

/** Whether something may be kept of a car: a key of a condition, and one of its short answers. */
export const isFact = (key: string, value: string) => keys.test(key) && values.test(value);

/** With those that a VIN tells. */
const mostKnown = 40;

/** `wheel-size=16;drive=AWD`; undefined for anything else. */
export function factsOf(text: string): CarFacts | undefined {
  const said = text.split(";", mostKnown + 1).map((each) => {
    const at = each.lastIndexOf("=");
    return [each.slice(0, at), each.slice(at + 1)] as const;
  });
  if (said.length > mostKnown || said.some(([key, value]) => !isFact(key, value))) return undefined;
  return Object.fromEntries(said);
}

/** The same as an address says it: the JSON endpoints read no garage. Empty for none. */
export const factsText = (facts: CarFacts): string =>
  Object.entries(facts)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join(";");

/** Some facts with one more, the latest; of too many the first go. */
export function withFact(
  facts: CarFacts,
  { key, value }: { key: string; value: string },
  most: number,
): CarFacts {
  const { [key]: _before, ...others } = facts;
  return Object.fromEntries([...Object.entries(others).slice(1 - most), [key, value]]);
}
