import { ButtonLink, EmptyState, Panel, Stack, Stats } from "@partlane/ui";
import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { counted, formatDollars, formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import { withSampleMarks } from "~/shell/sample-mark";
import { SalesChart, type SalesTrend, type WeekBar } from "./SalesChart";

export interface OverviewPageProps {
  totalSalesCents: number;
  /** Paid sales; of samples all orders. */
  orderCount: number;
  /** Sold, and not paid yet. */
  openCount: number;
  /** The rows are the samples': nothing can be done with them. */
  isSample: boolean;
  /** The number of the order that has waited longest to be shipped. */
  nextToShip: string | null;
  trend: SalesTrend | null;
  activeListings: number;
  /** Whether the account has said who sells. */
  hasBusiness: boolean;
  newContacts: number;
  pendingPayoutsCents: number;
  /** ISO day. */
  nextPayoutOn: string | null;
  weeks: WeekBar[];
  /** The newest orders' table; absent when there are none. */
  recentOrders?: ReactNode;
}

/** SPEC F2. Its `<h1>` is the shell's welcome. */
export function OverviewPage(props: OverviewPageProps) {
  return (
    <Stack gap={4}>
      <Stats items={withSampleMarks(figuresOf(props), props.isSample)} />
      <SalesChart
        weeks={props.weeks}
        sales={props.orderCount}
        trend={props.trend}
        isSample={props.isSample}
      />
      {props.recentOrders ? (
        <Panel
          title="Recent orders"
          flush
          more={{ label: "All orders", href: paths.dashboardOrders() }}
          actions={
            props.nextToShip ? (
              <NextOrder number={props.nextToShip} isSample={props.isSample} />
            ) : undefined
          }
        >
          {props.recentOrders}
        </Panel>
      ) : (
        <NoOrders {...props} />
      )}
    </Stack>
  );
}

/** What to do first: say who sells, then list a part, or all of them from a spreadsheet. */
function NoOrders({
  hasBusiness,
  activeListings,
}: Pick<OverviewPageProps, "hasBusiness" | "activeListings">) {
  if (activeListings > 0)
    return (
      <EmptyState icon={<PackageOpen />} title="No orders yet">
        Your purchases and sales show up here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<PackageOpen />}
      title="No orders yet"
      action={
        hasBusiness ? (
          <ButtonLink href={paths.newListing()} tone="accent">
            List your first part
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.settingsBusiness(paths.newListing())} tone="accent">
            Set up your business
          </ButtonLink>
        )
      }
    >
      {hasBusiness
        ? "Your purchases and sales show up here. To sell, list a part: it takes about a minute."
        : "Your purchases and sales show up here. To sell, say first who sells and where; then list your first part."}
    </EmptyState>
  );
}

/** The next task, on the page where it is done; a sample can only be looked at. */
function NextOrder({ number, isSample }: { number: string; isSample: boolean }) {
  return (
    <ButtonLink
      href={paths.dashboardOrder(number)}
      tone={isSample ? "neutral" : "accent"}
      size="small"
    >
      {isSample ? "View next to ship" : "Ship next order"}
    </ButtonLink>
  );
}

function figuresOf(props: OverviewPageProps) {
  const { orderCount, openCount, isSample } = props;
  const sales = isSample
    ? `${counted(orderCount, "order")}, all time`
    : [counted(orderCount, "paid sale"), openCount > 0 ? `${openCount} open` : ""]
        .filter(Boolean)
        .join(", ");
  return [
    {
      label: "Total Sales",
      value: formatDollars(props.totalSalesCents),
      note: sales,
    },
    { label: "Active Listings", value: String(props.activeListings), note: "in stock now" },
    { label: "New Contacts", value: String(props.newContacts), note: "this month" },
    {
      label: "Pending Payouts",
      value: formatDollars(props.pendingPayoutsCents),
      note: props.nextPayoutOn ? `next on ${dayOf(props.nextPayoutOn)}` : "nothing pending",
    },
  ];
}

/** `Nov 24`. */
const dayOf = (iso: string) => formatShortDate(iso).split(",")[0];
