import { FacetGroup } from "@partlane/ui";
import type { Facet } from "~/search/filters/filter";
import { facetedFilters, withoutFilter } from "~/search/filters/filters";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import { type MapSearch, optionsOf } from "./applied-filters";

interface FacetSectionProps {
  section: Facet<object>["section"];
  search: MapSearch;
  facets: FacetsAnswer;
}

/** The facets of a section of the filter menu, each a group of choices with their counts. */
export function FacetSection({ section, search, facets: answer }: FacetSectionProps) {
  const { facets, isExact } = answer;
  return facetedFilters.map((filter) => {
    const { name, facet, label } = filter;
    if (facet.section !== section || (facet.isOffered && !facet.isOffered(search))) return null;
    const counted = facets[name] ?? [];
    // Where there is nothing, there is none of them either.
    const isTooMany = !facets[name] && facets.inStock > 0;
    const options = optionsOf({
      choices:
        facet.order?.map((choice) => ({
          ...choice,
          count: counted.find(({ value }) => value === choice.value)?.count ?? 0,
        })) ?? counted,
      current: facet.chosen(search),
      isExact,
      labelOf: () => label(search, { vehicle: null, unit: "mi", valueLabel: () => undefined }),
      searchWith: (value) => ({ ...withoutFilter(search, filter), ...facet.choose(value) }),
    });
    if (options.length === 0 && !isTooMany) return null;
    return (
      <FacetGroup
        key={name}
        title={facet.title}
        limit={facet.limit}
        moreLabel={facet.moreLabel}
        options={options}
      >
        {isTooMany ? <span>Too many to list. Zoom in or narrow your search.</span> : null}
      </FacetGroup>
    );
  });
}
