import { Button, Inline, Switch, type ThemeChoice, ThemeSwitch } from "@partlane/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Guide } from "../docs/guide";

const glyph = { size: 16, strokeWidth: 1.5 };

/** On the site the form is posted; here nothing but the switch changes. */
function Chosen({ name, first = "system" }: { name: string; first?: ThemeChoice }) {
  const [theme, setTheme] = useState(first);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setTheme((submitter as HTMLButtonElement).value as ThemeChoice);
  };
  return (
    <form onSubmit={choose}>
      <ThemeSwitch label={name} value={theme} />
    </form>
  );
}

export const guide: Guide = {
  purpose:
    "Light, dark or as the device has it, for the whole site. Its buttons submit the form around it: the server knows before the first paint, and no page flashes in the other theme.",
  notFor: [
    { when: "Miles or kilometers: use", take: "UnitSwitch" },
    { when: "How one view is shown, and nothing is kept: use", take: "SegmentedControl" },
    { when: "On or off: use", take: "Switch" },
  ],
  pairs: [
    {
      right: {
        shows: <Chosen name="Theme of three" />,
        because:
          "“System” is a choice like the others: a reader who never opens this gets what the device is set to.",
      },
      wrong: {
        shows: <Switch name="guide-theme-dark" label="Dark mode" />,
        because: "Pressed once, the site no longer follows the device, and there is no way back.",
      },
    },
    {
      right: {
        shows: <Chosen name="Theme in words" first="dark" />,
        because: "Each says in a word what it does, and which one is on.",
      },
      wrong: {
        shows: (
          <Inline gap={2}>
            <Button shape="icon" aria-label="Light">
              <Sun {...glyph} />
            </Button>
            <Button shape="icon" aria-label="Dark">
              <Moon {...glyph} />
            </Button>
            <Button shape="icon" aria-label="System">
              <Monitor {...glyph} />
            </Button>
          </Inline>
        ),
        because:
          "Sun and moon can be guessed, the screen cannot; and nothing shows which one is on.",
      },
    },
  ],
  anatomy: {
    example: <Chosen name="Theme, in parts" />,
    parts: [
      { name: "Group", what: "named “Theme”: read, not seen.", at: "[role='group']" },
      {
        name: "Choice",
        what: "a submit button: its word, and an icon as decoration; 36 px high, 44 for a finger.",
        at: "button[value='dark']",
      },
      {
        name: "Chosen",
        what: "inverse, and said to be pressed.",
        at: "button[aria-pressed='true']",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from choice to choice: they are buttons." },
    { keys: ["Enter", "Space"], does: "Chooses it: the site changes at once." },
  ],
};
