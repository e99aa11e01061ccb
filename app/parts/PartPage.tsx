import {
  Button,
  ButtonLink,
  Gallery,
  Grid,
  Link,
  Notice,
  Page,
  PartOverview,
  Stack,
} from "@partlane/ui";
import { Scale } from "lucide-react";
import { conditionDetail, deliveryDetail } from "~/catalog/delivery";
import { formatAmount, formatMileage, formatReach } from "~/content/format";
import { paths } from "~/paths";
import type { DistanceUnit } from "~/platform/preferences/options";
import { warrantyText } from "~/search/filters/warranty";
import { withCompared } from "~/search/query/compared-ids";
import type { ListingSearch } from "~/search/query/search-params";
import { AddToCart } from "~/shell/AddToCart";
import { ComparingBar } from "~/shell/ComparingBar";
import { OwnLastOrder } from "~/shell/OwnLastOrder";
import { PartImage } from "~/shell/PartImage";
import { SmartBox } from "~/shell/SmartBox";
import { useDistanceUnit } from "~/shell/useShell";
import { Verdict } from "~/shell/Verdict";
import { OtherParts } from "./OtherParts";
import { FitmentPanel, NumbersPanel, SellerPanel } from "./PartTables";
import type { Alternatives, PartDetails } from "./part-details";
import { chargeOf, stockOf } from "./part-words";
import { ShareLink } from "./ShareLink";

export interface PartPageProps {
  part: PartDetails;
  alternatives: Alternatives;
  /** The reader sells it. */
  isOwn?: boolean;
  /** It is a sample of the page, a part of another one: nothing can be bought, and nothing leads to the part. */
  preview?: { back: { label: string; href: string }; mapHref: string };
  /** The number of the reader's order that took the last piece, if it was that. */
  ownLastOrder?: string;
  /** The vehicle that is asked about, as it is shown. */
  vehicle: string | null;
  /** What is compared meanwhile. */
  comparing: readonly string[];
  /** What the URL says: it goes along. */
  asked: Pick<ListingSearch, "near" | "vehicle">;
  /** The same for a link that is given away: with the vehicle, which is the reader's own. */
  shared: Pick<ListingSearch, "near" | "vehicle">;
}

/** All about one part, and what could be taken in its place. Works without JavaScript. */
export function PartPage(props: PartPageProps) {
  const { part, alternatives, vehicle, comparing, asked, shared, preview } = props;
  const { listing } = part;
  const { id, name } = listing;
  const unit = useDistanceUnit();
  const along = { ...asked, comparing };
  const others = {
    vehicle,
    hrefOf: (other: { id: string }) => paths.part(other.id, along),
    compareHrefOf: (other: { id: string }) =>
      paths.compare(withCompared(withCompared(comparing, id), other.id), asked),
    compareLabel: "Compare",
  };
  return (
    <Page topSpace={!preview}>
      <Stack gap={6}>
        <Stack gap={2}>
          {preview ? null : (
            <SmartBox placeholder="VIN, part number, or name">
              <Kept comparing={comparing} />
            </SmartBox>
          )}
          <ComparingBar comparing={comparing} asked={asked} clearHref={paths.part(id, asked)} />
          <PartOverview
            headingLevel={preview ? 2 : 1}
            back={
              preview?.back ?? {
                label: "Back to the map",
                href: paths.map({ part: id, ...along }),
              }
            }
            gallery={
              part.photos.length > 0 ? (
                <Gallery
                  label={`Photos of ${name}`}
                  pictures={part.photos}
                  sizes="(min-width: 64rem) 36rem, 100vw"
                />
              ) : undefined
            }
            image={<PartImage image={listing.image} size={320} eager />}
            pictures={part.pictures.map((picture) => (
              <PartImage key={picture} image={picture} size={88} />
            ))}
            name={name}
            partNumber={listing.partNumber}
            brand={listing.brand ?? undefined}
            price={formatAmount(listing.priceCents)}
            charge={chargeOf(part)}
            verdict={<Verdict fit={listing.fit} vehicle={vehicle} asked={asked.vehicle} />}
            description={listing.description}
            facts={factsOf(props, unit)}
            purchase={<Purchase {...props} />}
            secondary={
              preview ? undefined : (
                <>
                  <ButtonLink href={paths.compare(withCompared(comparing, id), asked)}>
                    <Scale size={18} strokeWidth={1.5} aria-hidden="true" />
                    Compare
                  </ButtonLink>
                  <ShareLink href={paths.part(id, shared)} title={name} />
                </>
              )
            }
          />
        </Stack>
        <Replaced numbers={part.replacedBy} asked={asked} />
        <OtherParts
          title={listing.quantity > 0 ? "The same part elsewhere" : "Who else has it"}
          text="In stock under the same or an equivalent number, nearest first."
          listings={alternatives.same}
          {...others}
        />
        <FitmentPanel part={part} allHref={paths.part(id, { ...along, fitment: "all" })} />
        <Grid columns={{ desktop: 2 }} align="start">
          <NumbersPanel part={part} asked={asked} />
          <SellerPanel
            part={part}
            asked={asked}
            mapHref={preview?.mapHref ?? paths.map({ ...asked, part: id })}
          />
        </Grid>
        <OtherParts
          title={`${part.kind} nearby`}
          text={
            alternatives.similarFit && vehicle
              ? `Others that fit your ${vehicle}. Nearest first.`
              : "Similar parts. Nearest first."
          }
          listings={alternatives.similar}
          {...others}
        />
      </Stack>
    </Page>
  );
}

