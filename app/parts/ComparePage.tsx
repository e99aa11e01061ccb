import { ButtonLink, CompareTable, Link, Notice, Page, Stack, Text } from "@partlane/ui";
import { paths } from "~/paths";
import { compareLimit, withCompared, withoutCompared } from "~/search/query/compared-ids";
import { type AlongCompare, type ListingSearch, searchParams } from "~/search/query/search-params";
import { PartPicture } from "~/shell/PartPicture";
import { SmartBox } from "~/shell/SmartBox";
import { useRestoreFocus } from "~/shell/useRestoreFocus";
import { useDistanceUnit } from "~/shell/useShell";
import { compareRows } from "./compare-rows";
import { OtherParts } from "./OtherParts";
import type { Alternatives, PartDetails } from "./part-details";
import { ShareLink } from "./ShareLink";

export interface ComparePageProps {
  parts: readonly PartDetails[];
  /** What the URL names and there is not. */
  missing: readonly string[];
  /** Parts for which there is no room. */
  overLimit: readonly { id: string; name: string }[];
  /** What to put beside a single part. */
  alternatives: Alternatives | null;
  /** The vehicle that is asked about, as it is shown. */
  vehicle: string | null;
  asked: Pick<ListingSearch, "near" | "vehicle">;
  /** The same for a link that is given away. */
  shared: Pick<ListingSearch, "near" | "vehicle">;
  /** What was searched for on the way here: another is looked for by the same. */
  words: Pick<AlongCompare, "text" | "asTyped">;
}

/** Up to four parts side by side; the URL says which. Works without JavaScript. */
export function ComparePage(props: ComparePageProps) {
  const { parts, vehicle, asked, shared, words } = props;
  const ids = parts.map(({ listing }) => listing.id);
  const unit = useDistanceUnit();
  const hasRoom = ids.length < compareLimit;
  // With the last part goes the table.
  const { fallbackFocusTarget, onClickCapture } = useRestoreFocus<HTMLSpanElement>();
  return (
    <Page
      onClickCapture={onClickCapture}
      title={
        <span ref={fallbackFocusTarget} tabIndex={-1}>
          Compare parts
        </span>
      }
      intro={introOf(props)}
      action={
        ids.length > 0 ? (
          <ShareLink href={paths.compare(ids, shared)} title="Compare parts" />
        ) : undefined
      }
    >
      <Stack gap={6}>
        <LeftOut {...props} />
        {ids.length > 0 ? <FitFor vehicle={vehicle} isNamed={asked.vehicle !== undefined} /> : null}
        <SellerOfMost parts={parts} />
        {ids.length > 0 ? (
          <CompareTable
            caption="Parts side by side"
            columns={parts.map(({ listing, listing: { id, name, seller, brand, partNumber } }) => ({
              id,
              name,
              detail: [brand, partNumber].filter(Boolean).join(" "),
              image: <PartPicture listing={listing} size={88} />,
              href: paths.part(id, { ...asked, comparing: ids }),
              removeHref: paths.compare(withoutCompared(ids, id), { ...asked, ...words }),
              removeLabel: `Remove ${name}, ${seller}`,
            }))}
            rows={compareRows(parts, { vehicle, asked, unit })}
          />
        ) : null}
        {hasRoom ? <AddAnother ids={ids} asked={asked} words={words} /> : null}
        <Suggestions {...props} ids={ids} />
      </Stack>
    </Page>
  );
}

/** Which vehicle the verdicts are for: the link's, or else the garage's, which is the reader's to change. */
function FitFor({ vehicle, isNamed }: { vehicle: string | null; isNamed: boolean }) {
  if (!vehicle)
    return (
      <Text size={15} tone="muted">
        <Link href={paths.garage()}>Choose your vehicle</Link> to see which ones fit.
      </Text>
    );
  return (
    <Text size={15} tone="muted">
      Fit is shown for {isNamed ? "the" : "your"}{" "}
      <Text as="span" size={15} weight={600} tone="ink">
        {vehicle}
      </Text>
      . {isNamed ? null : <Link href={paths.garage()}>Change vehicle</Link>}
    </Text>
  );
}

/** Who has most of the parts, where somebody has more of them than anybody else: they come from one counter. */
function SellerOfMost({ parts }: Pick<ComparePageProps, "parts">) {
  const bySeller = new Map<string, number>();
  for (const { listing } of parts)
    bySeller.set(listing.seller, (bySeller.get(listing.seller) ?? 0) + 1);
  const [most, next] = [...bySeller].toSorted(([, a], [, b]) => b - a);
  if (!most || most[1] < 2 || most[1] === next?.[1]) return null;
  const [seller, count] = most;
  return (
    <Text size={15} tone="muted">
      <bdi>{seller}</bdi> has{" "}
      {count === parts.length ? "all of these parts" : `${count} of these ${parts.length} parts`}.
    </Text>
  );
}

function introOf({ parts: { length } }: ComparePageProps) {
  if (length === 0) return "Add up to four parts to compare.";
  if (length === 1) return "One part so far. Add another to compare.";
  return "Differences are marked.";
}

/** What the link names and the table does not show, and why. */
function LeftOut({ missing, overLimit, asked }: ComparePageProps) {
  return (
    <>
      {missing.length > 0 ? (
        <Notice tone="warning" title="No longer available">
          We left out parts we couldn't find: {missing.join(", ")}.
        </Notice>
      ) : null}
      {overLimit.length > 0 ? (
        <Notice tone="warning" title={`You can compare up to ${compareLimit} parts`}>
          Remove one to see{" "}
          {overLimit.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 ? ", " : ""}
              <Link href={paths.part(id, asked)}>{name}</Link>
            </span>
          ))}
          .
        </Notice>
      ) : null}
    </>
  );
}

/** The search for one more, with what is chosen so far and what is known of the reader. */
function AddAnother({
  ids,
  asked,
  words,
}: { ids: readonly string[] } & Pick<ComparePageProps, "asked" | "words">) {
  return (
    <Stack gap={3}>
      <SmartBox label="Search for a part to compare" placeholder="VIN, part number, or name">
        {[...searchParams(asked)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {ids.length > 0 ? <input type="hidden" name="compare" value={ids.join(",")} /> : null}
      </SmartBox>
      <div>
        <ButtonLink href={paths.map({ ...asked, ...words, comparing: ids })}>
          {ids.length > 0 ? "Add another from the map" : "Choose parts from the map"}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Suggestions({
  ids,
  alternatives,
  vehicle,
  asked,
  words,
}: ComparePageProps & { ids: readonly string[] }) {
  if (!alternatives) return null;
  const others = {
    vehicle,
    hrefOf: ({ id }: { id: string }) => paths.part(id, { ...asked, comparing: ids }),
    compareHrefOf: ({ id }: { id: string }) =>
      paths.compare(withCompared(ids, id), { ...asked, ...words }),
    compareLabel: "Add",
  };
  return (
    <>
      <OtherParts
        title="The same part elsewhere"
        text="In stock under the same or an equivalent number."
        listings={alternatives.same}
        {...others}
      />
      <OtherParts
        title="Similar parts"
        text="Nearest first."
        listings={alternatives.similar}
        {...others}
      />
    </>
  );
}
