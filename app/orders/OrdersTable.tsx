import { StatusBadge, Table, type TableColumn } from "@partlane/ui";
import { formatShortDate } from "~/content/format";
import { moneyColumn } from "~/content/money-column";
import { paths } from "~/paths";
import type { OrderStatus } from "~/platform/enums";
import { WithSampleMark } from "~/shell/sample-mark";
import { orderTitle } from "./order-details";
import { type OrderSide, statusNames } from "./order-graph";

/** An order as tables show it. */
export interface OrderListItem {
  number: string;
  /** The reader's side of the order. */
  side: OrderSide;
  isSample: boolean;
  customerName: string;
  sellerName: string;
  partName: string;
  quantity: number;
  /** How many lines follow that one. */
  moreLines: number;
  totalCents: number;
  status: OrderStatus;
  placedAt: Date;
}

const columns: TableColumn<OrderListItem>[] = [
  {
    key: "number",
    header: "Order",
    mono: true,
    card: "start",
    href: ({ number }) => paths.dashboardOrder(number),
  },
  {
    key: "customerName",
    header: "Customer",
    primary: true,
    render: ({ customerName, isSample }) => (
      <WithSampleMark isSample={isSample}>{customerName}</WithSampleMark>
    ),
  },
  {
    key: "seller",
    header: "Seller",
    card: "start",
    render: ({ side, sellerName }) => (side === "buyer" ? sellerName : "You"),
  },
  {
    key: "part",
    header: "Part",
    tone: "muted",
    card: "start",
    render: ({ quantity, partName, moreLines }) =>
      orderTitle({ name: partName, quantity }, moreLines),
  },
  {
    key: "date",
    header: "Date",
    tone: "muted",
    card: "start",
    render: ({ placedAt }) => formatShortDate(placedAt.toISOString()),
  },
  moneyColumn("total", "Total", ({ totalCents }) => totalCents),
  {
    key: "status",
    header: "Status",
    card: "end",
    render: ({ status }) => <StatusBadge status={statusNames[status]} />,
  },
];

/** Orders, newest first (SPEC F3): a table, cards on small screens. */
export function OrdersTable({
  caption,
  orders,
  brief = false,
}: {
  /** The table's name, for screen readers. */
  caption: string;
  orders: OrderListItem[];
  /** Without the parts: what was ordered is not what matters here. */
  brief?: boolean;
}) {
  // Where all is sold, every seller would be the reader.
  const isAllSold = orders.every(({ side }) => side === "seller");
  const isLeftOut = ({ key }: TableColumn<OrderListItem>) =>
    (brief && key === "part") || (isAllSold && key === "seller");
  // A card has three places on either side: with a seller the date goes to the other one.
  const placed = columns.map((column) =>
    column.key === "date" && !isAllSold ? { ...column, card: "end" as const } : column,
  );
  return (
    <Table
      caption={caption}
      columns={placed.filter((column) => !isLeftOut(column))}
      rows={orders}
      rowKey={(order) => order.number}
    />
  );
}