/** What a form takes along. */
function Kept({ comparing }: { comparing: readonly string[] }) {
  if (comparing.length === 0) return null;
  return <input type="hidden" name="compare" value={comparing.join(",")} />;
}

function factsOf(
  { part, ownLastOrder }: Pick<PartPageProps, "part" | "ownLastOrder">,
  unit?: DistanceUnit,
) {
  const { listing, kind, sellerId } = part;
  const { rating } = listing;
  return [
    { term: "Condition", detail: conditionDetail(listing) },
    ...pastOf(part, unit),
    ...(listing.warrantyDays > 0
      ? [{ term: "Warranty", detail: warrantyText(listing.warrantyDays) }]
      : []),
    { term: "In stock", detail: ownLastOrder ? "None left" : stockOf(listing) },
    {
      term: "Seller",
      detail: (
        <Link href={paths.seller(sellerId)} tone="ink">
          {listing.seller}
        </Link>
      ),
    },
    { term: "Pick up at", detail: listing.locationName },
    { term: "Distance", detail: formatReach(listing, unit) },
    { term: "Delivery", detail: deliveryDetail(listing) },
    { term: "Part type", detail: kind },
    {
      term: "Rating",
      detail: rating ? `${rating.value.toFixed(1)} of 5 (${rating.count})` : "None yet",
    },
  ];
}

/** What became of it before, as far as its seller says. */
function pastOf({ damage, donorMiles, refurbishedBy }: PartDetails, unit?: DistanceUnit) {
  return [
    ...(damage ? [{ term: "Damage", detail: damage }] : []),
    ...(donorMiles === null
      ? []
      : [{ term: "Taken from", detail: `A car with ${formatMileage(donorMiles, unit)}` }]),
    ...(refurbishedBy ? [{ term: "Refurbished by", detail: refurbishedBy }] : []),
  ];
}

/** What its own seller does with a part, in place of buying it. */
function EditListing({ id }: { id: string }) {
  return (
    <ButtonLink href={paths.dashboardListing(id)} tone="accent" size="large" width="full">
      Edit listing
    </ButtonLink>
  );
}

function Purchase({
  part: { listing },
  isOwn,
  preview,
  ownLastOrder,
  asked,
}: Pick<PartPageProps, "part" | "isOwn" | "preview" | "ownLastOrder" | "asked">) {
  if (isOwn) return <EditListing id={listing.id} />;
  if (preview && listing.quantity > 0)
    return (
      <Button tone="accent" size="large" width="full" disabled>
        Purchase
      </Button>
    );
  if (listing.quantity > 0)
    return (
      <Stack gap={2}>
        <ButtonLink
          href={paths.purchase(listing.id, asked)}
          tone="accent"
          size="large"
          width="full"
        >
          Purchase
        </ButtonLink>
        <AddToCart listing={listing} vehicle={asked.vehicle} />
      </Stack>
    );
  return (
    <Stack gap={3}>
      {ownLastOrder ? (
        <OwnLastOrder number={ownLastOrder} />
      ) : (
        <Notice tone="warning" title="Sold out">
          The last one has been sold.
        </Notice>
      )}
      <ButtonLink
        href={paths.map({ ...asked, text: listing.partNumber })}
        tone="accent"
        size="large"
        width="full"
      >
        Find another
      </ButtonLink>
    </Stack>
  );
}

/** That the maker has a newer number for it. */
function Replaced({
  numbers,
  asked,
}: { numbers: readonly string[] } & Pick<PartPageProps, "asked">) {
  const [first] = numbers;
  if (!first) return null;
  return (
    <Notice
      tone="info"
      title="This number has been replaced"
      action={<Link href={paths.map({ ...asked, text: first })}>{`Find ${first}`}</Link>}
    >
      The maker now sells {numbers.join(" or ")} instead.
    </Notice>
  );
}
