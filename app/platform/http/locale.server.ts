/** The country that the site speaks to when a reader's is not known. */
const home = "US";

/**
 * The reader's country (ISO 3166-1) as their browser's first language tells it (`en-GB`, or the one
 * where most speak it: `de`). A guess, good for defaults only.
 */
export function readerCountry(request: Request): string {
  const [first = ""] = (request.headers.get("Accept-Language") ?? "").split(/[,;]/);
  try {
    return new Intl.Locale(first.trim()).maximize().region ?? home;
  } catch {
    // A language that is none.
    return home;
  }
}
