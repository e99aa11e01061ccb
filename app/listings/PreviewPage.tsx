import {
  Container,
  Heading,
  Link,
  MapPreview,
  Notice,
  Page,
  Panel,
  Stack,
  Text,
} from "@partlane/ui";
import type { ReactNode } from "react";
import { BASEMAP_ATTRIBUTION } from "~/basemap/attribution";
import { formatDollars } from "~/content/format";
import { paths } from "~/paths";
import { useThemeChoice } from "~/shell/theme";
import { fieldId, fieldLabels, fieldOrder } from "./listing-fields";
import type { ListingField } from "./listing-form";
import type { ListingPreview } from "./preview.server";

export interface PreviewPageProps {
  preview: ListingPreview;
  /** It as a row of a list, as the panel that its price on the map opens, and as a page of its own. */
  row: ReactNode;
  panel: ReactNode;
  page: ReactNode;
}

/** Where each of them stands. */
export const previewAnchors = { map: "on-the-map", page: "as-a-page" } as const;

/** A listing as buyers see it, before they do. Works without JavaScript. */
export function PreviewPage({ preview, row, panel, page }: PreviewPageProps) {
  const { id, part } = preview;
  return (
    <>
      <Page
        title="Preview"
        intro={whoSees(preview)}
        action={<Link href={paths.dashboardListing(id)}>Back to the listing</Link>}
      >
        <Stack gap={5}>
          <Missing {...preview} />
          <Panel title="In the list" flush>
            <ul>{row}</ul>
          </Panel>
          <Panel id={previewAnchors.map} title="On the map" flush>
            <div style={{ position: "relative", blockSize: "44rem" }}>
              <PriceOnMap listing={part.listing} />
              {panel}
            </div>
          </Panel>
        </Stack>
      </Page>
      <Container>
        <Heading id={previewAnchors.page} level={2} size="section">
          As a page
        </Heading>
      </Container>
      {page}
    </>
  );
}

function whoSees({ state, hasChanges }: ListingPreview): string {
  if (state === "archived") return "Buyers don't see it any more: it's archived.";
  if (state === "paused") return "Only you see this. Buyers do once you resume it.";
  if (state === null) return "Only you see this. Buyers do once you publish it.";
  return hasChanges
    ? "Only you see this. Buyers do once you publish your changes."
    : "Buyers see it like this now.";
}

/** What keeps it from being published, each with the way to its field. */
function Missing({ id, state, errors, rules }: ListingPreview) {
  const wrong = fieldOrder.filter((name) => errors[name] !== undefined);
  if (state === "archived") return null;
  const hrefOf = (name: ListingField) => `${paths.dashboardListing(id)}#${fieldId(name)}`;
  return (
    <>
      {rules.map((rule) => (
        <Notice key={rule} tone="critical" title="This can't be sold here">
          {rule}
        </Notice>
      ))}
      {wrong.length > 0 ? (
        <Notice tone="warning" title="It can't be published yet">
          <Stack gap={3}>
            <Text size={15}>What's missing is made up below.</Text>
            <Stack as="ul" gap={2}>
              {wrong.map((name) => (
                <Text key={name} as="li" size={15}>
                  <Link href={hrefOf(name)}>{fieldLabels[name]}</Link>
                  {`: ${errors[name]}`}
                </Text>
              ))}
            </Stack>
          </Stack>
        </Notice>
      ) : null}
    </>
  );
}

function PriceOnMap({ listing }: Pick<ListingPreview["part"], "listing">) {
  const { id, name, priceCents, coords } = listing;
  const price = formatDollars(priceCents);
  const href = `#${previewAnchors.page}`;
  return (
    <MapPreview
      label="Where it stands"
      origin={null}
      theme={useThemeChoice()}
      tileUrl={paths.basemapTile}
      attribution={BASEMAP_ATTRIBUTION}
      markers={[{ id, ...coords, price, label: `${name}, ${price}`, href }]}
    />
  );
}
