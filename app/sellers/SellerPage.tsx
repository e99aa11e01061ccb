import { Badge, DataList, Link, Page, Panel, PinMap, Stack } from "@partlane/ui";
import { BASEMAP_ATTRIBUTION } from "~/basemap/attribution";
import { deliveryDetail } from "~/catalog/delivery";
import { formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import { useThemeChoice } from "~/shell/theme";
import { dayGroups, hoursText } from "./opening-hours";
import { SellerListings, type SellerListingsProps } from "./SellerListings";
import type { getSeller } from "./sellers.server";

export interface SellerPageProps {
  seller: NonNullable<Awaited<ReturnType<typeof getSeller>>>;
  forSale: SellerListingsProps;
}

/** Who sells, as everybody sees it: where, when, on what terms, and what is counted. */
export function SellerPage({ seller, forSale }: SellerPageProps) {
  const { name, locationName, isOpen, openingHours, phone, figures } = seller;
  return (
    <Page width="narrow" title={name} intro={`Parts seller in ${locationName}.`}>
      <Stack gap={5}>
        {isOpen === null ? null : (
          <div>
            <Badge tone={isOpen ? "success" : "neutral"}>
              {isOpen ? "Open now" : "Closed now"}
            </Badge>
          </div>
        )}
        <SellerListings
          {...forSale}
          near={{ lat: seller.lat, lng: seller.lng }}
          inStock={figures.inStock}
        />
        <Where {...seller} />
        <Panel title="Terms">
          <DataList items={termsOf(seller)} />
        </Panel>
        {openingHours ? (
          <Panel title="Opening hours" text="Local time there.">
            <DataList
              items={dayGroups.map(({ label, days: [day] }) => ({
                term: label,
                detail: hoursText(openingHours[day]),
              }))}
            />
          </Panel>
        ) : null}
        {phone ? (
          <Panel title="Contact">
            <Link href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</Link>
          </Panel>
        ) : null}
      </Stack>
    </Page>
  );
}

/** Where it is: on a map that the server draws, and in words. */
function Where({ name, locationName, lat, lng }: SellerPageProps["seller"]) {
  return (
    <Panel title="Where" text={locationName}>
      <PinMap
        label={`Map of ${name}, ${locationName}`}
        value={{ lat, lng }}
        zoom={11}
        theme={useThemeChoice()}
        tileUrl={paths.basemapTile}
        attribution={BASEMAP_ATTRIBUTION}
      />
    </Panel>
  );
}

function termsOf({
  offersPickup,
  delivery,
  handlingDays,
  returnDays,
  createdAt,
  figures,
}: SellerPageProps["seller"]) {
  const known = [
    { term: "Pickup", detail: offersPickup ? "Yes" : "No" },
    {
      term: "Delivery",
      detail: delivery ? deliveryDetail({ delivery, priceCents: 0, distanceMiles: 0 }) : "No",
    },
    handlingDays === null
      ? null
      : { term: "Ready within", detail: handlingDays === 0 ? "The same day" : days(handlingDays) },
    returnDays === null
      ? null
      : { term: "Returns", detail: returnDays === 0 ? "No returns" : `Within ${days(returnDays)}` },
    { term: "Orders delivered", detail: figures.delivered.toLocaleString("en-US") },
    { term: "Here since", detail: formatShortDate(new Date(createdAt).toISOString()) },
  ];
  return known.filter((each) => each !== null);
}

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
