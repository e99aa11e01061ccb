import { Button, SelectableTable, type TableColumn } from "@partlane/ui";
import type { Guide } from "../docs/guide";

interface Listing {
  id: string;
  name: string;
  price: string;
}

const rows: Listing[] = [
  { id: "l1", name: "Front Brake Rotor", price: "$234.00" },
  { id: "l2", name: "Ceramic Brake Pads", price: "$86.00" },
  { id: "l3", name: "Radiator", price: "$198.00" },
];
const columns: TableColumn<Listing>[] = [
  { key: "name", header: "Part", primary: true },
  { key: "price", header: "Price", numeric: true },
];
const listings = {
  caption: "Listings",
  columns,
  rows,
  rowKey: ({ id }: Listing) => id,
  rowLabel: ({ name }: Listing) => name,
};

export const guide: Guide = {
  purpose:
    "Rows of which several are dealt with at once: listings to reprice, orders to ship. One is ticked, or all, or with Shift a range; above stand how many, and what can be done with them.",
  notFor: [
    { when: "Each row is dealt with by itself: use", take: "Table" },
    { when: "A few choices of a form, without columns: use", take: "Checkbox" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <SelectableTable
            {...listings}
            name="right"
            defaultSelected={["l1", "l3"]}
            actions={<Button size="small">Change price</Button>}
          />
        ),
        because: "Actions stand beside the count of what they act on, and only once there is any.",
      },
      wrong: {
        shows: (
          <SelectableTable
            {...listings}
            name="wrong"
            actions={<Button size="small">OK</Button>}
            defaultSelected={["l1"]}
            rowLabel={() => "Select"}
          />
        ),
        because: "Every box is named alike, and the button says nothing.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: (
      <SelectableTable
        {...listings}
        name="listing"
        defaultSelected={["l2"]}
        actions={<Button size="small">Change price</Button>}
      />
    ),
    parts: [
      {
        name: "All",
        what: "ticked, not ticked, or neither where some are.",
        at: "[role='group'] input",
      },
      {
        name: "Count",
        what: "told when it changes; those of other pages count.",
        at: "[role='status']",
      },
      { name: "Actions", what: "buttons, of the form that is sent.", at: "[role='group'] button" },
      {
        name: "Box",
        what: "44 px for a finger; on a phone at the edge of its card.",
        at: "td input",
      },
    ],
  },
  keyboard: [
    {
      keys: ["Space"],
      does: "Ticks the row, or takes the tick away; with Shift, all from the one before.",
    },
    { keys: ["Arrow Down", "Arrow Up"], does: "Go to the box below, or above." },
  ],
};
