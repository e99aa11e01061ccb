import { Badge, Table, type TableColumn } from "@partlane/ui";
import type { Guide } from "../docs/guide";

interface Order {
  id: string;
  customer: string;
  total: string;
}

const orders: Order[] = [
  { id: "PL-20431", customer: "Brooklyn Brake & Tire", total: "$468.00" },
  { id: "PL-20427", customer: "Luis Ortega", total: "$1,599.00" },
];

const columns: TableColumn<Order>[] = [
  { key: "customer", header: "Customer", primary: true },
  { key: "id", header: "Order", mono: true, href: ({ id }) => `#${id}` },
  { key: "total", header: "Total", numeric: true },
];

const plain: TableColumn<Order>[] = [
  { key: "customer", header: "Customer" },
  { key: "total", header: "Total" },
];

const rowKey = ({ id }: Order) => id;

export const guide: Guide = {
  purpose:
    "Rows that share columns and are compared: orders, sales, invoices. Below 720 px each row becomes a card with the same content; it stays a table to screen readers.",
  notFor: [
    { when: "Each thing is looked at by itself: use", take: "ItemList" },
    { when: "Names and values of one thing: use", take: "DataList" },
    {
      when: "Things stand beside one another and their properties below: use",
      take: "CompareTable",
    },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Table caption="Orders, told apart" columns={columns} rows={orders} rowKey={rowKey} />
        ),
        because:
          "Figures end on one line in figures of one width: they can be compared by their length.",
      },
      wrong: {
        shows: (
          <Table caption="Orders, not told apart" columns={plain} rows={orders} rowKey={rowKey} />
        ),
        because:
          "Figures at the start, and no column names the row: a card on a phone has no title.",
      },
    },
    {
      right: {
        shows: (
          <Table
            caption="Orders with one link"
            columns={columns}
            rows={orders.slice(0, 1)}
            rowKey={rowKey}
          />
        ),
        because: "One link to a row, on the value that names it. On a phone it is the whole card.",
      },
      wrong: {
        shows: (
          <Table
            caption="Orders with a word for each"
            columns={[
              ...plain,
              { key: "more", header: "", render: () => <a href="#view">View</a> },
            ]}
            rows={orders}
            rowKey={rowKey}
          />
        ),
        because: "A column of “View, View, View” under a header that is empty.",
      },
    },
  ],
  anatomy: {
    example: (
      <Table
        caption="Recent orders"
        captionShown
        columns={[
          ...columns,
          { key: "status", header: "Status", render: () => <Badge tone="info">Shipped</Badge> },
        ]}
        rows={orders}
        rowKey={rowKey}
      />
    ),
    parts: [
      {
        name: "Caption",
        what: "names the table; hidden where a heading says the same.",
        at: "caption",
      },
      {
        name: "Headers",
        what: "one or two words; they stand before each value on a card.",
        at: "th",
      },
      { name: "Primary cell", what: "names its row, and titles its card.", at: "tbody th" },
      { name: "Link", what: "where the row leads.", at: "tbody a" },
      { name: "Figures", what: "at the end of their column.", at: "tbody td:nth-child(3)" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves from link to link: rows are no stops." },
    { keys: ["Enter"], does: "Follows the link." },
  ],
};
