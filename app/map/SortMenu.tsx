import { DisclosureMenu, Link, Stack } from "@partlane/ui";
import { ArrowUpDown } from "lucide-react";
import { memo } from "react";
import { sortLabels, sorts } from "~/catalog/choices";
import { paths } from "~/paths";
import type { MapSearch } from "./filters";

/** In which order. */
export const SortMenu = memo(function SortMenu({ search }: { search: MapSearch }) {
  return (
    <DisclosureMenu
      icon={<ArrowUpDown />}
      label="Sort"
      compact
      detail={sortLabels[search.sort].toLowerCase()}
    >
      <Stack as="ul" gap={1}>
        {sorts.map((sort) => (
          <li key={sort}>
            <Link
              href={paths.map({ ...search, sort })}
              aria-current={sort === search.sort || undefined}
            >
              {sortLabels[sort]}
            </Link>
          </li>
        ))}
      </Stack>
    </DisclosureMenu>
  );
});
