const asksFor = (accept = "") =>
  accept
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);

/** The ends of names among what is accepted, for a sentence. */
export const endingsIn = (accept: string | undefined) =>
  asksFor(accept)
    .filter((each) => each.startsWith("."))
    .join(", ");

/**
 * Whether a file is what `accept` asks for, by the end of its name or its type. Systems call a CSV
 * `application/vnd.ms-excel`, or nothing: either will do.
 */
export function isAccepted(
  { name, type }: { name: string; type: string },
  accept: string | undefined,
): boolean {
  const asked = asksFor(accept);
  if (asked.length === 0) return true;
  return asked.some((each) => {
    if (each.startsWith(".")) return name.toLowerCase().endsWith(each);
    if (each.endsWith("/*")) return type.startsWith(each.slice(0, -1));
    return type === each;
  });
}
