import {
  ButtonLink,
  Hero,
  type HeroProps,
  MapPreview,
  PartIllustration,
  SearchBox,
} from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";
import { nearby } from "./support/samples";

const hero = (props: Partial<HeroProps> = {}) => (
  <FullWidth isWindow isPicture>
    <Hero
      lines={["The right part.", "Near you."]}
      intro="New, refurbished, and used parts from sellers near you, on one map."
      search={
        <SearchBox
          size="hero"
          action="#map"
          placeholder="VIN, part number, or name"
          buttonLabel="Search"
        />
      }
      aside={<MapPreview {...nearby} label="Parts near you" />}
      {...props}
    />
  </FullWidth>
);

export const guide: Guide = {
  purpose:
    "The home page's first screen: what this is in two or three short lines, the search itself, and a living piece of the map. With the header and a `StatStrip` it fills a laptop's window.",
  notFor: [
    { when: "The head of any other page: use", take: "Page" },
    { when: "A search on a page that has something else to show: use", take: "SearchBox" },
    { when: "Where the apps are to be had: use", take: "AppPromo" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: hero(),
        because: "The reader can type a part number before having scrolled or pressed anything.",
      },
      wrong: {
        shows: hero({
          lines: ["The leading marketplace for automotive parts worldwide"],
          intro: "Join 500,000 professionals who trust us every day.",
          search: (
            <ButtonLink href="#start" tone="accent" size="large">
              Get started
            </ButtonLink>
          ),
          aside: <PartIllustration image="brake-rotor" />,
        }),
        because:
          "A boast, and a button that leads to the search: one page more before the first price is seen.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: hero(),
    parts: [
      {
        name: "Lines",
        what: "one `<h1>`; a line of up to 16 characters is never broken.",
        at: "h1",
      },
      { name: "Intro", what: "one sentence, muted.", at: "h1 + p" },
      {
        name: "Search",
        what: "the page's one accent; the keyboard comes to it before the map.",
        at: "form",
      },
      {
        name: "Aside",
        what: "real prices, each a link; to the window's edge on a wide screen, under the words on a phone.",
        at: "[aria-label='Parts near you']",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to the search, its button and examples, then over the prices." },
    { keys: ["Enter"], does: "Searches; on a price, leads to the part." },
  ],
};
