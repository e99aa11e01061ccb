import { ButtonLink, EmptyState, Link, Stack, Text } from "@partlane/ui";
import { paths } from "~/paths";
import type { FacetsAnswer } from "~/search/answers.schema";
import type { MapSearch } from "./filters";
import { ListingRow } from "./ListingRow";
import { partsText } from "./MapHead";
import { reliefsOf, type WhyNothing, whySentence } from "./reliefs";

interface NothingFoundProps {
  search: MapSearch;
  /** Why, as far as the page came with it. */
  why: WhyNothing | null;
  facets: FacetsAnswer;
  /** Part numbers one character away from what was typed. */
  numbersMeant: readonly string[];
  vehicle: string | null;
}

/** What a search that finds nothing says: what blocks it, and how to find something after all. */
export function NothingFound(props: NothingFoundProps) {
  const { search, why, facets, numbersMeant, vehicle } = props;
  const { text, bounds } = search;
  const reliefs = reliefsOf(search, { facets, vehicle, why });
  const interchange = why?.interchange ?? [];
  const here = bounds ? " in this area" : "";
  return (
    <>
      <EmptyState
        title={text ? `Nothing found for “${text}”${here}` : `No parts${here || " found"}`}
        action={
          <Stack gap={2}>
            {reliefs.map(({ key, label, search: to, count, isExact }, index) => (
              <ButtonLink
                key={key}
                href={paths.map(to)}
                tone={index === 0 ? "accent" : "neutral"}
                width="full"
              >
                {label}
                {count ? `: ${partsText({ count, isExact })}` : ""}
              </ButtonLink>
            ))}
            <ButtonLink
              href={paths.map()}
              tone={reliefs.length === 0 ? "accent" : "neutral"}
              width="full"
            >
              Show all parts
            </ButtonLink>
          </Stack>
        }
      >
        {whySentence(reliefs, why)}
        {numbersMeant.length > 0 ? <NumbersMeant search={search} numbers={numbersMeant} /> : null}
      </EmptyState>
      {interchange.length > 0 ? (
        <section aria-label="Parts that do the same">
          <Text weight={600}>Parts that do the same</Text>
          <ul>
            {interchange.map((listing) => (
              <ListingRow
                key={listing.id}
                listing={listing}
                vehicle={vehicle}
                onlyFits={false}
                href={paths.map({ part: listing.id })}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function NumbersMeant({ search, numbers }: { search: MapSearch; numbers: readonly string[] }) {
  return (
    <p>
      Did you mean{" "}
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 ? " or " : ""}
          <Link href={paths.map({ ...search, text: number })}>{number}</Link>
        </span>
      ))}
      ?
    </p>
  );
}
