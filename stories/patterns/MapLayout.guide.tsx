import {
  Button,
  Chips,
  MapLayout,
  type MapLayoutProps,
  MapPreview,
  Notice,
  PartIllustration,
  PartRow,
  SearchBox,
  Stack,
  Text,
} from "@partlane/ui";
import type { FormEvent } from "react";
import type { Guide } from "../docs/guide";
import { nearby } from "./support/samples";

const stay = (event: FormEvent) => event.preventDefault();

const chips = ["Brake", "Electrical", "New"].map((label) => ({
  key: label,
  label,
  href: `#${label}`,
}));

const searchFor = (name: string) => (
  <SearchBox
    action="#map"
    aria-label={`Search: ${name}`}
    label="Search parts"
    placeholder="VIN, part number, or name"
    onSubmit={stay}
  />
);

/** The screen under its header. */
function Screen({ name, ...props }: { name: string } & Partial<MapLayoutProps>) {
  return (
    <div className="guide-screen" data-scaled="true" style={{ blockSize: "28rem" }}>
      <MapLayout
        search={searchFor(name)}
        chips={<Chips label={`Quick filters: ${name}`} items={chips} />}
        tools={<Button>Filter</Button>}
        listHead={
          <Text as="span" size={15}>
            82 parts found
          </Text>
        }
        listLabel={`Parts: ${name}`}
        list={
          <ul>
            <PartRow
              image={<PartIllustration image="brake-rotor" />}
              name="Front Brake Rotor"
              partNumber="43512-06150"
              price="$234"
              condition="New"
              distance="0.8 mi"
              href="#rotor"
            />
          </ul>
        }
        map={<MapPreview {...nearby} label={`Map: ${name}`} />}
        {...props}
      />
    </div>
  );
}

const lost = <Notice tone="warning">Your position is not known: this is New York.</Notice>;

export const guide: Guide = {
  purpose:
    "The map screen: search and filters on top, the list beside the map, and on a phone a sheet over its foot. It fills the window under the header; the list scrolls, the page does not.",
  notFor: [
    { when: "A page that is read from top to bottom: use", take: "Page" },
    { when: "The pages of an account: use", take: "DashboardShell" },
    { when: "A piece of the map on another page: use", take: "MapPreview" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: <Screen name="told over the map" notices={lost} />,
        because: "`notices` are told over the map: what the reader looks at stays where it is.",
      },
      wrong: {
        shows: (
          <Screen
            name="told in the toolbar"
            search={
              <Stack gap={2}>
                {lost}
                {searchFor("pushed down")}
              </Stack>
            }
          />
        ),
        because:
          "The toolbar grows with each message: list and map jump, and a press lands on another part.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: <Screen name="in parts" />,
    parts: [
      { name: "Search", what: "a `SearchBox` as a bar, as wide as the list.", at: "form" },
      {
        name: "Chips",
        what: "what is set and what is asked most; one line that scrolls.",
        at: "nav",
      },
      {
        name: "Tools",
        what: "what opens: filters, order, place. At the end on wide screens, first on a phone.",
        at: ".guide-screen > div > div button:not([type='submit'])",
      },
      {
        name: "List",
        what: "420 px wide; on a phone a `BottomSheet`, whose handle stays in reach.",
        at: "section",
      },
      {
        name: "Map",
        what: "all the rest. Notices lie at its top, on a phone in one line that a press unfolds; a part's panel at its end or its foot.",
        at: "[role='group']:has(picture)",
      },
    ],
  },
  keyboard:
    "Tab goes through the toolbar, the list and the map, as they are read. On a phone the sheet has the keys of a `BottomSheet`, and Enter or Space on the button beside a notice unfolds all that is told, and folds it again.",
};
