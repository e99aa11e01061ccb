import { DataList, Gallery, type GalleryPicture, Link, Panel, Stack, Text } from "@partlane/ui";
import { conditionDetail } from "~/catalog/delivery";
import { formatAmount } from "~/content/format";
import { paths } from "~/paths";
import type { Condition, Grade } from "~/platform/enums";
import type { Vehicle } from "~/search/query/search-params";

interface ListedPart {
  listingId: string;
  name: string;
  partNumber: string;
  condition: Condition;
  grade: Grade | null;
  /** Of a piece, as is the deposit for the old part. */
  priceCents: number;
  coreCents?: number;
  /** How many were sold, where that matters. */
  quantity?: number;
  pictures: readonly GalleryPicture[];
  /** It was bought for. */
  vehicle?: Vehicle;
}

/** A part as it was listed when it was ordered, whatever became of the listing: what a return or a dispute is judged by. */
export function AsListedPanel({
  part,
  isOfSeveral = false,
}: {
  part: ListedPart;
  /** It stands among others, whose names tell them apart. */
  isOfSeveral?: boolean;
}) {
  const { listingId, name, pictures, vehicle } = part;
  return (
    <Panel
      title={isOfSeveral ? `${name}, as it was listed` : "As it was listed"}
      text="What the listing said when it was ordered."
    >
      <Stack gap={4}>
        {pictures.length > 0 ? (
          <Gallery
            label={name}
            pictures={pictures}
            sizes="(min-width: 1024px) 520px, 100vw"
            loading="lazy"
          />
        ) : null}
        <DataList
          items={[
            {
              term: "Part",
              detail: (
                <Link href={paths.part(listingId, { vehicle })} tone="ink">
                  {name}
                </Link>
              ),
            },
            ...factsOf(part),
          ]}
        />
      </Stack>
    </Panel>
  );
}

function factsOf({ partNumber, priceCents, coreCents = 0, quantity = 1, ...part }: ListedPart) {
  const price = formatAmount(priceCents);
  return [
    {
      term: "Part number",
      detail: (
        <Text as="span" mono>
          {partNumber}
        </Text>
      ),
    },
    { term: "Condition", detail: conditionDetail(part) },
    { term: "Price", detail: quantity > 1 ? `${quantity} at ${price} each` : price },
    ...(coreCents > 0
      ? [{ term: "Core deposit", detail: formatAmount(quantity * coreCents) }]
      : []),
  ];
}
