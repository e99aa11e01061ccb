import { TextArea, TextField } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Several lines of text: what is wrong with an order, a question to a seller. Five lines high unless told otherwise, and taller where the reader pulls it.",
  notFor: [
    { when: "One line is enough: use", take: "TextField" },
    { when: "It is one of a list: use", take: "Select" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <TextArea
            name="wrong"
            label="What is wrong?"
            help="What you expected, and what came. The seller reads it."
            rows={3}
          />
        ),
        because: "Says what to write, and who reads it.",
      },
      wrong: {
        shows: <TextArea name="wrong-not" label="Comments" placeholder="Type here" rows={3} />,
        because: "A placeholder is gone with the first letter, and “Comments” asks for nothing.",
      },
    },
    {
      right: {
        shows: <TextField name="city" label="City" />,
        because: "The height says how much is expected.",
      },
      wrong: {
        shows: <TextArea name="city-not" label="City" rows={4} />,
        because: "Four lines for a word.",
      },
    },
  ],
  anatomy: {
    example: (
      <TextArea name="anatomy" label="What is wrong?" help="The seller reads it." rows={3} />
    ),
    parts: [
      { name: "Label", what: "above: a question, or what it is.", at: "label" },
      { name: "Field", what: "pulled taller at its corner, never wider.", at: "textarea" },
      { name: "Note", what: "help, or the error instead.", at: "span[id$='-note']" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to it, and out of it: it writes no tab." },
    { keys: ["Enter"], does: "Begins a new line; it does not send the form." },
  ],
  styles: ["Field"],
};
