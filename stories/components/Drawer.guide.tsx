import { Button, Drawer, Stack, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const content = <Text>Category, condition, price, and distance.</Text>;

export const guide: Guide = {
  purpose:
    "A modal panel from the side of the window: the menu on a phone, the filters of a search. The page behind it waits until it is closed.",
  notFor: [
    { when: "What lies behind must stay in use: use", take: "BottomSheet" },
    { when: "A few actions behind one button: use", take: "DropdownMenu" },
    { when: "A message that needs no answer: use", take: "Toast" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Drawer
            title="Filters"
            trigger={<Button>Filters</Button>}
            footer={
              <Button tone="accent" width="full">
                Show 38 parts
              </Button>
            }
          >
            {content}
          </Drawer>
        ),
        because: "The way on stays in sight at its foot, and says what it leads to.",
      },
      wrong: {
        shows: (
          <Drawer title="Filters" trigger={<Button>Filters without a way on</Button>}>
            <Stack>
              {content}
              <Button>OK</Button>
            </Stack>
          </Drawer>
        ),
        because: "A button at the end of what scrolls is not there when it is needed.",
      },
    },
    {
      right: {
        shows: (
          <Drawer title="Menu" trigger={<Button>Menu</Button>}>
            {content}
          </Drawer>
        ),
        because: "Opened by the element that gets the focus back: its `trigger`.",
      },
      wrong: {
        shows: (
          <Drawer title="Menu in a menu" trigger={<Button>Menu in a menu</Button>}>
            <Drawer title="Second" trigger={<Button>More</Button>}>
              {content}
            </Drawer>
          </Drawer>
        ),
        because: "A drawer out of a drawer: nobody knows what Escape closes.",
      },
    },
  ],
  anatomy: {
    example: (
      <Drawer
        title="Menu"
        trigger={<Button>Open the menu</Button>}
        footer={<Button width="full">Sign Up</Button>}
      >
        {content}
      </Drawer>
    ),
    parts: [
      {
        name: "Trigger",
        what: "opens it, and has the focus when it has closed. Press it to see the rest.",
        at: "button",
      },
      { name: "Scrim", what: "over the page; a press on it closes the drawer." },
      {
        name: "Title",
        what: "names the dialog; hidden where the content says the same (`titleHidden`).",
      },
      { name: "Close", what: "first stop of the keyboard." },
      { name: "Foot", what: "stays while the content scrolls." },
    ],
  },
  keyboard: [
    { keys: ["Enter", "Space"], does: "On the trigger: opens it; the focus goes to Close." },
  ],
};
