import {
  Button,
  ButtonLink,
  DisclosureMenu,
  type DisclosureMenuProps,
  FacetGroup,
  Stack,
} from "@partlane/ui";
import { ArrowUpDown, Check, Settings2, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import type { Guide } from "../docs/guide";

/** A window in small: on a phone the open panel is a sheet at its foot. */
function Room({ blockSize, children }: { blockSize: string; children: ReactNode }) {
  return (
    <div className="guide-screen" style={{ blockSize }}>
      {/* A toolbar, whose end a large panel keeps to. */}
      <div
        style={{
          position: "relative",
          display: "flex",
          justifyContent: "flex-end",
          padding: "0.25rem",
        }}
      >
        {children}
      </div>
    </div>
  );
}

const sort = (props: Pick<DisclosureMenuProps, "icon" | "label" | "detail">) => (
  <Room blockSize="15rem">
    <DisclosureMenu open {...props}>
      {orders}
    </DisclosureMenu>
  </Room>
);

const orders = (
  <Stack as="ul" gap={1}>
    {["Nearest", "Lowest price", "Newest"].map((label, index) => (
      <li key={label}>
        <ButtonLink
          href="#sorted"
          tone="quiet"
          width="full"
          aria-current={index === 0 || undefined}
        >
          {label}
          {index === 0 ? <Check size={18} aria-hidden="true" /> : null}
        </ButtonLink>
      </li>
    ))}
  </Stack>
);

const facet = (title: string, options: Record<string, string>) => (
  <FacetGroup
    title={title}
    options={Object.entries(options).map(([label, count]) => ({
      key: label,
      label,
      count,
      href: "#filtered",
    }))}
  />
);

const filter = (props: Pick<DisclosureMenuProps, "label" | "foot">) => (
  <Room blockSize="22rem">
    <DisclosureMenu open icon={<SlidersHorizontal />} {...props}>
      {facet("Condition", { New: "38", Used: "12" })}
      {facet("Category", { Brake: "41", Body: "9" })}
    </DisclosureMenu>
  </Room>
);

const foot = (
  <>
    <Button tone="quiet">Clear all</Button>
    <Button tone="accent">Show 38 parts</Button>
  </>
);

export const guide: Guide = {
  purpose:
    "A button that opens links or a form under it: the order of a list, a place, filters. It is a `<details>` and works without JavaScript; on a phone its panel is a sheet at the foot of the window.",
  notFor: [
    { when: "What can be done with one thing: use", take: "DropdownMenu" },
    { when: "One value of a form that is sent: use", take: "Select" },
    { when: "Text that the reader opens in the page: use", take: "Accordion" },
    { when: "The page has to wait for an answer: use", take: "Drawer" },
  ],
  pairs: [
    {
      right: {
        shows: sort({ icon: <ArrowUpDown />, label: "Sort", detail: "nearest" }),
        because: "The label says what it changes, the detail how it is: most need not open it.",
      },
      wrong: {
        shows: sort({ icon: <Settings2 />, label: "Options" }),
        because: "Options of what? It has to be opened to learn that it sorts, and how.",
      },
    },
    {
      wide: true,
      right: {
        shows: filter({ label: "Filter (2)", foot }),
        because:
          "With a `foot` the panel is large and stays open while one filter after another is chosen; the foot leads back.",
      },
      wrong: {
        shows: filter({ label: "Filter" }),
        because:
          "Without one, each choice closes it: three filters are opened three times, in a column of 256 px.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: filter({ label: "Filter (2)", foot }),
    parts: [
      {
        name: "Button",
        what: "the label, and from 960 px on the choice in force, its `detail`.",
        at: "summary",
      },
      {
        name: "Icon",
        what: "optional; with `compact` it stands alone on a phone, and the label is read.",
        at: "summary svg",
      },
      {
        name: "Panel",
        what: "256 px wide, 672 with a foot; below 720 px a sheet as wide as the window.",
        at: "summary + div",
      },
      {
        name: "Foot",
        what: "what stays in sight while the panel scrolls; a press on it closes.",
        at: "summary + div > div:last-child",
      },
    ],
  },
  keyboard:
    "Tab goes from the button into the open panel. A followed link or a sent form closes it, and the focus returns to the button; with a `foot` only Escape, the foot and a press elsewhere do.",
};
