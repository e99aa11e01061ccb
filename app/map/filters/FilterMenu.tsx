import { ButtonLink, DisclosureMenu, FacetGroup, Link } from "@partlane/ui";
import { useSearchParams } from "@remix-run/react";
import { SlidersHorizontal } from "lucide-react";
import { memo, useState } from "react";
import { type Position, positionLabels } from "~/catalog/choices";
import { paths } from "~/paths";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import { useDistanceUnit } from "~/shell/useShell";
import { appliedFilters, type MapSearch, withoutFilters } from "./applied-filters";
import { countText, fitsText } from "./count-text";
import { FacetSection } from "./FacetSection";
import { Distance, Stock } from "./MoreFilters";
import { hasInvalidPrices, PriceFields } from "./PriceFields";

interface FilterMenuProps {
  search: MapSearch;
  facets: FacetsAnswer;
  vehicle: string | null;
  /** What is listed, for the button that leads back to it: `82 parts`. */
  found: string;
  /** The same page, with as much listed. */
  hereHref: string;
}

/**
 * All that a search can be narrowed by, each choice a link with its count: a panel on a wide screen, a
 * sheet on a phone. It stays open while one thing after another is chosen.
 */
export const FilterMenu = memo(function FilterMenu({
  search,
  facets,
  vehicle,
  found,
  hereHref,
}: FilterMenuProps) {
  const unit = useDistanceUnit();
  const [params] = useSearchParams();
  // Only at first: it stays open while the prices are mended.
  const [isOpenAtFirst] = useState(() => hasInvalidPrices(params));
  const set = appliedFilters(search, { vehicle, facets: facets.facets, unit }).length;
  return (
    <DisclosureMenu
      icon={<SlidersHorizontal />}
      label={set > 0 ? `Filter (${set})` : "Filter"}
      // Price problems show beside their fields, without JavaScript too.
      open={isOpenAtFirst || undefined}
      foot={
        <>
          <ButtonLink href={paths.map(withoutFilters(search))} tone="quiet">
            Clear all
          </ButtonLink>
          {/* Without JavaScript it leads to the same page, with the panel closed. */}
          <ButtonLink href={hereHref} tone="accent">
            Show {found}
          </ButtonLink>
        </>
      }
    >
      <FacetSection section="part" search={search} facets={facets} />
      <Where search={search} />
      <Fit search={search} facets={facets} vehicle={vehicle} />
      <PriceFields search={search} />
      <Distance search={search} />
      <FacetSection section="offer" search={search} facets={facets} />
      <Stock search={search} facets={facets} />
    </DisclosureMenu>
  );
});

/** Of each line one at most. */
const axes: readonly (readonly Position[])[] = [
  ["front", "rear"],
  ["left", "right"],
  ["upper", "lower"],
  ["inner", "outer"],
];

/** Where on the car: of no use before it is said what for. */
function Where({ search }: Pick<FilterMenuProps, "search">) {
  const { positions = [], text, partType, category } = search;
  if (!text && !partType && !category && positions.length === 0) return null;
  return (
    <FacetGroup
      title="Position"
      options={axes.flatMap((axis) =>
        axis.map((each) => {
          const isChosen = positions.includes(each);
          const others = positions.filter((other) => !axis.includes(other));
          const next = isChosen ? others : [...others, each];
          return {
            key: each,
            label: positionLabels[each],
            current: isChosen,
            removeLabel: `Remove ${positionLabels[each]}`,
            href: paths.map({ ...search, positions: next.length > 0 ? next : undefined }),
          };
        }),
      )}
    />
  );
}

type GroupsProps = Pick<FilterMenuProps, "search" | "facets">;

function Fit({
  search,
  facets: { facets, isExact },
  vehicle,
}: GroupsProps & { vehicle: string | null }) {
  if (!vehicle)
    return (
      <FacetGroup title="Fit">
        <Link href={paths.garage()}>Choose your vehicle to see only parts that fit</Link>
      </FacetGroup>
    );
  const label = `Fits ${vehicle}`;
  return (
    <FacetGroup
      title="Fit"
      options={[
        {
          key: "fits",
          label,
          // Where only that is listed it is counted as the others are.
          count:
            facets.fits === null
              ? undefined
              : (search.onlyFits ? countText : fitsText)(facets.fits, isExact),
          current: Boolean(search.onlyFits),
          removeLabel: `Remove ${label}`,
          href: paths.map({ ...search, onlyFits: search.onlyFits ? undefined : true }),
        },
      ]}
    />
  );
}
