import { type DistanceUnit, Stack, Text, UnitSwitch } from "@partlane/ui";
import { type FormEvent, useState } from "react";
import type { Guide } from "../docs/guide";

const reach = { mi: "0.8 mi, 6 min", km: "1.3 km, 6 min" };

/** On the site the form is posted, and the server writes the page again. */
function Chosen({ name }: { name: string }) {
  const [unit, setUnit] = useState<DistanceUnit>("mi");
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setUnit((submitter as HTMLButtonElement).value as DistanceUnit);
  };
  return (
    <form onSubmit={choose}>
      <Stack gap={3} align="start">
        <UnitSwitch label={name} value={unit} />
        <Text size={15}>Hudson Auto Supply, {reach[unit]}</Text>
      </Stack>
    </form>
  );
}

export const guide: Guide = {
  purpose:
    "Use it to let the reader choose miles or kilometers, for every distance on the site. Its buttons submit the form around it, so it works without JavaScript, and the server writes the next page in what was chosen.",
  notFor: [
    { when: "The looks of the site: use", take: "ThemeSwitch" },
    { when: "It changes this view alone, and nothing is kept: use", take: "SegmentedControl" },
    { when: "A value in a form that is sent later: use", take: "RadioCards" },
  ],
  pairs: [
    {
      right: {
        shows: <Chosen name="Distances, chosen once" />,
        because: "Chosen once, in the footer or the settings; then each distance is one number.",
      },
      wrong: {
        shows: <Text size={15}>Hudson Auto Supply, 0.8 mi (1.29 km), 6 min</Text>,
        because: "Two numbers in every row: twice as long, for one that the reader never needs.",
      },
    },
  ],
  anatomy: {
    example: <Chosen name="Distances, in parts" />,
    parts: [
      { name: "Group", what: "named “Distances”: read, not seen.", at: "[role='group']" },
      {
        name: "Choice",
        what: "the unit's word in full, inverse where it is the chosen one.",
        at: "button[aria-pressed='true']",
      },
      {
        name: "Other choice",
        what: "a submit button with its value; 36 px high, 44 for a finger.",
        at: "button[aria-pressed='false']",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from one choice to the other: they are buttons." },
    { keys: ["Enter", "Space"], does: "Chooses it: the page's distances change." },
  ],
  styles: ["ThemeSwitch"],
};
