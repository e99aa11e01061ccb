import { Button, PartIllustration, PartOrder, Select, Stack, Text, TextField } from "@partlane/ui";
import type { FormEvent } from "react";
import type { Guide } from "../docs/guide";

const stay = (event: FormEvent) => event.preventDefault();

const order = (
  <Button type="submit" tone="accent" size="large" width="full">
    Place order
  </Button>
);

/** The total stands in the choice, so that it is right without JavaScript too. */
function OrderForm({ name }: { name: string }) {
  return (
    <form onSubmit={stay}>
      <Stack gap={4}>
        <Select
          name={name}
          label="Quantity"
          options={[
            { value: "1", label: "1 for $234.00" },
            { value: "2", label: "2 for $468.00" },
          ]}
        />
        {order}
        <Text size={14} tone="muted">
          You pay the seller when you pick it up; you're not charged before then.
        </Text>
      </Stack>
    </form>
  );
}

export const guide: Guide = {
  purpose:
    "A last look at a part and the form that orders it, beside one another where there is room. Nothing on it leads anywhere but back and on.",
  notFor: [
    { when: "The reader is still choosing: use", take: "PartOverview" },
    { when: "The part is opened over the map: use", take: "PartPanel" },
    { when: "The order has been placed, and is looked up: use", take: "DataList" },
  ],
  pairs: [
    {
      right: {
        shows: <OrderForm name="guide-order-total" />,
        because: "What it comes to is known before the press, without JavaScript too.",
      },
      wrong: {
        shows: (
          <Stack gap={4}>
            <TextField
              name="guide-order-count"
              label="Quantity"
              inputMode="numeric"
              defaultValue="2"
            />
            {order}
          </Stack>
        ),
        because: "Two for how much? And the seller has one: the order is refused afterwards.",
      },
    },
    {
      right: {
        shows: order,
        because: "One button; Back, above, is the way out.",
      },
      wrong: {
        shows: (
          <Stack gap={2}>
            <Button tone="accent" size="large" width="full">
              Add to cart
            </Button>
            <Button size="large" width="full">
              Compare
            </Button>
            <Button size="large" width="full">
              Save for later
            </Button>
          </Stack>
        ),
        because: "Whoever has come to order is asked to choose once more what they want.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: (
      <PartOrder
        back={{ label: "Back to the map", href: "#map" }}
        image={<PartIllustration image="brake-rotor" />}
        name="Front Brake Rotor"
        partNumber="43512-06150"
        price="$234.00"
        per="each"
        facts={[
          { term: "Condition", detail: "New" },
          { term: "Seller", detail: "Hudson Auto Supply" },
          { term: "Pick up at", detail: "Lower East Side, New York" },
        ]}
      >
        <OrderForm name="guide-order-anatomy" />
      </PartOrder>
    ),
    parts: [
      { name: "Back", what: "where the reader came from; nothing is lost.", at: "article > a" },
      {
        name: "Name and number",
        what: "the page's `<h1>`: no page holds two of these.",
        at: "h1",
      },
      { name: "Price", what: "of one, and says so: `each`.", at: "h1 + span + p" },
      { name: "Facts", what: "what is agreed to: condition, seller, where to collect.", at: "dl" },
      {
        name: "Form",
        what: "how many, one accent, and how it is paid; a `Notice` where it is sold out.",
        at: "form",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from Back to the form's fields, then to Place order." },
    { keys: ["Enter"], does: "On the button: orders. A refusal puts the focus into its field." },
  ],
};
