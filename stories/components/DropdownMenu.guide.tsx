import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@partlane/ui";
import type { ReactNode } from "react";
import type { Guide } from "../docs/guide";

function Menu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>{name}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}

export const guide: Guide = {
  purpose:
    "Three to nine actions or places behind one button, for those that are wanted rarely: the account's menu, what can be done with an order.",
  notFor: [
    { when: "It chooses a value in a form: use", take: "Select" },
    { when: "It must work without JavaScript, as in the header: use", take: "DisclosureMenu" },
    { when: "One or two actions that are wanted often: show each as a", take: "Button" },
    { when: "It holds fields or text to read: use", take: "Drawer" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Menu name="Order">
            <DropdownMenuItem>Print the receipt</DropdownMenuItem>
            <DropdownMenuItem>Write to the seller</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="critical">Cancel the order</DropdownMenuItem>
          </Menu>
        ),
        because: "What takes something away is last, apart, and says so by tone and by its verb.",
      },
      wrong: {
        shows: (
          <Menu name="Order, mixed up">
            <DropdownMenuItem>Cancel</DropdownMenuItem>
            <DropdownMenuItem>Print</DropdownMenuItem>
          </Menu>
        ),
        because: "“Cancel” as the first item: the order or the menu?",
      },
    },
    {
      right: {
        shows: <Button tone="accent">Purchase</Button>,
        because: "The next thing to do is a button in sight.",
      },
      wrong: {
        shows: (
          <Menu name="Actions">
            <DropdownMenuItem>Purchase</DropdownMenuItem>
          </Menu>
        ),
        because: "The only reason to be on the page, hidden behind “Actions”.",
      },
    },
  ],
  anatomy: {
    example: (
      <Menu name="Account">
        <DropdownMenuItem href="#settings">Settings</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="critical">Sign Out</DropdownMenuItem>
      </Menu>
    ),
    parts: [
      {
        name: "Trigger",
        what: "one `Button`; it says whether the menu is open. Press it to see the rest.",
        at: "button",
      },
      {
        name: "Content",
        what: "under the trigger's end edge, on the other side where there is no room.",
      },
      {
        name: "Item",
        what: "a link with `href`, an action with `onSelect`; an icon before all of them or none.",
      },
      { name: "Separator", what: "between groups, never after each item." },
    ],
  },
};
