import { AlertDialog, Button } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "A question before something that cannot be taken back: withdraw a listing, delete an account, refund an order. It says what follows, and the way back has the focus.",
  notFor: [
    { when: "It can be taken back: do it at once, and offer to undo it in a", take: "Toast" },
    { when: "There is something to fill in: use", take: "Dialog" },
    { when: "Nothing is asked: use", take: "Notice" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <AlertDialog
            title="Withdraw this listing?"
            action={<Button tone="critical">Withdraw Listing</Button>}
            cancelLabel="Keep It"
            trigger={<Button>Withdraw</Button>}
          >
            Buyers no longer find the brake rotor. Orders that you have are not changed.
          </AlertDialog>
        ),
        because: "Each button says what it does, read alone.",
      },
      wrong: {
        shows: (
          <AlertDialog
            title="Are you sure?"
            action={<Button tone="critical">Yes</Button>}
            cancelLabel="No"
            trigger={<Button>Withdraw without words</Button>}
          >
            This cannot be undone.
          </AlertDialog>
        ),
        because: "Yes to what? The answer is pressed before the question is read.",
      },
    },
    {
      right: {
        shows: (
          <AlertDialog
            title="Refund $48.00?"
            action={<Button tone="accent">Refund $48.00</Button>}
            trigger={<Button>Refund</Button>}
          >
            It reaches the buyer's card within five days.
          </AlertDialog>
        ),
        because: "Nothing is taken away, so nothing is red.",
      },
      wrong: {
        shows: (
          <AlertDialog
            title="Save the price?"
            action={<Button tone="critical">Save</Button>}
            trigger={<Button>Save</Button>}
          >
            You can change it at any time.
          </AlertDialog>
        ),
        because: "What can be changed at any time needs no question.",
      },
    },
  ],
  anatomy: {
    example: (
      <AlertDialog
        title="Withdraw this listing?"
        action={<Button tone="critical">Withdraw Listing</Button>}
        trigger={<Button>Withdraw it</Button>}
      >
        Buyers no longer find it.
      </AlertDialog>
    ),
    parts: [
      {
        name: "Trigger",
        what: "opens it, and has the focus when it has closed. Without JavaScript the form behind it asks on a page of its own.",
        at: "button",
      },
      { name: "Scrim", what: "over the page; a press on it does nothing." },
      { name: "Question", what: "names the dialog and what it is about." },
      { name: "Consequence", what: "what follows, read with the question." },
      { name: "Way back", what: "has the focus when it opens." },
      { name: "Action", what: "closes it as it is pressed, unless `staysOpen`." },
    ],
  },
  styles: ["Dialog"],
};
