import { Link } from "@partlane/ui";
import type { MapSearch } from "~/map/filters/applied-filters";
import { paths } from "~/paths";

interface NumberLinksProps {
  search: MapSearch;
  numbers: readonly string[];
  /** Between two of them. */
  joint: "or" | "then";
}

/** Part numbers in a sentence, each the way to the same search for that number. */
export function PartNumberLinks({ search, numbers, joint }: NumberLinksProps) {
  return numbers.map((number, index) => (
    <span key={number}>
      {index > 0 ? (joint === "or" ? " or " : ", then ") : ""}
      <Link href={paths.map({ ...search, text: number, asTyped: undefined })}>{number}</Link>
    </span>
  ));
}
