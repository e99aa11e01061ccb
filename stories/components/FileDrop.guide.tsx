import { FileDrop } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "One file for a form to send: an inventory as CSV, a document. Dropped or chosen, with its name, its size, and what is wrong with it before it is sent.",
  notFor: [{ when: "It is photos, of which there are several: use", take: "PhotoField" }],
  pairs: [
    {
      right: {
        shows: (
          <FileDrop
            label="Inventory"
            name="right"
            accept=".csv,text/csv"
            help="One CSV file, up to 5 MB."
          />
        ),
        because: "The kind and the limit stand there before anything is chosen.",
      },
      wrong: {
        shows: <FileDrop label="File" name="wrong" />,
        because: "Which file, and what may it be?",
      },
    },
  ],
  anatomy: {
    example: (
      <FileDrop
        label="Inventory"
        name="inventory"
        accept=".csv,text/csv"
        help="One CSV file, up to 5 MB."
      />
    ),
    parts: [
      { name: "Label", what: "what the file is.", at: "label" },
      {
        name: "Zone",
        what: "takes what is dropped, and is tinted while it would.",
        at: "label + div",
      },
      { name: "Choose", what: "the native input, in a button's looks.", at: "div label" },
      { name: "Help", what: "kind and limit; a problem takes its place.", at: "span[id$='-note']" },
      {
        name: "File",
        what: "once there is one: its name, its size, and a button to take it away.",
      },
    ],
  },
  keyboard: [{ keys: ["Enter", "Space"], does: "Opens the system's dialog, or removes the file." }],
};
