import { Button, Dialog, Stack, Text, TextField } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const field = <TextField label="New price" name="price" defaultValue="$48.00" />;

export const guide: Guide = {
  purpose:
    "A short task over the page that is done or left in a moment: change a price, say how many, choose a photo. On a phone it is a sheet at the lower edge, within the thumb's reach.",
  notFor: [
    { when: "It asks whether something is really to be done: use", take: "AlertDialog" },
    { when: "It is a menu or filters, as high as the window: use", take: "Drawer" },
    { when: "What lies behind must stay in use: use", take: "BottomSheet" },
    { when: "It tells what happened: use", take: "Toast" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Dialog
            title="Change the price"
            trigger={<Button>Change the price</Button>}
            footer={<Button tone="accent">Save Price</Button>}
          >
            {field}
          </Dialog>
        ),
        because: "Title and button say the same thing: what is going to happen.",
      },
      wrong: {
        shows: (
          <Dialog
            title="Edit"
            trigger={<Button>Edit something</Button>}
            footer={<Button tone="accent">OK</Button>}
          >
            {field}
          </Dialog>
        ),
        because: "OK to what? Nobody who looks up from the shelf knows.",
      },
    },
    {
      right: {
        shows: (
          <Dialog title="Add a note" size="small" trigger={<Button>Add a note</Button>}>
            <TextField label="Note" name="note" />
          </Dialog>
        ),
        because: "One thing, in sight at once.",
      },
      wrong: {
        shows: (
          <Dialog title="List a part" trigger={<Button>List a part</Button>}>
            <Stack>
              {["Part", "Number", "Make", "Model", "Year", "Price", "Quantity"].map((label) => (
                <TextField key={label} label={label} name={label} />
              ))}
            </Stack>
          </Dialog>
        ),
        because:
          "A form that takes minutes has an address of its own: a press beside it loses all.",
      },
    },
  ],
  anatomy: {
    example: (
      <Dialog
        title="Change the price"
        trigger={<Button>Change it</Button>}
        footer={<Button tone="accent">Save Price</Button>}
      >
        <Text>Buyers see it at once.</Text>
      </Dialog>
    ),
    parts: [
      {
        name: "Trigger",
        what: "opens it, and has the focus when it has closed. Opened by `open` instead, whatever had the focus gets it back.",
        at: "button",
      },
      { name: "Scrim", what: "over the page; a press on it closes the dialog." },
      { name: "Title", what: "names the dialog; its `description` is read after it." },
      { name: "Close", what: "first stop of the keyboard, unless `initialFocus` says another." },
      { name: "Foot", what: "stays while the content scrolls; its buttons share a phone's width." },
    ],
  },
  keyboard: [
    { keys: ["Enter", "Space"], does: "On the trigger: opens it; the focus goes to Close." },
  ],
};
