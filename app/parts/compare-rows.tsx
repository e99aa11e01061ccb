import { ButtonLink, type CompareRow, Link, Stack, Text } from "@partlane/ui";
import type { ReactNode } from "react";
import { conditionText, deliveryDetail } from "~/catalog/delivery";
import { formatAmount, formatMileage, formatReach } from "~/content/format";
import { paths } from "~/paths";
import type { DistanceUnit } from "~/platform/preferences/options";
import { warrantyText } from "~/search/filters/warranty";
import type { ListingSearch } from "~/search/query/search-params";
import { AddToCart } from "~/shell/AddToCart";
import { CompactVerdict } from "~/shell/VerdictBox";
import type { PartDetails } from "./part-details";
import { equivalentNumbers, stockOf, yearsOf } from "./part-words";

interface Line {
  label: string;
  /** What is compared. */
  text: (part: PartDetails) => string;
  /** What is shown, where it is more than the text. */
  show?: (part: PartDetails) => ReactNode;
}

/** What a comparison is for. */
interface Compared {
  /** The vehicle as it is shown. */
  vehicle: string | null;
  /** What the URL says: it goes along. */
  asked: Pick<ListingSearch, "near" | "vehicle">;
}

/** What parts are compared by, in order; a line on which nobody has anything to say is left out. */
export function compareRows(
  parts: readonly PartDetails[],
  { unit, ...of }: Compared & { unit?: DistanceUnit },
): CompareRow[] {
  const said = linesFor(of, unit).filter(({ text }) => parts.some((part) => text(part) !== ""));
  const rows = said.map(({ label, text, show }) => ({
    label,
    cells: parts.map((part) => (text(part) === "" ? "–" : (show?.(part) ?? text(part)))),
    differs: new Set(parts.map(text)).size > 1,
  }));
  return [...rows, { label: "Order", cells: parts.map((part) => orderOf(part, of.asked)) }];
}

function linesFor({ vehicle, asked }: Compared, unit?: DistanceUnit): Line[] {
  const numbers = (list: (part: PartDetails) => readonly string[]) => ({
    text: (part: PartDetails) => [...list(part)].sort().join(", "),
    show: (part: PartDetails) => (
      <Text as="span" mono>
        {list(part).join(", ")}
      </Text>
    ),
  });
  return [
    ...(vehicle ? [fitLine(vehicle)] : []),
    { label: "Price", text: priceText, show: priceOf },
    { label: "Condition", text: ({ listing }) => conditionText(listing) },
    { label: "Damage", text: ({ damage }) => damage },
    {
      label: "Taken from a car with",
      text: ({ donorMiles }) => (donorMiles === null ? "" : formatMileage(donorMiles, unit)),
    },
    { label: "Refurbished by", text: ({ refurbishedBy }) => refurbishedBy },
    {
      label: "Warranty",
      text: ({ listing: { warrantyDays: days } }) => (days > 0 ? warrantyText(days) : ""),
    },
    { label: "In stock", text: ({ listing }) => stockOf(listing) },
    { label: "Distance", text: ({ listing }) => formatReach(listing, unit) },
    { label: "Delivery", text: ({ listing }) => deliveryDetail(listing) },
    {
      label: "Seller",
      text: ({ listing }) => `${listing.seller}, ${listing.locationName}`,
    },
    { label: "Brand", text: ({ listing }) => listing.brand ?? "" },
    { label: "Part type", text: ({ kind }) => kind },
    { label: "Part number", ...numbers(({ listing }) => [listing.partNumber]) },
    { label: "Car maker's (OEM)", ...numbers((part) => part.numbers.oem) },
    { label: "Interchange", ...numbers((part) => equivalentNumbers(part.numbers)) },
    { label: "Replaces", ...numbers((part) => part.numbers.superseded) },
    { label: "Replaced by", ...numbers((part) => part.replacedBy) },
    { label: "Vehicles", text: vehiclesText, show: (part) => vehiclesOf(part, asked) },
    {
      label: "Rating",
      text: ({ listing: { rating } }) =>
        rating ? `${rating.value.toFixed(1)} of 5 (${rating.count})` : "",
    },
    { label: "Description", text: ({ listing }) => listing.description },
  ];
}

function fitLine(vehicle: string): Line {
  return {
    label: "Fit",
    text: ({ listing }) => listing.fit?.text ?? "",
    show: ({ listing: { fit } }) =>
      fit ? <CompactVerdict fit={fit} vehicle={vehicle} wrap /> : undefined,
  };
}

const priceText = ({ listing: { priceCents, coreChargeCents } }: PartDetails) =>
  `${priceCents} ${coreChargeCents}`;

function priceOf({ listing: { priceCents, coreChargeCents } }: PartDetails) {
  return (
    <>
      <Text as="span" size={18} weight={700} numeric>
        {formatAmount(priceCents)}
      </Text>
      {coreChargeCents > 0 ? (
        <Text size={13} tone="muted">
          plus {formatAmount(coreChargeCents)} core charge,{" "}
          {formatAmount(priceCents + coreChargeCents)} until you return the old part
        </Text>
      ) : null}
    </>
  );
}

const vehicleTexts = ({ fitment }: PartDetails) =>
  fitment.map((row) =>
    [`${yearsOf(row)} ${row.make} ${row.model}`, row.engine, row.note].filter(Boolean).join(", "),
  );

const vehiclesText = (part: PartDetails) =>
  part.fitmentCount === 0 ? "" : `${part.fitmentCount} ${vehicleTexts(part).sort().join("; ")}`;

/** So many stand beside what others fit; the part's own page has them all. */
const mostVehicles = 6;

function vehiclesOf(part: PartDetails, asked: Compared["asked"]) {
  const { listing, fitmentCount } = part;
  const shown = vehicleTexts(part).slice(0, mostVehicles);
  const rest = fitmentCount - shown.length;
  return (
    <Stack as="ul" gap={1}>
      {shown.map((text) => (
        <Text as="li" size={14} key={text}>
          {text}
        </Text>
      ))}
      {rest > 0 ? (
        <Text as="li" size={14}>
          <Link href={`${paths.part(listing.id, { ...asked, fitment: "all" })}#fitment`}>
            and {rest} more
          </Link>
        </Text>
      ) : null}
    </Stack>
  );
}

function orderOf({ listing: { id, name, quantity } }: PartDetails, asked: Compared["asked"]) {
  if (quantity === 0) return "Sold out";
  return (
    <Stack gap={2}>
      <ButtonLink href={paths.purchase(id, asked)} size="small" aria-label={`Purchase ${name}`}>
        Purchase
      </ButtonLink>
      <AddToCart listing={{ id, name }} vehicle={asked.vehicle} size="small" />
    </Stack>
  );
}
