import { Checkbox, Stack } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose: "Yes or no, sent with its form: agreeing to terms, keeping a device signed in.",
  notFor: [
    { when: "A setting that holds from the moment it is moved: use", take: "Switch" },
    { when: "One of several that exclude one another: use", take: "RadioCards" },
    { when: "Filters of a search, with counts: use", take: "FacetGroup" },
  ],
  pairs: [
    {
      right: {
        shows: <Checkbox name="news" label="Send me news about releases" />,
        because: "Says what happens when it is ticked.",
      },
      wrong: {
        shows: <Checkbox name="news-not" label="Do not send me news" />,
        because: "Ticking a “not” has to be thought about twice.",
      },
    },
    {
      right: {
        shows: (
          <Checkbox
            name="terms"
            label="I agree to the terms of use"
            error="Agree to the terms to create an account."
          />
        ),
        because: "The error says how to mend it, in the note's place under the label.",
      },
      wrong: {
        shows: <Checkbox name="terms-not" label="I agree to the terms of use" error="Required" />,
        because: "“Required” blames, and does not say what for.",
      },
    },
  ],
  anatomy: {
    example: (
      <Stack>
        <Checkbox name="keep" label="Keep me signed in" help="For 30 days, on this device alone." />
      </Stack>
    ),
    parts: [
      {
        name: "Box",
        what: "20 px, in a row of 24: a checkbox of the browser's, drawn anew. The label is part of its target.",
        at: "input",
      },
      { name: "Label", what: "one sentence without a full stop.", at: "label" },
      {
        name: "Note",
        what: "help, or the error in its place; read out with the label.",
        at: "span[id]",
      },
    ],
  },
  keyboard: [{ keys: ["Enter"], does: "Sends its form, as in any field." }],
  styles: ["Field"],
};
