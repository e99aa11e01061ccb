import { FacetGroup } from "@partlane/ui";
import { paths } from "~/paths";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import { useDistanceUnit } from "~/shell/useShell";
import { clearedArea, countText, type MapSearch, optionsOf } from "./applied-filters";
import { radii, radiusText } from "./radius";

interface GroupsProps {
  search: MapSearch;
  facets: FacetsAnswer;
}

/** How far away. */
export function Distance({ search }: { search: MapSearch }) {
  const unit = useDistanceUnit();
  const current = search.withinMiles;
  const usual = radii[unit];
  const offered = current && !usual.includes(current) ? [current, ...usual] : usual;
  return (
    <FacetGroup
      title={search.near ? "Distance from there" : "Distance from you"}
      options={offered.map((miles) => ({
        key: String(miles),
        label: radiusText(miles, unit),
        current: miles === current,
        removeLabel: `Remove within ${radiusText(miles, unit)}`,
        // A circle takes the place of the area on the map.
        href: paths.map({
          ...search,
          withinMiles: miles === current ? undefined : miles,
          ...clearedArea,
        }),
      }))}
    />
  );
}

/** Whose it is. */
export function Sources({ search, facets: { facets, isExact } }: GroupsProps) {
  const brands = optionsOf({
    choices: facets.brand,
    current: search.brand,
    isExact,
    searchWith: (brand) => ({ ...search, brand }),
  });
  const sellers = optionsOf({
    choices: facets.seller ?? [],
    current: search.sellerId,
    isExact,
    labelOf: () => "One seller",
    searchWith: (sellerId) => ({ ...search, sellerId }),
  });
  // Where there is nothing, there is no seller either.
  const isTooMany = !facets.seller && facets.inStock > 0;
  return (
    <>
      {brands.length > 0 ? (
        <FacetGroup title="Brand" limit={8} moreLabel="More brands" options={brands} />
      ) : null}
      {sellers.length > 0 || isTooMany ? (
        <FacetGroup title="Seller" limit={6} moreLabel="More sellers" options={sellers}>
          {isTooMany ? (
            <span>There are too many to list. Zoom in, or narrow the search.</span>
          ) : null}
        </FacetGroup>
      ) : null}
    </>
  );
}

/** Whether it is there to be had. */
export function Stock({ search, facets: { facets, isExact } }: GroupsProps) {
  return (
    <FacetGroup
      title="Availability"
      options={[
        {
          key: "in",
          label: "In stock",
          count: countText(facets.inStock, isExact),
          current: !search.includeSoldOut,
          href: paths.map({ ...search, includeSoldOut: undefined }),
        },
        {
          key: "all",
          label: "Sold out too",
          current: Boolean(search.includeSoldOut),
          href: paths.map({ ...search, includeSoldOut: true }),
        },
      ]}
    />
  );
}
