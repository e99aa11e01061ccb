import { AreaSearch } from "@partlane/ui";
import { useState } from "react";
import type { Guide } from "../docs/guide";

const nothing = () => {};

/** Somebody has moved the map, and it has not followed yet. */
function Moved() {
  const [follows, setFollows] = useState(false);
  const [moved, setMoved] = useState(true);
  return (
    <AreaSearch
      follows={follows}
      onFollowsChange={setFollows}
      moved={moved && !follows}
      onSearch={() => setMoved(false)}
    />
  );
}

export const guide: Guide = {
  purpose:
    "Use it over a map that has a list beside it: when the map is moved, the list follows at once, or a button offers to search the new area. The reader decides which.",
  notFor: [
    { when: "On or off without a map: use", take: "Switch" },
    { when: "Something went wrong, or has to be told, over the map: use", take: "Notice" },
    { when: "Words, a VIN or a number to search for: use", take: "SearchBox" },
  ],
  pairs: [
    {
      right: {
        shows: <AreaSearch follows={false} moved onFollowsChange={nothing} onSearch={nothing} />,
        because: "The list is of another area than the map: one press brings them together.",
      },
      wrong: {
        shows: <AreaSearch follows moved onFollowsChange={nothing} onSearch={nothing} />,
        because: "The list follows the map already, so the button offers what has just been done.",
      },
    },
    {
      right: {
        shows: (
          <AreaSearch follows={false} moved pending onFollowsChange={nothing} onSearch={nothing} />
        ),
        because: "While the answer is under way the button stays, and says so.",
      },
      wrong: {
        shows: (
          <AreaSearch follows={false} moved={false} onFollowsChange={nothing} onSearch={nothing} />
        ),
        because:
          "Gone as soon as it is pressed: the old list reads as the answer until the new one comes.",
      },
    },
  ],
  anatomy: {
    example: <Moved />,
    parts: [
      {
        name: "Switch",
        what: "in a box of its own, so that it is read on every ground: land, water, parks.",
        at: "label",
      },
      {
        name: "Button",
        what: "the accent; there only while the map shows another area than the list.",
        at: "button",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from the switch to the button, where there is one." },
    { keys: ["Space"], does: "On the switch: turns following on or off." },
    { keys: ["Enter", "Space"], does: "On the button: searches what the map shows." },
  ],
};
