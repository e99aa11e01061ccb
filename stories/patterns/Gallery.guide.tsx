import { Gallery, PartIllustration } from "@partlane/ui";
import type { Guide } from "../docs/guide";
import { photos } from "./support/photos";

export const guide: Guide = {
  purpose:
    "The photos of one part: one in sight, the others a swipe, an arrow key or a thumbnail away, and each to be looked at closely over the whole window. Before its script is there it is a list that is scrolled sideways.",
  notFor: [
    { when: "The part is one of several in a list, with its cover alone: use", take: "PartRow" },
  ],
  pairs: [
    {
      right: {
        shows: <Gallery label="Photos of Front Brake Rotor" pictures={photos.slice(0, 3)} />,
        because: "Each `alt` says what is to be seen in it: the friction side, the pads.",
      },
      wrong: {
        shows: (
          <Gallery
            label="Photos"
            pictures={photos.slice(0, 3).map(({ src }) => ({ src, alt: "Front Brake Rotor" }))}
          />
        ),
        because: "Three times the part's name: whoever cannot see them learns nothing.",
      },
    },
    {
      right: {
        shows: (
          <Gallery
            label="Photos of Front Brake Rotor"
            pictures={[]}
            empty={<PartIllustration image="category-brake" />}
          />
        ),
        because: "Without photos the drawing of its category stands there (`empty`).",
      },
      wrong: {
        shows: (
          <Gallery
            label="Photos of Front Brake Rotor"
            pictures={[{ src: "/parts/category-brake.svg", alt: "No photo" }]}
          />
        ),
        because: "A drawing as a photo, to be looked at closely.",
      },
    },
  ],
  anatomy: {
    example: <Gallery label="Photos of Front Brake Rotor" pictures={photos} />,
    parts: [
      {
        name: "Picture",
        what: "whole, whatever its shape; a press opens it over the whole window.",
        at: "img",
      },
      {
        name: "Steps",
        what: "to the next and the one before; at either end the button there does nothing, and keeps the focus.",
        at: "button",
      },
      { name: "Count", what: "which one it is, told when it changes.", at: "[role='status']" },
      {
        name: "Full screen",
        what: "opens the dialog: there it is looked at from 1 to 4 times.",
        at: "button[aria-haspopup]",
      },
      { name: "Thumbnails", what: "links into the list, with or without JavaScript.", at: "a" },
    ],
  },
  keyboard: [
    { keys: ["+", "-", "0"], does: "Full screen: closer, less close, all of it." },
    { keys: ["Arrows"], does: "Full screen, closer: move what is looked at." },
    { keys: ["Escape"], does: "Full screen: closes it; the focus returns to the button." },
  ],
};
