import { Button, Panel, Table, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const sellers = (caption: string) => (
  <Table
    caption={caption}
    columns={[
      { key: "part", header: "Part", primary: true },
      { key: "sold", header: "Pieces", numeric: true },
    ]}
    rows={[
      { part: "Front Brake Rotor", sold: 18 },
      { part: "Alternator, 130 A", sold: 13 },
    ]}
    rowKey={({ part }) => part}
  />
);

const due = <Text>$1,822.00 is due on Nov 24, 2026.</Text>;
const all = { label: "All orders", href: "#orders" };

export const guide: Guide = {
  purpose:
    "A titled box on a page of an account or of a part: one subject, what there is to say of it, and at the end of its title what can be done.",
  notFor: [
    { when: "A thing among others of its kind, without a title of its own: use", take: "Card" },
    { when: "Something that has just happened, or went wrong: use", take: "Notice" },
    { when: "There is nothing to show yet: use", take: "EmptyState" },
    { when: "The page's own title: use", take: "Page" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Panel title="Best sellers" level={3} flush>
            {sellers("Best sellers, from edge to edge")}
          </Panel>
        ),
        because: "`flush`: the table reaches the edges, and one line parts it from the title.",
      },
      wrong: {
        shows: (
          <Panel title="Best sellers, boxed" level={3}>
            {sellers("Best sellers in two boxes")}
          </Panel>
        ),
        because: "Two paddings: on a phone the figures lose 32 px, and long names break.",
      },
    },
    {
      right: {
        shows: (
          <Panel
            title="Next payout"
            level={3}
            actions={
              <Button size="small" tone="accent">
                Ship 2 orders
              </Button>
            }
          >
            {due}
          </Panel>
        ),
        because: "One button: what this box is about, with its verb and its number.",
      },
      wrong: {
        shows: (
          <Panel
            title="Payouts, with everything"
            level={3}
            actions={
              <>
                <Button size="small" tone="accent">
                  Ship
                </Button>
                <Button size="small" tone="accent">
                  Withdraw
                </Button>
                <Button size="small">Export</Button>
              </>
            }
          >
            {due}
          </Panel>
        ),
        because: "Three to choose from, two of them loud; and the title has less room than they.",
      },
    },
  ],
  anatomy: {
    example: (
      <Panel
        title="What's next"
        level={3}
        text="A week's sales are paid out on the Tuesday after it ends."
        more={all}
      >
        {due}
      </Panel>
    ),
    parts: [
      {
        name: "Title",
        what: "names the region; an `<h2>` or, with `level`, an `<h3>`.",
        at: "h3",
      },
      { name: "Text", what: "a line or two; it may be all there is.", at: "h3 + p" },
      {
        name: "More",
        what: "where there is more of it; beside a button it gives way on a phone.",
        at: "a",
      },
      {
        name: "Body",
        what: "anything; with `flush`, from edge to edge.",
        at: "section > div + div",
      },
    ],
  },
  keyboard: "It is not interactive; its links and buttons have keys of their own.",
};
