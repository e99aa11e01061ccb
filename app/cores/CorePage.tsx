import { Badge, DataList, Grid, Link, Panel, Stack, Text, Timeline } from "@partlane/ui";
import { formatAmount } from "~/content/format";
import { piecesText, trackingText } from "~/orders/order-details";
import { paths } from "~/paths";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { OrderPhotos } from "~/shell/OrderPhotos";
import { CoreNextStep } from "./CoreNextStep";
import type { CoreDetails } from "./core-details";
import type { CoreRefusal } from "./core-form";
import type { CoreArrowName } from "./core-graph";
import { historyOf } from "./core-history";
import { badgeOf, dayOf } from "./core-words";

/** The deposit for one old part, as its buyer or its seller sees it. */
export function CorePage({
  core,
  asking,
  refusal,
}: {
  core: CoreDetails;
  /** What is asked about before it is done, where that can be done. */
  asking?: CoreArrowName;
  refusal?: CoreRefusal;
}) {
  const { name, tone } = badgeOf(core);
  const { photos, side } = core;
  const shown = photos.length > 0 && (
    <OrderPhotos photos={photos} from={side === "seller" ? "you" : "the seller"} />
  );
  return (
    <Stack gap={4}>
      <DashboardHeading
        title={`Core deposit, ${formatAmount(core.depositCents)}`}
        badge={<Badge tone={tone}>{name}</Badge>}
        back={{ href: paths.dashboardCores(), label: "All cores" }}
      />
      <CoreNextStep {...{ core, asking, refusal }} />
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Panel title="Deposit">
          <DataList items={factsOf(core)} />
        </Panel>
        <Panel title="History">
          <Timeline label="History of the deposit" events={historyOf(core, shown)} newestFirst />
        </Panel>
      </Grid>
    </Stack>
  );
}

function factsOf(core: CoreDetails) {
  const { partName: name, quantity, side, orderNumber, keptCents } = core;
  const tracking = trackingText(core);
  return [
    { term: "Old part of", detail: piecesText({ name, quantity }) },
    {
      term: "Part number",
      detail: (
        <Text as="span" mono>
          {core.partNumber}
        </Text>
      ),
    },
    {
      term: "Order",
      detail: (
        <Link href={paths.dashboardOrder(orderNumber)} tone="ink">
          {orderNumber}
        </Link>
      ),
    },
    { term: side === "buyer" ? "Seller" : "Customer", detail: core.otherName },
    { term: "Deposit", detail: formatAmount(core.depositCents) },
    ...(keptCents === null
      ? []
      : [{ term: "Goes back", detail: formatAmount(core.depositCents - keptCents) }]),
    ...(core.state === "held" ? [{ term: "Last day", detail: dayOf(core.sendBy) }] : []),
    { term: "Counter", detail: core.locationName },
    ...(tracking ? [{ term: "Sent with", detail: tracking }] : []),
    ...(core.reason ? [{ term: "Why", detail: core.reason }] : []),
  ];
}
