export type ReleaseType = "major" | "minor" | "patch";

/** `archived` releases are kept for the record and no longer supported. */
export type ReleaseStatus = "latest" | "stable" | "beta" | "archived";

export type Release = {
  version: string;
  /** ISO date. */
  date: string;
  type: ReleaseType;
  status: ReleaseStatus;
  title: string;
  description: string;
  features: readonly string[];
  bugFixes: readonly string[];
  downloadSizeMb: number;
  compatibility: string;
  featured: boolean;
};

const CURRENT_DEVICES = "iOS 16 or later, Android 10 or later";
const EARLIER_DEVICES = "iOS 15 or later, Android 9 or later";

/** The app's releases, newest first. */
export const RELEASES: readonly Release[] = [
  {
    version: "2.1.0",
    date: "2025-08-08",
    type: "minor",
    status: "latest",
    title: "A map that keeps up with you",
    description:
      "The map from the 2.0.8 beta is ready for everyone. It groups crowded prices, works from the keyboard, and keeps working when the map service does not.",
    features: [
      "Price badges that would overlap join into one, which shows how many parts it holds and the lowest price.",
      "The part panel is a card beside the map on wide screens and a sheet at the bottom on phones.",
      "Everything on the map can be done from the keyboard: pan, zoom, walk the badges, open and close a part.",
      "A dark theme, which follows your device unless you choose otherwise.",
    ],
    bugFixes: [
      "Closing the part panel takes you back to the badge that opened it, not to the top of the page.",
      "Distances are measured from where you are now, not from the last place you searched.",
      "The price on a badge no longer loses its last digit at the largest text size.",
    ],
    downloadSizeMb: 45.2,
    compatibility: CURRENT_DEVICES,
    featured: true,
  },
  {
    version: "2.0.8",
    date: "2025-07-16",
    type: "patch",
    status: "beta",
    title: "The new map, early",
    description:
      "A beta of the new map for people who want to try it on a working day and tell us where it gets in the way. It carries a basemap of its own, so the download is larger.",
    features: [
      "A basemap inside the app takes over when the map service cannot be reached.",
      "Badges stay on the map while your location is being found, and when it cannot be.",
    ],
    bugFixes: [
      "Refusing the location request no longer leaves the map empty: it opens at the default place and says why.",
      "Try Again asks for your location again instead of repeating the last answer.",
    ],
    downloadSizeMb: 43.9,
    compatibility: CURRENT_DEVICES,
    featured: false,
  },
  {
    version: "2.0.7",
    date: "2025-06-12",
    type: "patch",
    status: "stable",
    title: "One box for every search",
    description:
      "Part numbers and plain words now go into the same box. Filter and Sort sit beside it on every screen size.",
    features: [
      "The search box takes a part number or a description and works out which it was given.",
      "Filter by category and condition, and sort by price or distance, without leaving the map.",
    ],
    bugFixes: [
      "Part numbers are found with or without their dashes and spaces.",
      "A search survives a reload and can be sent to a colleague: it is part of the page's address.",
    ],
    downloadSizeMb: 40.3,
    compatibility: CURRENT_DEVICES,
    featured: false,
  },
  {
    version: "2.0.6",
    date: "2025-05-13",
    type: "patch",
    status: "stable",
    title: "Signing in with fewer surprises",
    description:
      "The sign-in and registration forms were rewritten to say what is wrong, next to the field it is wrong in, before you press the button.",
    features: [
      "Each password field has a button that shows what you typed.",
      "A field is checked when you leave it, and its message goes away as you correct it.",
    ],
    bugFixes: [
      "A space before or after an email address no longer counts as a mistake.",
      "Passwords that start or end with a space are kept exactly as typed.",
      "Messages stay long enough to read after the page changes.",
    ],
    downloadSizeMb: 38.6,
    compatibility: CURRENT_DEVICES,
    featured: false,
  },
  {
    version: "2.0.5",
    date: "2025-04-15",
    type: "patch",
    status: "stable",
    title: "Lighter by more than a megabyte",
    description:
      "Drawn part pictures replace the stock photographs: quicker to load on a shop's connection, and easier to tell apart at a glance.",
    features: [
      "Every listing shows a drawing of its kind of part.",
      "The pricing page switches between monthly and annual prices in place.",
    ],
    bugFixes: [
      "Annual prices are rounded to whole dollars everywhere, including the plan cards.",
      "The part picture no longer pushes the price down as it loads.",
    ],
    downloadSizeMb: 37.8,
    compatibility: EARLIER_DEVICES,
    featured: false,
  },
  {
    version: "2.0.4",
    date: "2025-03-20",
    type: "patch",
    status: "archived",
    title: "The dashboard opens with figures",
    description:
      "The overview answers the morning's four questions first: what sold, what is listed, who is new, and what is still to be paid out.",
    features: [
      "Total Sales, Active Listings, New Contacts and Pending Payouts at the top of the dashboard.",
      "Contacts are marked Supplier or Customer.",
    ],
    bugFixes: [
      "Order dates no longer slip by a day west of Greenwich.",
      "The sidebar closes after you choose a page on a phone.",
    ],
    downloadSizeMb: 39,
    compatibility: EARLIER_DEVICES,
    featured: false,
  },
  {
    version: "2.0.3",
    date: "2025-02-18",
    type: "patch",
    status: "archived",
    title: "Orders you can read on a phone",
    description:
      "The orders table turns into cards on small screens, with the same five facts and no sideways scrolling.",
    features: [
      "Orders and contacts show as cards on narrow screens.",
      "Each order says Processing, Shipped or Delivered in words as well as in color.",
    ],
    bugFixes: [
      "Long customer names wrap instead of covering the total.",
      "The slide-in menu gives the focus back to the button that opened it.",
    ],
    downloadSizeMb: 37.2,
    compatibility: EARLIER_DEVICES,
    featured: false,
  },
  {
    version: "2.0.2",
    date: "2025-01-21",
    type: "patch",
    status: "archived",
    title: "Back to where you stand",
    description:
      "Three buttons for the map that everyone asked for, and a location request that gives up in good time.",
    features: [
      "Zoom in, zoom out, and center-on-me buttons, large enough for a thumb.",
      "Distances in the part panel are shown in miles to one decimal.",
    ],
    bugFixes: [
      "A location request that gets no answer stops after 10 seconds instead of waiting for good.",
      "The price badge you selected stays highlighted while the map moves.",
    ],
    downloadSizeMb: 36.5,
    compatibility: EARLIER_DEVICES,
    featured: false,
  },
];
