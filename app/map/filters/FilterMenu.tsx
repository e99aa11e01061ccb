import { ButtonLink, DisclosureMenu, FacetGroup, Link } from "@partlane/ui";
import { useSearchParams } from "@remix-run/react";
import { SlidersHorizontal } from "lucide-react";
import { memo, useState } from "react";
import {
  type Category,
  type Condition,
  categories,
  categoryLabels,
  conditionLabels,
  conditions,
} from "~/catalog/choices";
import { paths } from "~/paths";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import { useDistanceUnit } from "~/shell/useShell";
import {
  appliedFilters,
  countText,
  fitsText,
  type MapSearch,
  optionsOf,
  withoutFilters,
} from "./applied-filters";
import { Distance, Sources, Stock } from "./MoreFilters";
import { arePricesWrong, PriceFields } from "./PriceFields";

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
  const [isOpenAtFirst] = useState(() => arePricesWrong(params));
  const set = appliedFilters(search, { vehicle, facets: facets.facets, unit }).length;
  return (
    <DisclosureMenu
      icon={<SlidersHorizontal />}
      label={set > 0 ? `Filter (${set})` : "Filter"}
      // What is wrong with a price is said beside it, without JavaScript too.
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
      <Kinds search={search} facets={facets} />
      <Fit search={search} facets={facets} vehicle={vehicle} />
      <PriceFields search={search} />
      <Distance search={search} />
      <Sources search={search} facets={facets} />
      <Stock search={search} facets={facets} />
    </DisclosureMenu>
  );
});

type GroupsProps = Pick<FilterMenuProps, "search" | "facets">;

function Kinds({ search, facets: { facets, isExact } }: GroupsProps) {
  const labelled = <T extends string>(
    values: readonly T[],
    labels: Record<T, string>,
    counted: { value: string; count: number }[],
  ) =>
    values.map((value) => ({
      value,
      label: labels[value],
      count: counted.find((each) => each.value === value)?.count ?? 0,
    }));
  return (
    <>
      <FacetGroup
        title="Category"
        options={optionsOf({
          choices: labelled(categories, categoryLabels, facets.category),
          current: search.category,
          isExact,
          searchWith: (value) => ({
            ...search,
            category: value as Category | undefined,
            leaf: undefined,
          }),
        })}
      />
      {search.category || search.leaf ? (
        <FacetGroup
          title="Kind of part"
          limit={8}
          moreLabel="More kinds"
          options={optionsOf({
            choices: facets.leaf,
            current: search.leaf,
            isExact,
            searchWith: (value) => ({ ...search, leaf: value as MapSearch["leaf"] }),
          })}
        />
      ) : null}
      <FacetGroup
        title="Condition"
        options={optionsOf({
          choices: labelled(conditions, conditionLabels, facets.condition),
          current: search.condition,
          isExact,
          searchWith: (value) => ({ ...search, condition: value as Condition | undefined }),
        })}
      />
    </>
  );
}

function Fit({
  search,
  facets: { facets, isExact },
  vehicle,
}: GroupsProps & { vehicle: string | null }) {
  if (!vehicle)
    return (
      <FacetGroup title="Fit">
        <Link href={paths.garage()}>Choose your vehicle, to see only what fits it</Link>
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
