/**
 * The vehicle identification number in a text, in capitals: 17 letters and digits without I, O and Q
 * (ISO 3779), a word of the text or all of it, spaces and dashes aside. Whether it is anybody's, or
 * its check digit holds, is not asked. Null where there is none.
 */
export function vinIn(text: string): string | null {
  const candidates = [...text.split(/\s+/), text].map((part) =>
    part.replaceAll(/[\s-]/g, "").toUpperCase(),
  );
  return candidates.find((part) => /^(?=.*\d)[A-HJ-NPR-Z\d]{17}$/.test(part)) ?? null;
}
