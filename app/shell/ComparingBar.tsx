import { CompareBar } from "@partlane/ui";
import { paths } from "~/paths";
import { compareLimit } from "~/search/compared";

/** What the reader has chosen to compare, on its way from page to page in the URL; nothing for none. */
export function ComparingBar({
  comparing = [],
  clearHref,
}: {
  comparing?: readonly string[];
  /** The same page without. */
  clearHref: string;
}) {
  const count = comparing.length;
  if (count === 0) return null;
  const chosen = `${count} of ${compareLimit} parts chosen`;
  return (
    <CompareBar
      text={count === compareLimit ? `${chosen}: take one away to choose another` : chosen}
      compareHref={paths.compare(comparing)}
      clearHref={clearHref}
    />
  );
}
