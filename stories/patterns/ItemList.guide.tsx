import { Badge, Button, ButtonLink, Item, ItemList } from "@partlane/ui";
import { Monitor, Package, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import type { Guide } from "../docs/guide";

const glyph = { size: 18, strokeWidth: 1.5 };
const onItsWay = "Order PL-20432 is on its way";

const device = (name: string, icon: ReactNode, action?: ReactNode) => (
  <Item icon={icon} title={name} meta="Last used Nov 19, 2026" action={action} />
);

export const guide: Guide = {
  purpose:
    "Things under one another, each a few lines long: notifications, devices, vehicles. An item leads somewhere as a whole, or has a button or two at its end.",
  notFor: [
    { when: "The things are parts for sale: use", take: "PartRow" },
    { when: "They share columns that are compared: use", take: "Table" },
    { when: "Names and values of one thing: use", take: "DataList" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <ItemList>
            <Item
              icon={<Package {...glyph} />}
              title={onItsWay}
              text="2 × Front Brake Rotor, $468.00"
              meta="Nov 19, 2026"
              href="#order"
            />
          </ItemList>
        ),
        because: "The title says what happened, and the whole item leads to it.",
      },
      wrong: {
        shows: (
          <ItemList>
            <Item
              icon={<Package {...glyph} />}
              title="Order update"
              text={`${onItsWay}. Nov 19, 2026`}
              href="#order-twice"
              action={
                <ButtonLink href="#order-twice" size="small">
                  View
                </ButtonLink>
              }
            />
          </ItemList>
        ),
        because: "Ten items called “Order update”, each with two stops that lead to one place.",
      },
    },
    {
      right: {
        shows: (
          <ItemList>
            <Item
              icon={<Monitor {...glyph} />}
              title="Chrome on Windows"
              badge={<Badge tone="success">This device</Badge>}
              meta="Last used Nov 21, 2026"
            />
            {device(
              "Safari on iPhone",
              <Smartphone {...glyph} />,
              <Button size="small" aria-label="Sign out Safari on iPhone">
                Sign out
              </Button>,
            )}
          </ItemList>
        ),
        because:
          "The badge says which is the reader's own; it has no button, by which they would lock themselves out.",
      },
      wrong: {
        shows: (
          <ItemList>
            {["Chrome on Windows", "Safari on iPhone"].map((name) => (
              <Item
                key={name}
                title={name}
                action={
                  <Button size="small" tone="accent">
                    Sign out
                  </Button>
                }
              />
            ))}
          </ItemList>
        ),
        because: "Two alike: a screen reader's list of buttons says “Sign out, Sign out”.",
      },
    },
  ],
  anatomy: {
    example: (
      <ItemList>
        <Item
          icon={<Smartphone {...glyph} />}
          title="Safari on iPhone"
          badge={<Badge tone="warning">New</Badge>}
          text="Brooklyn, New York"
          meta="Signed in Nov 19, 2026"
          action={
            <Button size="small" aria-label="Sign out Safari on iPhone, signed in Nov 19">
              Sign out
            </Button>
          }
        />
      </ItemList>
    ),
    parts: [
      { name: "Icon", what: "decoration: the kind of thing, on all items or on none.", at: "svg" },
      {
        name: "Title",
        what: "names the item; with `href` it is the link, and the whole item its target.",
        at: "li > div > div > span",
      },
      { name: "Badge", what: "one state that sets it apart.", at: "li > div > div > span + *" },
      {
        name: "Text and meta",
        what: "what more there is to say; then when, or how much, smaller.",
        at: "li > div > div + div",
      },
      {
        name: "Action",
        what: "a small button or two, each named after its item too.",
        at: "button",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from item to item: to its link, or to its button." },
    { keys: ["Enter"], does: "Follows the link, or presses the button." },
  ],
};
