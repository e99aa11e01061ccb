import { ButtonLink, EmptyState, PartGroup, Stack, VisuallyHidden } from "@partlane/ui";
import { shortened } from "~/content/format";
import type { PlaceSuggestion, ZeroResultsReason } from "~/map/data/page-data";
import type { MapSearch } from "~/map/filters/applied-filters";
import { partsText } from "~/map/filters/count-text";
import { partHref } from "~/parts/links";
import { paths } from "~/paths";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import { useDistanceUnit } from "~/shell/useShell";
import { ListingRow } from "./ListingRow";
import { PartNumberLinks } from "./PartNumberLinks";
import { dropsVehicle, isForVehicle, recoveryActions, zeroResultsText } from "./recovery-actions";

interface ZeroResultsProps {
  search: MapSearch;
  /** The reason, if the page came with it. */
  why: ZeroResultsReason | null;
  /** Places that the text names. */
  places: readonly PlaceSuggestion[];
  facets: FacetsAnswer;
  /** Part numbers one character away from what was typed. */
  similarNumbers: readonly string[];
  vehicle: string | null;
}

/** What a search that finds nothing says: what blocks it, and how to find something after all. */
export function ZeroResults(props: ZeroResultsProps) {
  const { search, why, places, facets, similarNumbers, vehicle } = props;
  const { text, bounds } = search;
  const unit = useDistanceUnit();
  const reliefs = recoveryActions(search, { facets, vehicle, why, places, unit });
  const interchange = why?.interchange ?? [];
  const isForCar = isForVehicle(search, { vehicle });
  const here = bounds ? " in this area" : "";
  return (
    <>
      <EmptyState
        title={
          text ? (
            <>
              Nothing found for “<Asked text={text} />”{here}
            </>
          ) : (
            `No parts${here || " found"}`
          )
        }
        action={
          <Stack gap={2}>
            {reliefs.map(({ key, label, search: to, count, isExact }, index) => (
              <ButtonLink
                key={key}
                href={paths.map(to)}
                tone={
                  index === 0 && !(isForCar && dropsVehicle(reliefs[0] ?? { search }))
                    ? "accent"
                    : "neutral"
                }
                width="full"
              >
                {label}
                {count ? `: ${partsText({ count, isExact })}` : ""}
              </ButtonLink>
            ))}
            <ButtonLink
              href={paths.map()}
              tone={reliefs.length === 0 && !isForCar ? "accent" : "neutral"}
              width="full"
            >
              Show all parts
            </ButtonLink>
          </Stack>
        }
      >
        {similarNumbers.length > 0 ? (
          <>
            Did you mean <PartNumberLinks search={search} numbers={similarNumbers} joint="or" />?
          </>
        ) : (
          zeroResultsText(reliefs, { search, why, unit, vehicle })
        )}
      </EmptyState>
      {interchange.length > 0 ? (
        <PartGroup title="Parts that do the same job">
          {interchange.map((listing) => (
            <ListingRow
              key={listing.id}
              listing={listing}
              vehicle={vehicle}
              href={paths.map({ vehicle: search.vehicle, part: listing.id })}
              detailsHref={partHref(listing, search)}
            />
          ))}
        </PartGroup>
      ) : null}
    </>
  );
}

/** The search box holds the full text, for screen readers too. */
function Asked({ text }: { text: string }) {
  const short = shortened(text);
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true" title={text}>
        {short}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
