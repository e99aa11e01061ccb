/** One line of a pattern's table: what a key does. */
export interface KeyRow {
  /** As they are written on a keyboard: `Arrow Down`. Several do the same. */
  keys: readonly string[];
  does: string;
  /** The browser's own doing: `tests/visual/conditions.test.tsx` presses it for real, no story can. */
  native?: boolean;
}

export interface KeyboardPattern {
  /** As the ARIA Authoring Practices Guide calls it. */
  apg: string;
  href: string;
  /** What is walked with Tab alone, in a word. */
  focus: string;
  rows: readonly KeyRow[];
}

const guide = "https://www.w3.org/WAI/ARIA/apg/patterns";

/**
 * What the keyboard does, by pattern: the tables of the ARIA Authoring Practices Guide as the
 * components keep them, optional lines included where they do. Each has a story `ByKeyboard` that
 * goes through its table, and `tests/contract/keyboard.test.ts` sees that none is left out.
 */
export const keyboard = {
  accordion: {
    apg: "Accordion",
    href: `${guide}/accordion/`,
    focus: "Each title is a stop, and then what its open text holds.",
    rows: [
      { keys: ["Enter", "Space"], does: "Opens the text of the title, or closes it." },
      { keys: ["Arrow Down"], does: "Goes to the next title, from the last to the first." },
      { keys: ["Arrow Up"], does: "Goes to the title before, from the first to the last." },
      { keys: ["Home"], does: "Goes to the first title." },
      { keys: ["End"], does: "Goes to the last title." },
    ],
  },
  button: {
    apg: "Button",
    href: `${guide}/button/`,
    focus: "One stop.",
    rows: [{ keys: ["Enter", "Space"], does: "Presses it." }],
  },
  link: {
    apg: "Link",
    href: `${guide}/link/`,
    focus: "Each link is a stop.",
    rows: [{ keys: ["Enter"], does: "Follows it." }],
  },
  checkbox: {
    apg: "Checkbox",
    href: `${guide}/checkbox/`,
    focus: "One stop.",
    rows: [{ keys: ["Space"], does: "Ticks it, or takes the tick away." }],
  },
  switch: {
    apg: "Switch",
    href: `${guide}/switch/`,
    focus: "One stop.",
    rows: [{ keys: ["Space"], does: "Turns it on or off." }],
  },
  radioGroup: {
    apg: "Radio Group",
    href: `${guide}/radio/`,
    focus: "The group is one stop: the chosen one, or the first.",
    rows: [
      { keys: ["Arrow Down", "Arrow Right"], does: "Chooses the next, from the last the first." },
      {
        keys: ["Arrow Up", "Arrow Left"],
        does: "Chooses the one before, from the first the last.",
      },
      { keys: ["Space"], does: "Chooses the one that has the focus." },
    ],
  },
  dialog: {
    apg: "Dialog (Modal)",
    href: `${guide}/dialog-modal/`,
    focus: "Goes in when it opens, stays in, and returns to what opened it.",
    rows: [
      { keys: ["Tab"], does: "Goes on inside, from the last stop to the first." },
      { keys: ["Shift + Tab"], does: "Goes back inside, from the first stop to the last." },
      { keys: ["Escape"], does: "Closes it." },
    ],
  },
  menuButton: {
    apg: "Menu Button",
    href: `${guide}/menu-button/`,
    focus: "The button is one stop; the menu has the focus while it is open, and returns it.",
    rows: [
      { keys: ["Enter", "Space", "Arrow Down"], does: "Opens the menu, on its first choice." },
      { keys: ["Arrow Down"], does: "In the menu: goes to the next choice." },
      { keys: ["Arrow Up"], does: "In the menu: goes to the choice before." },
      { keys: ["Home"], does: "Goes to the first choice." },
      { keys: ["End"], does: "Goes to the last choice." },
      { keys: ["A–Z"], does: "Goes to the next choice that begins with the letter." },
      { keys: ["Enter", "Space"], does: "On a choice: takes it, and closes the menu." },
      { keys: ["Escape"], does: "Closes the menu." },
      { keys: ["Tab"], does: "Closes the menu, and goes on to what follows its button." },
      { keys: ["Shift + Tab"], does: "Closes the menu, and goes to what is before its button." },
    ],
  },
  combobox: {
    apg: "Combobox: list autocomplete with manual selection",
    href: `${guide}/combobox/`,
    focus: "The field is one stop, and keeps the focus while the list is walked.",
    rows: [
      { keys: ["Arrow Down"], does: "Opens the list, or goes to the next suggestion." },
      { keys: ["Arrow Up"], does: "Goes to the suggestion before." },
      { keys: ["Home", "End"], does: "In the text, as in every field." },
      { keys: ["Enter"], does: "Takes the suggestion; without one, searches." },
      { keys: ["Escape"], does: "Closes the list; what was typed stays." },
      { keys: ["Tab"], does: "Closes the list, and goes on to the next stop." },
    ],
  },
  carousel: {
    apg: "Carousel",
    href: `${guide}/carousel/`,
    focus: "The picture is a stop, then each button, and each thumbnail.",
    rows: [
      { keys: ["Arrow Right"], does: "Shows the next picture; right to left, the one before." },
      { keys: ["Arrow Left"], does: "Shows the picture before; right to left, the next." },
      { keys: ["Home"], does: "Shows the first." },
      { keys: ["End"], does: "Shows the last." },
      { keys: ["Enter", "Space"], does: "Presses the button that has the focus." },
    ],
  },
  disclosure: {
    apg: "Disclosure (Show/Hide)",
    href: `${guide}/disclosure/`,
    focus: "The button is a stop, and then what it has opened.",
    rows: [
      { keys: ["Enter", "Space"], does: "Opens the panel, or closes it.", native: true },
      { keys: ["Escape"], does: "Closes the panel; the focus returns to the button." },
    ],
  },
  sheet: {
    apg: "Window Splitter",
    href: `${guide}/windowsplitter/`,
    focus: "The handle is a stop, and then the sheet's content.",
    rows: [
      { keys: ["Arrow Up"], does: "Raises the sheet by a step." },
      { keys: ["Arrow Down"], does: "Lowers it by a step." },
      { keys: ["Home"], does: "Raises it all the way." },
      { keys: ["End"], does: "Lowers it all the way." },
      { keys: ["Enter", "Space"], does: "Raises it by a step, and from the top lowers it." },
    ],
  },
  select: {
    apg: "Listbox, by the system's own select",
    href: `${guide}/listbox/`,
    focus: "One stop.",
    rows: [
      { keys: ["Arrow Down"], does: "Chooses the next.", native: true },
      { keys: ["Arrow Up"], does: "Chooses the one before.", native: true },
      { keys: ["Home", "End"], does: "Chooses the first or the last.", native: true },
      { keys: ["A–Z"], does: "Chooses what begins with the letters.", native: true },
    ],
  },
  spinbutton: {
    apg: "Spinbutton",
    href: `${guide}/spinbutton/`,
    focus: "The field is one stop; the buttons beside it are for pointers.",
    rows: [
      { keys: ["Arrow Up"], does: "Adds a step, up to the most.", native: true },
      { keys: ["Arrow Down"], does: "Takes a step away, down to the least.", native: true },
    ],
  },
  tabs: {
    apg: "Tabs",
    href: `${guide}/tabs/`,
    focus: "The chosen tab is a stop, then what it shows.",
    rows: [
      { keys: ["Arrow Right"], does: "Shows the next, from the last the first." },
      { keys: ["Arrow Left"], does: "Shows the one before, from the first the last." },
      { keys: ["Home"], does: "Shows the first." },
      { keys: ["End"], does: "Shows the last." },
    ],
  },
  toast: {
    apg: "Alert",
    href: `${guide}/alert/`,
    focus: "Never takes the focus.",
    rows: [
      { keys: ["F8"], does: "Goes to the messages; without one, does nothing." },
      { keys: ["Tab"], does: "Goes on to the next button among them." },
      {
        keys: ["Enter", "Space"],
        does: "Dismisses the message whose button has the focus, which goes back to where it was.",
      },
      { keys: ["Escape"], does: "Dismisses the message that has the focus." },
    ],
  },
  tooltip: {
    apg: "Tooltip",
    href: `${guide}/tooltip/`,
    focus: "None: it shows while what it is about has the focus.",
    rows: [{ keys: ["Escape"], does: "Takes the words away; the focus stays." }],
  },
} as const satisfies Record<string, KeyboardPattern>;

export type KeyboardPatternName = keyof typeof keyboard;
