import { CompareBar } from "@partlane/ui";
import { paths } from "~/paths";
import { compareLimit } from "~/search/query/compared-ids";
import type { AlongCompare } from "~/search/query/search-params";

/** The parts chosen to compare, carried from page to page in the URL; renders nothing for none. */
export function ComparingBar({
  comparing = [],
  asked,
  clearHref,
}: {
  comparing?: readonly string[];
  /** What the page asks: the comparison asks it too. */
  asked: AlongCompare;
  /** The same page without. */
  clearHref: string;
}) {
  const count = comparing.length;
  if (count === 0) return null;
  const chosen = `${count} of ${compareLimit} parts added`;
  return (
    <CompareBar
      text={count === compareLimit ? `${chosen}: remove one to add another` : chosen}
      compareHref={paths.compare(comparing, asked)}
      clearHref={clearHref}
    />
  );
}
