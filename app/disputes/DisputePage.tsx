import { Badge, DataList, Grid, Panel, Stack } from "@partlane/ui";
import { formatAmount, formatLongDate } from "~/content/format";
import { paths } from "~/paths";
import { AsListedPanel } from "~/shell/AsListedPanel";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { OrderFitPanel } from "~/shell/OrderFitPanel";
import { type AskedStep, DisputeNext } from "./DisputeNext";
import { DisputeThread } from "./DisputeThread";
import type { StepRefusal } from "./dispute.schema";
import type { DisputeDetails } from "./dispute-details";
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
              <AsListedPanel
                part={{ ...line, vehicle: line.fit?.vehicle }}
                isOfSeveral={isSeveral}
              />
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
