import {
  Button,
  ButtonLink,
  Chips,
  DisclosureMenu,
  Link,
  Select,
  Stack,
  TextField,
} from "@partlane/ui";
import { Form } from "@remix-run/react";
import { ArrowUpDown, SlidersHorizontal } from "lucide-react";
import {
  categories,
  categoryLabels,
  conditionLabels,
  conditions,
  maxPriceLimit,
  quickCategories,
  sortLabels,
  sorts,
} from "~/catalog/choices";
import { paths } from "~/paths";
import { type ListingSearch, searchParams } from "~/search/search-params";

/** What a form keeps of a search that it does not ask for itself. */
export function KeptFields({ search }: { search: Partial<ListingSearch> }) {
  return [...searchParams(search)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** One tap for what is asked most: a category, or new parts only. Tapping again takes it away. */
export function FilterChips({ search }: { search: ListingSearch }) {
  const items = [
    ...quickCategories.map((category) => ({
      key: category,
      label: categoryLabels[category],
      current: search.category === category,
      href: paths.map({
        ...search,
        category: search.category === category ? undefined : category,
      }),
    })),
    {
      key: "new",
      label: conditionLabels.new,
      current: search.condition === "new",
      href: paths.map({ ...search, condition: search.condition === "new" ? undefined : "new" }),
    },
  ];
  return <Chips label="Quick filters" items={items} />;
}

const options = <T extends string>(values: readonly T[], labels: Record<T, string>) => [
  { value: "", label: "Any" },
  ...values.map((value) => ({ value, label: labels[value] })),
];

/** How many filters are set, for the button. */
function filterCount({ category, condition, maxPriceDollars }: ListingSearch): number {
  return [category, condition, maxPriceDollars].filter((value) => value !== undefined).length;
}

/** All the filters, as a form that works without JavaScript. */
export function FilterMenu({ search }: { search: ListingSearch }) {
  const count = filterCount(search);
  return (
    <DisclosureMenu icon={<SlidersHorizontal />} label={count > 0 ? `Filter (${count})` : "Filter"}>
      {/* Another search fills the fields anew. */}
      <Form key={JSON.stringify(search)} action={paths.map()} preventScrollReset>
        <KeptFields search={{ text: search.text, sort: search.sort }} />
        <Stack gap={4}>
          <Select
            label="Category"
            name="category"
            defaultValue={search.category ?? ""}
            options={options(categories, categoryLabels)}
          />
          <Select
            label="Condition"
            name="condition"
            defaultValue={search.condition ?? ""}
            options={options(conditions, conditionLabels)}
          />
          <TextField
            label="Highest price, dollars"
            name="max"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxPriceLimit}
            step={1}
            defaultValue={search.maxPriceDollars ?? ""}
          />
          <Button type="submit" tone="accent" width="full">
            Show parts
          </Button>
          <ButtonLink href={paths.map({ text: search.text, sort: search.sort })} width="full">
            Clear filters
          </ButtonLink>
        </Stack>
      </Form>
    </DisclosureMenu>
  );
}

export function SortMenu({ search }: { search: ListingSearch }) {
  return (
    <DisclosureMenu
      icon={<ArrowUpDown />}
      label="Sort"
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
}
