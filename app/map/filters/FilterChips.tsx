import { type ChipItem, Chips } from "@partlane/ui";
import { memo } from "react";
import { categoryLabels, conditionLabels, quickCategories } from "~/catalog/choices";
import { paths } from "~/paths";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import { useDistanceUnit } from "~/shell/useShell";
import { appliedFilters, type MapSearch, withoutFilters } from "./applied-filters";
import { countText, fitsText } from "./count-text";

interface FilterChipsProps {
  search: MapSearch;
  facets: FacetsAnswer;
  /** The active vehicle's name. */
  vehicle: string | null;
}

/** The applied filters, each removed by a press; then quick filters. */
export const FilterChips = memo(function FilterChips({
  search,
  facets: answer,
  vehicle,
}: FilterChipsProps) {
  const { facets, isExact } = answer;
  const unit = useDistanceUnit();
  const applied = appliedFilters(search, { vehicle, facets, unit });
  const items: ChipItem[] = applied.map(({ key, label, without }) => ({
    key,
    label,
    current: true,
    removeLabel: `Remove ${label}`,
    href: paths.map(without),
  }));
  if (applied.length > 1)
    items.push({ key: "all", label: "Clear all", href: paths.map(withoutFilters(search)) });
  return <Chips fades label="Quick filters" items={[...items, ...quick()]} />;

  function quick(): ChipItem[] {
    const offer = (
      key: string,
      label: string,
      count: number | null | undefined,
      to: MapSearch,
      text = countText,
    ) => (count ? [{ key, label, count: text(count, isExact), href: paths.map(to) }] : []);
    const countOf = (choices: { value: string; count: number }[], value: string) =>
      choices.find((choice) => choice.value === value)?.count;
    return [
      ...(vehicle && !search.onlyFits
        ? offer("fits", `Fits ${vehicle}`, facets.fits, { ...search, onlyFits: true }, fitsText)
        : []),
      ...(search.category
        ? search.partType
          ? []
          : facets.partType
              .slice(0, 4)
              .flatMap(({ value, label, count }) =>
                offer(value, label, count, { ...search, partType: value as MapSearch["partType"] }),
              )
        : quickCategories.flatMap((category) =>
            offer(category, categoryLabels[category], countOf(facets.category, category), {
              ...search,
              category,
            }),
          )),
      ...(search.condition
        ? []
        : offer("new", conditionLabels.new, countOf(facets.condition, "new"), {
            ...search,
            condition: "new",
          })),
    ];
  }
});
