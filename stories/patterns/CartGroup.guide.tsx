import {
  Badge,
  Button,
  CartGroup,
  CartLine,
  type CartLineProps,
  FitVerdict,
  Item,
  ItemList,
  OrderTotals,
  PartIllustration,
} from "@partlane/ui";
import type { Guide } from "../docs/guide";

const totals = <OrderTotals amounts={[]} total={{ label: "Subtotal", amount: "$190.00" }} />;

function Rotor(props: Partial<CartLineProps>) {
  return (
    <CartLine
      image={<PartIllustration image="brake-rotor" />}
      name="Front Brake Rotor"
      partNumber="43512-06150"
      condition="New"
      price="$95.00 each"
      quantity="Quantity: 2"
      total="$190.00"
      {...props}
    />
  );
}

const remove = (
  <Button tone="quiet" aria-label="Remove Front Brake Rotor">
    Remove
  </Button>
);

export const guide: Guide = {
  purpose:
    "One seller's part of a cart or an order: who and where, a line for each part with how many and what it comes to, how they get to the buyer, and the sum.",
  notFor: [
    { when: "Parts are found, not bought: use", take: "PartRow" },
    { when: "One part is ordered at once: use", take: "PartOrder" },
    { when: "Only the amounts matter: use", take: "OrderTotals" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: (
          <CartGroup seller="Hudson Auto Supply" place="Brooklyn, 2.3 mi" totals={totals}>
            <Rotor
              remove={remove}
              changes={[
                {
                  id: "price",
                  text: "Price was $89.00, now $95.00.",
                  action: <Button size="small">Keep at $95.00</Button>,
                },
              ]}
            />
          </CartGroup>
        ),
        because: "What changed stands on its line, with both prices, and is agreed to there.",
      },
      wrong: {
        shows: (
          <CartGroup seller="Hudson Auto Supply" place="Brooklyn, 2.3 mi" totals={totals}>
            <Rotor remove={remove} />
          </CartGroup>
        ),
        because: "The new price alone: nobody notices that it is not the one they put in.",
      },
    },
    {
      right: {
        shows: (
          <CartGroup seller="Hudson Auto Supply" place="Brooklyn, 2.3 mi">
            <Rotor />
          </CartGroup>
        ),
        because: "A group for each seller: what is together is fetched together.",
      },
      wrong: {
        shows: (
          <ItemList>
            <Item title="2 × Front Brake Rotor" text="Hudson Auto Supply" meta="$190.00" />
            <Item title="Oil Filter" text="Queens Salvage" meta="$9.00" />
          </ItemList>
        ),
        because: "Sellers by turns: how many ways there are to go is counted by hand.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: (
      <CartGroup
        seller="Hudson Auto Supply"
        place="Brooklyn, 2.3 mi"
        ready="Ready today by 5 PM"
        badge={<Badge tone="info">Has all 3 parts</Badge>}
        delivery={<p>Pick up</p>}
        totals={totals}
      >
        <Rotor
          href="#rotor"
          fit={<FitVerdict fit="fits" vehicle="2014 Volkswagen Golf" wrap />}
          core="+ $45.00 core deposit each, back when you return the old part"
          remove={remove}
          changes={[{ id: "stock", text: "Only 2 left: you had 4." }]}
        />
      </CartGroup>
    ),
    parts: [
      { name: "Seller", what: "names the group: words or a link.", at: "h2" },
      { name: "Place and time", what: "where, and when it can be there.", at: "h2 + p bdi" },
      {
        name: "Badge",
        what: "what sets this seller apart.",
        at: "section > div > div + div > span",
      },
      { name: "Part", what: "its name leads to it; then its number.", at: "li a" },
      {
        name: "Price",
        what: "of one, with the core deposit below it.",
        at: "li bdi:nth-last-of-type(2)",
      },
      { name: "Quantity and removal", what: "fields or words.", at: "li button" },
      { name: "Line total", what: "over the group's sum.", at: "li p > bdi" },
      { name: "Change", what: "what is not as it was put in, and what to do.", at: "li svg + p" },
      { name: "Delivery", what: "`RadioCards`, or the way that was chosen.", at: "ul + div > div" },
      { name: "Totals", what: "`OrderTotals`.", at: "dl" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from a part's name to its quantity, its removal, its changes." },
  ],
};
