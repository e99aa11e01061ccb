import { HeaderMenu, Inline, Text } from "@partlane/ui";
import type { ComponentProps } from "react";
import type { Guide } from "../docs/guide";
import { user } from "./support/samples";

function Greeting(props: ComponentProps<typeof HeaderMenu>) {
  return (
    <Inline justify="between" wrap={false}>
      <Text weight={700}>Welcome, Mary Ann Lee!</Text>
      <HeaderMenu {...props} />
    </Inline>
  );
}

export const guide: Guide = {
  purpose:
    "Whose account this is, and the pages of it: a menu behind the reader's initials and name, with Logout at its end. Before there is a script it is a plain list of links.",
  notFor: [
    { when: "Nobody is signed in: Login and Sign Up stand in the", take: "SiteHeader" },
    { when: "A phone, where links and account share one button: use", take: "MobileMenu" },
    { when: "What can be done with one thing, an order say: use", take: "DropdownMenu" },
    { when: "It holds fields, or stays open while one chooses: use", take: "DisclosureMenu" },
  ],
  pairs: [
    {
      right: {
        shows: <HeaderMenu {...user} name={null} email="jo@lee-motors.example" />,
        because: "There is no name, so none is given: “jo” is all that is told of the email.",
      },
      wrong: {
        shows: <HeaderMenu {...user} name="jo@lee-motors.example" email="jo@lee-motors.example" />,
        because:
          "The email passed as a name: everybody at the counter can read how this person signs in.",
      },
    },
    {
      right: {
        shows: <Greeting {...user} compact />,
        because: "`compact` where the name stands beside it: the initials are enough.",
      },
      wrong: {
        shows: <Greeting {...user} />,
        because: "The name twice on one line, and on a phone neither has room.",
      },
    },
  ],
  anatomy: {
    example: <HeaderMenu {...user} />,
    parts: [
      {
        name: "Trigger",
        what: "44 px high; read as “Account menu” and the name. Press it to see the rest.",
        at: "summary, button",
      },
      {
        name: "Name",
        what: "up to 192 px of it, then an ellipsis; the menu has all of it.",
        at: "span[aria-hidden] + span",
      },
      { name: "Whose it is", what: "name and email at the head of the menu; it is no choice." },
      { name: "Pages", what: "links, in the order in which they are wanted." },
      { name: "Logout", what: "apart, at the end: it posts a form, and leads nowhere else." },
    ],
  },
  keyboard:
    "A pointer opens it by hovering too, which takes the focus from nobody. Without JavaScript Enter opens the list, and Tab walks it.",
};
