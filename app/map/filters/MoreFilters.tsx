import { FacetGroup } from "@partlane/ui";
import { paths } from "~/paths";
import { radiusText } from "~/search/filters/distance";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import { useDistanceUnit } from "~/shell/useShell";
import { clearedArea, type MapSearch } from "./applied-filters";
import { countText } from "./count-text";
import { radii } from "./radius";

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
          label: "Include sold out",
          current: Boolean(search.includeSoldOut),
          href: paths.map({ ...search, includeSoldOut: true }),
        },
      ]}
    />
  );
}
