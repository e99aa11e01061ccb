import { StatusBadge, Table, type TableColumn } from "@partlane/ui";
import { formatShortDate } from "~/content/format";
import { moneyColumn } from "~/content/money-column";
import { paths } from "~/paths";
import { type OrderStatus, statusNames } from "./order-graph";

/** An order as tables show it. */
export interface OrderListItem {
  number: string;
  customerName: string;
  partName: string;
  quantity: number;
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
  { key: "customerName", header: "Customer", primary: true },
  {
    key: "part",
    header: "Part",
    tone: "muted",
    card: "start",
    render: ({ quantity, partName }) => (quantity > 1 ? `${quantity} × ${partName}` : partName),
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
  return (
    <Table
      caption={caption}
      columns={brief ? columns.filter(({ key }) => key !== "part") : columns}
      rows={orders}
      rowKey={(order) => order.number}
    />
  );
}
