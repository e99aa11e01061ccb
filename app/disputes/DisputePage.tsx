import { Badge, DataList, Gallery, Grid, Link, Panel, Stack, Text } from "@partlane/ui";
import { conditionDetail } from "~/catalog/delivery";
import { formatAmount, formatLongDate } from "~/content/format";
import { paths } from "~/paths";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { OrderFitPanel } from "~/shell/OrderFitPanel";
import { type AskedStep, DisputeNext } from "./DisputeNext";
import { DisputeThread } from "./DisputeThread";
import type { StepRefusal } from "./dispute.schema";
import type { DisputeDetails, SoldLine } from "./dispute-details";
import { disputeReasonLabels, disputeStatus } from "./dispute-words";

/** A dispute, as one side of its order sees it: what is wrong, what was sold, what was said, and what comes next. */
export function DisputePage({
  dispute,
  asking,
  refusal,
}: {
  dispute: DisputeDetails;
  /** What is asked about before it is done. */
  asking?: AskedStep;
  refusal?: StepRefusal;
}) {
  const { number, orderNumber, side, lines } = dispute;
  const { label, tone } = disputeStatus(dispute);
  const isSeveral = lines.length > 1;
  return (
    <Stack gap={4}>
      <DashboardHeading
        title={`Dispute ${number}`}
        badge={<Badge tone={tone}>{label}</Badge>}
        back={{ href: paths.dashboardOrder(orderNumber), label: `Order ${orderNumber}` }}
      />
      <DisputeNext {...{ dispute, asking }} />
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Stack gap={4}>
          <DisputeThread {...{ dispute, refusal }} />
        </Stack>
        <Stack gap={4}>
          <Panel title="Ticket">
            <DataList items={factsOf(dispute)} />
          </Panel>
          {lines.map((line) => (
            <Stack key={line.id} gap={4}>
              <SoldPanel line={line} isSeveral={isSeveral} />
              {line.fit ? (
                <OrderFitPanel
                  fit={line.fit}
                  name={isSeveral ? line.name : undefined}
                  side={side}
                />
              ) : null}
            </Stack>
          ))}
        </Stack>
      </Grid>
    </Stack>
  );
}

function factsOf({ reason, customerName, sellerName, leftCents, ...dispute }: DisputeDetails) {
  const { createdAt, answerBy, status, refundedCents } = dispute;
  return [
    { term: "What's wrong", detail: disputeReasonLabels[reason] },
    { term: "Buyer", detail: customerName },
    { term: "Seller", detail: sellerName },
    { term: "Opened on", detail: formatLongDate(createdAt.toISOString()) },
    ...(status === "open"
      ? [{ term: "Answer due", detail: formatLongDate(answerBy.toISOString()) }]
      : []),
    refundedCents === null
      ? { term: "Not refunded yet", detail: formatAmount(leftCents) }
      : { term: "Refunded", detail: formatAmount(refundedCents) },
  ];
}

/** The listing as it was when the part was ordered: what changed since does not matter. */
function SoldPanel({ line, isSeveral }: { line: SoldLine; isSeveral: boolean }) {
  const { listingId, name, partNumber, quantity, priceCents, coreCents, photos } = line;
  return (
    <Panel
      title={isSeveral ? `${name}, as it was sold` : "As it was sold"}
      text="What the listing said when it was ordered."
    >
      <Stack gap={4}>
        {photos.length > 0 ? (
          <Gallery
            label={name}
            pictures={photos}
            sizes="(min-width: 1024px) 520px, 100vw"
            loading="lazy"
          />
        ) : null}
        <DataList
          items={[
            {
              term: "Part",
              detail: (
                <Link href={paths.part(listingId)} tone="ink">
                  {name}
                </Link>
              ),
            },
            {
              term: "Part number",
              detail: (
                <Text as="span" mono>
                  {partNumber}
                </Text>
              ),
            },
            { term: "Condition", detail: conditionDetail(line) },
            {
              term: "Price",
              detail:
                quantity > 1
                  ? `${quantity} at ${formatAmount(priceCents)} each`
                  : formatAmount(priceCents),
            },
            ...(coreCents > 0
              ? [{ term: "Core deposit", detail: formatAmount(quantity * coreCents) }]
              : []),
          ]}
        />
      </Stack>
    </Panel>
  );
}
