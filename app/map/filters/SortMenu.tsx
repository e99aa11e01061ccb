import { ButtonLink, DisclosureMenu, Stack } from "@partlane/ui";
import { ArrowUpDown, Check } from "lucide-react";
import { memo } from "react";
import { sortLabels, sorts } from "~/catalog/choices";
import { paths } from "~/paths";
import type { MapSearch } from "./applied-filters";

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
            <ButtonLink
              href={paths.map({ ...search, sort })}
              tone="quiet"
              width="full"
              aria-current={sort === search.sort || undefined}
            >
              {sortLabels[sort]}
              {sort === search.sort ? <Check size={18} aria-hidden="true" /> : null}
            </ButtonLink>
          </li>
        ))}
      </Stack>
    </DisclosureMenu>
  );
});
