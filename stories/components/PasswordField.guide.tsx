import { PasswordField, TextField } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "A field for a password, which can be shown: long ones are typed with one thumb, and seen once before they are sent.",
  notFor: [{ when: "What is typed is no secret, however private: use", take: "TextField" }],
  pairs: [
    {
      right: {
        shows: (
          <PasswordField
            name="new"
            label="Password"
            autoComplete="new-password"
            help="At least 8 characters. Three words are easy to keep in mind."
          />
        ),
        because: "Says what is wanted before it is typed, and lets a password manager fill it.",
      },
      wrong: {
        shows: (
          <PasswordField
            name="new-not"
            label="Password"
            autoComplete="off"
            error="Invalid password"
          />
        ),
        because:
          "Keeps password managers out, and tells the rule only after it was broken, if then.",
      },
    },
    {
      right: {
        shows: <PasswordField name="once" label="New password" />,
        because: "Once is enough: it can be shown.",
      },
      wrong: {
        shows: (
          <>
            <PasswordField name="twice" label="New password" />
            <TextField name="again" type="password" label="Repeat password" />
          </>
        ),
        because: "Typing it blind twice is the cure for a field that could not be shown.",
      },
    },
  ],
  anatomy: {
    example: <PasswordField name="anatomy" label="Password" help="At least 8 characters." />,
    parts: [
      { name: "Label", what: "above, always in sight.", at: "label" },
      { name: "Field", what: "no capitals, corrections or spelling by the device.", at: "input" },
      {
        name: "Toggle",
        what: "named by what it will do: Show password, Hide password. Not there without JavaScript.",
        at: "button",
      },
      { name: "Note", what: "help, or the error instead.", at: "span[id$='-note']" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to the field, then to the toggle." },
    { keys: ["Enter"], does: "In the field: sends the form. On the toggle: shows or hides." },
    { keys: ["Space"], does: "On the toggle: shows or hides." },
  ],
  styles: ["Field"],
};
