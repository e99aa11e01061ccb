import { PhotoField } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const nothing = () => {};
const told = {
  name: "photo",
  onAdd: nothing,
  onCancel: nothing,
  onRetry: nothing,
  onRemove: nothing,
  onReorder: nothing,
  onAltText: nothing,
};

const rotor = {
  id: "rotor",
  src: "/parts/brake-rotor.svg",
  state: "ready" as const,
  altText: "Friction side, no grooves",
};

export const guide: Guide = {
  purpose:
    "The photos of a listing: taken, chosen, dropped or pasted, put in order, described. It sends nothing by itself: it shows the entries that it is given, and tells what was done to them.",
  notFor: [
    { when: "Photos are only looked at: use", take: "Gallery" },
    { when: "It is one file, and no picture: use", take: "FileDrop" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <PhotoField
            {...told}
            label="Photos"
            photos={[
              {
                ...rotor,
                state: "failed",
                problem: "That photo is over 20 MB. Send a smaller copy.",
              },
            ]}
          />
        ),
        because: "`problem` says why, and what to do: the sentence of the server.",
      },
      wrong: {
        shows: (
          <PhotoField
            {...told}
            label="Photos"
            photos={[{ ...rotor, state: "failed", problem: "Error 413" }]}
          />
        ),
        because: "A code: the seller tries the same photo again.",
      },
    },
    {
      right: {
        shows: (
          <PhotoField
            {...told}
            label="Photos"
            photos={[{ ...rotor, altText: "" }]}
            defaultAltText={(position) => `Front Brake Rotor, photo ${position}`}
          />
        ),
        because: "What is said where nobody writes a word is seen in the empty field.",
      },
      wrong: {
        shows: (
          <PhotoField
            {...told}
            label="Photos"
            photos={[{ ...rotor, altText: "IMG_20261103_091522.jpg" }]}
          />
        ),
        because: "The name of its file, read aloud letter by letter.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: (
      <PhotoField
        {...told}
        label="Photos"
        help="JPEG, PNG, WebP, AVIF or GIF, up to 20 MB each."
        photos={[
          rotor,
          { id: "pads", src: "/parts/brake-pads.svg", state: "uploading", progressPercent: 40 },
        ]}
      />
    ),
    parts: [
      {
        name: "Choose",
        what: "a file input in a button's looks; on a phone there is one for the camera beside it.",
        at: "label:has([multiple])",
      },
      { name: "Count", what: "how many there are, of how many.", at: "legend + div > :last-child" },
      {
        name: "Handle",
        what: "drags the photo, or grabs it for the arrow keys; the picture itself is dragged by a mouse.",
        at: "[aria-pressed]",
      },
      {
        name: "Steps",
        what: "one earlier, one later, for who cannot drag.",
        at: "[aria-disabled]",
      },
      { name: "Cover", what: "the first: the one that lists show.", at: "li > span + span > span" },
      {
        name: "Words",
        what: "what it shows, for who cannot see it; its placeholder is said otherwise.",
        at: "input[type='text']",
      },
      { name: "Progress", what: "in words and as a bar; Cancel stops it.", at: "progress" },
    ],
  },
  keyboard: [
    { keys: ["Space", "Enter"], does: "On a handle: grabs the photo, or drops it." },
    { keys: ["Arrows"], does: "While it is grabbed: move it, and say where it is." },
    { keys: ["Escape"], does: "While it is grabbed: puts it back." },
  ],
};
