import { Badge, DataList, Grid, OrderTotals, Panel, Stack, Text, Timeline } from "@partlane/ui";
import { formatAmount, formatShortDate } from "~/content/format";
import { piecesText, trackingText } from "~/orders/order-details";
import { paths } from "~/paths";
import type { ReturnState } from "~/platform/enums";
import { AsListedPanel } from "~/shell/AsListedPanel";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { OrderFitPanel } from "~/shell/OrderFitPanel";
import { OrderPhotos } from "~/shell/OrderPhotos";
import { ReturnNextStep } from "./ReturnNextStep";
import type { ReturnMoveRefusal } from "./return.schema";
import { sumOfReturn } from "./return-amounts";
import type { ReturnDetails } from "./return-details";
import type { ReturnStepName } from "./return-graph";
import { stateBadges } from "./return-states";
import { amountsText, dayOf, eventText, faultText, reasonText } from "./return-words";
import { WrittenText } from "./WrittenText";

/** A return, as the buyer or the seller of its parts sees it: what was sold, why it goes back, and what comes next. */
export function ReturnPage({
  details,
  asking,
  refusal,
}: {
  details: ReturnDetails;
  /** What is asked about before it is done, where that can be done. */
  asking?: ReturnStepName;
  refusal?: ReturnMoveRefusal;
}) {
  const { number, orderNumber, state, fit, amounts } = details;
  const { name, tone } = stateBadges[state];
  return (
    <Stack gap={4}>
      <DashboardHeading
        title={`Return ${number}`}
        badge={<Badge tone={tone}>{name}</Badge>}
        back={{ href: paths.dashboardOrder(orderNumber), label: `Back to order ${orderNumber}` }}
      />
      <ReturnNextStep {...{ details, asking, refusal }} />
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Stack gap={4}>
          <Panel title="Return">
            <DataList items={factsOf(details)} />
          </Panel>
          <Panel title={moneyTitle(state)}>
            <Stack gap={4}>
              <OrderTotals
                amounts={amountsText(amounts)}
                total={{ label: "Total", amount: formatAmount(sumOfReturn(amounts)), strong: true }}
              />
              {isOff(state) ? null : (
                <Text size={15} tone="muted" measure>
                  {faultText(details)}
                </Text>
              )}
            </Stack>
          </Panel>
        </Stack>
        <Stack gap={4}>
          <AsListedPanel
            part={{ ...details, name: details.partName, quantity: 1, vehicle: fit?.vehicle }}
          />
          {fit ? <OrderFitPanel fit={fit} side={details.side} /> : null}
          <Panel title="History">
            <Timeline label="History of the return" events={historyOf(details)} newestFirst />
          </Panel>
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Nothing goes back by it. */
const isOff = (state: ReturnState) =>
  state === "refused" || state === "withdrawn" || state === "lapsed";

/** Money that went back, that is to go back, or that was asked for in vain. */
function moneyTitle(state: ReturnState): string {
  if (state === "refunded") return "What went back";
  return isOff(state) ? "What was asked for" : "What goes back";
}

function factsOf(details: ReturnDetails) {
  const {
    side,
    partName: name,
    quantity,
    otherName,
    state,
    sendBy,
    answerBy,
    isRestocked,
  } = details;
  const tracking = trackingText(details);
  return [
    { term: "What", detail: piecesText({ name, quantity }) },
    { term: "Why", detail: reasonText(details) },
    {
      term: side === "buyer" ? "Seller" : "Customer",
      detail: <bdi>{otherName}</bdi>,
    },
    ...(state === "asked" ? [{ term: "Answer by", detail: dayOf(answerBy) }] : []),
    ...(state === "granted" && sendBy ? [{ term: "Send by", detail: dayOf(sendBy) }] : []),
    ...(tracking ? [{ term: "Sent with", detail: <bdi>{tracking}</bdi> }] : []),
    ...(isRestocked === null
      ? []
      : [{ term: "Pieces", detail: isRestocked ? "Back on the shelf" : "Written off" }]),
  ];
}

function historyOf({ events, photos, side }: ReturnDetails) {
  return events.map(({ id, kind, by, at, reason }) => ({
    ...{ id, title: eventText(kind, by) },
    ...{ time: formatShortDate(at.toISOString()), dateTime: at.toISOString() },
    detail: reason ? <WrittenText>{reason}</WrittenText> : undefined,
    photos:
      kind === "return-asked" && photos.length > 0 ? (
        <OrderPhotos photos={photos} from={side === "buyer" ? "you" : "the buyer"} />
      ) : undefined,
  }));
}
