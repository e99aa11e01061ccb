import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { defaultOrigin } from "~/catalog/distance";
import type { MapPageProps } from "~/map/data/page-data";
import { MapPage } from "~/map/MapPage";
import { listings } from "../../mocks/fixtures/listings";
import { answering, facetsOf, foundIn } from "../support/finding";
import { geolocation } from "../support/geolocation";
import { linkOf } from "../support/linkOf";
import { mocked, scenario } from "../support/scenario";
import { screen } from "../support/screen";

/** What the site tells the page of a catalogue. */
const pageOf = (all: MapPageProps["listings"], query = "") => {
  const params = new URLSearchParams(query);
  return { ...foundIn(all, params), facets: facetsOf(all, params) };
};

const meta = {
  title: "Screens/Map",
  component: MapPage,
  parameters: {
    layout: "fullscreen",
    ...mocked({ siteApi: "success", suggest: "success", basemap: "success", page: "success" }),
    msw: { handlers: { site: answering(listings) } },
  },
  args: {
    search: { text: "", sort: "nearest" },
    ...pageOf(listings),
    vehicle: null,
    problems: [],
    nothing: null,
    places: [],
    shown: 1,
    first: null,
    selected: null,
    tileService: null,
    place: { place: null, isInAddress: false, unclear: null },
  },
  beforeEach: geolocation.known(defaultOrigin),
  render: screen(MapPage, { path: "/map" }),
} satisfies Meta<typeof MapPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };
const [rotor, shock, alternator] = listings as [Listing, Listing, Listing];
type Listing = MapPageProps["listings"][number];

const badge = (canvas: ReturnType<typeof within>, name: RegExp) =>
  canvas.findByRole("button", { name });

/** For what comes after the map has rested and been answered, on a busy machine too. */
const soon = { timeout: 5_000 };

/** One step of the keyboard to the right, after which the map asks for its new area. */
async function moveMap(canvas: ReturnType<typeof within>) {
  await badge(canvas, /^Front Brake Rotor/);
  canvas.getByRole("application", { name: "Map of parts" }).focus();
  await userEvent.keyboard("{ArrowRight}");
}

const failure = "We couldn't load parts for this area. You're seeing earlier results.";

/** The reader's place is known: no notice, the nearest part first. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const price of ["$234", "$176", "$345", "$599"])
      await badge(canvas, new RegExp(`\\${price}`));
    await expect(canvas.getByText("4 parts")).toBeVisible();
    await expect(canvas.queryByText("Getting your location...")).toBeNull();
    // On a phone the sheet with the list is folded.
    const list = within(canvas.getByRole("region", { name: "Parts" }));
    const [first] = list.getAllByRole("listitem", { hidden: true });
    await expect(first).toHaveTextContent("Front Brake Rotor");
  },
};

/** A badge opens the panel; Escape closes it and gives the focus back (SPEC D4). */
export const PanelOpens: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = await badge(canvas, /^Front Brake Rotor/);
    await userEvent.click(opener);
    const panel = await canvas.findByRole("dialog", { name: "Front Brake Rotor" });
    await expect(within(panel).getByRole("link", { name: "Purchase" })).toHaveAttribute(
      "href",
      `/purchase/${rotor.id}`,
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** A shared link comes with the panel open. */
export const PanelOpen: Story = {
  args: { selected: rotor },
  parameters: { visual: { lead: true } },
  render: screen(MapPage, { path: "/map", entry: `/map?part=${rotor.id}` }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("dialog", { name: "Front Brake Rotor" });
  },
};

/** On a phone it is a sheet at the foot, with the map above it. */
export const PanelOnPhone: Story = {
  ...PanelOpen,
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
};

/** The panel stays when the map is moved to where the part is not. */
export const PanelStays: Story = {
  tags: ["proof"],
  parameters: {
    ...skip,
    msw: { handlers: { site: answering([]) } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await badge(canvas, /^Alternator/));
    await canvas.findByRole("dialog", { name: alternator.name });
    await moveMap(canvas);
    await canvas.findByText("0 parts", {}, soon);
    await expect(canvas.getByRole("dialog", { name: alternator.name })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Alternator/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

/** Named in a link, a part that is sold out is still shown, and says so. */
export const SoldOut: Story = {
  args: { ...pageOf([rotor, alternator]), selected: { ...shock, quantity: 0 } },
  render: screen(MapPage, { path: "/map", entry: `/map?part=${shock.id}` }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole("dialog", { name: shock.name }));
    await expect(panel.getByText("Sold out")).toBeVisible();
    await expect(panel.queryByRole("link", { name: "Purchase" })).toBeNull();
    await expect(panel.getByRole("link", { name: "Find another" })).toHaveAttribute(
      "href",
      "/map?category=suspension",
    );
    await badge(canvas, /Rear Shock Absorber, \$176, sold out/);
    await expect(canvas.getByText("2 parts")).toBeVisible();
  },
};

/** The device has not answered yet; the parts are there already (SPEC D1). */
export const WaitingForPosition: Story = {
  beforeEach: geolocation.waiting,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Getting your location...");
    await badge(canvas, /^Front Brake Rotor/);
  },
};

/** Nobody is asked where they are on load: the button that wants to know asks, and so do words such as “near me”. */
export const PositionOnRequest: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  beforeEach: geolocation.unasked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await badge(canvas, /^Front Brake Rotor/);
    await expect(canvas.queryByText(/your location/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Center on me" }));
    await canvas.findByText("Unable to get your location. Please enable location services.");
  },
};

/** SPEC D2. */
export const PositionDenied: Story = {
  beforeEach: geolocation.denied,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Unable to get your location. Please enable location services.");
    await expect(canvas.getByRole("button", { name: "Try Again" })).toBeVisible();
    await badge(canvas, /^Front Brake Rotor/);
  },
};

/** On a phone what the search was read as comes first: where the device is waits until that is folded. */
export const PositionDeniedBesideAVin: Story = {
  args: {
    search: { text: "", sort: "nearest" },
    reading: {
      ...{ kind: "vin", words: "" },
      vehicle: { year: 2003, make: "Honda", model: "Accord" },
      decoded: {
        ...{ vin: "1HGCM82633A004352", checkDigitIsRight: true },
        ...{ region: "North America", country: "United States" },
        ...{ manufacturer: "American Honda Motor", makes: ["Honda"], models: [], years: [2003] },
        vehicle: {
          ...{ year: 2003, make: "Honda", model: "Accord", series: null, trim: "EX" },
          ...{ body: "Coupe", engine: { litres: 3, cylinders: 6, fuel: "gasoline" } },
          ...{ engineLabel: "3.0 L, 6 cylinders, gasoline", engineCode: "J30A4" },
        },
        source: { name: "NHTSA vPIC", url: "https://vpic.nhtsa.dot.gov", date: "2026-02-17" },
      },
    },
  },
  beforeEach: geolocation.denied,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // It is told aloud in any case.
    await canvas.findByText("Unable to get your location. Please enable location services.");
    await expect(canvas.getByRole("button", { name: "Try Again" })).toBeVisible();
  },
};

/** It is put away, and the map has the focus. */
export const PositionDismissed: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  beforeEach: geolocation.denied,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const notice = await canvas.findByText(/^Unable to get your location/);
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(notice).not.toBeInTheDocument();
    await expect(canvas.getByRole("application")).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Try Again" })).toBeVisible();
  },
};

/** Nor does it matter once a place is chosen. */
export const PositionDeniedNearAPlace: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: {
    search: { text: "", sort: "nearest", near: { lat: 52.52, lng: 13.41 } },
    place: {
      place: { label: "Berlin, Germany", lat: 52.52, lng: 13.41 },
      ...{ isInAddress: true, unclear: null },
    },
  },
  beforeEach: geolocation.denied,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/Berlin, Germany/);
    await expect(await canvas.findByRole("button", { name: "Try Again" })).toBeVisible();
    await expect(canvas.queryByText(/^Unable to get your location/)).toBeNull();
    await expect(canvas.getAllByText(/^[\d,.]+ mi$/)).not.toHaveLength(0);
    // From there nobody knows how long the way is.
    await expect(canvas.queryByText(/ mi, .* min$/)).toBeNull();
  },
};

export const PositionUnsupported: Story = {
  beforeEach: geolocation.unsupported,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Geolocation is not supported by your browser.");
    await expect(canvas.getByRole("button", { name: "Try Again" })).toBeVisible();
  },
};

/** Filters are set: the buttons say so, and another search keeps them. */
export const Filtered: Story = {
  args: {
    search: {
      text: "rotor",
      category: "brake",
      condition: "new",
      maxPriceCents: 300_00,
      sort: "price",
    },
    ...pageOf([rotor]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Filter (3)")).toBeVisible();
    await expect(canvas.getByText("1 part")).toBeVisible();
    const form = canvas.getByRole<HTMLFormElement>("search");
    await expect([...new FormData(form)]).toEqual([
      ["category", "brake"],
      ["condition", "new"],
      ["max", "300"],
      ["sort", "price"],
      ["q", "rotor"],
    ]);
  },
};

/** Nothing matches here. */
export const NothingFound: Story = {
  args: { search: { text: "flux capacitor", sort: "nearest" }, ...pageOf([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("0 parts")).toBeVisible();
    await canvas.findByText("Nothing found for “flux capacitor”");
  },
};

/** What was typed is the name of a place: the way there keeps what else was searched with. */
export const NothingFoundButAPlace: Story = {
  args: {
    search: { text: "Boston", category: "brake", sort: "price", near: defaultOrigin },
    ...pageOf([]),
    places: [{ place: "Boston, MA", text: "" }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("No parts match that, but it's a place.");
    await expect(linkOf(canvas, "Search near Boston, MA")).toHaveAttribute(
      "href",
      "/map?category=brake&sort=price&place=Boston%2C+MA",
    );
  },
};

/** More than are counted: it is said about how many there are. */
export const Reckoned: Story = {
  tags: ["proof"],
  parameters: skip,
  args: {
    search: { text: "rotor", sort: "nearest" },
    ...pageOf(listings),
    total: { count: 21_000, isExact: false },
    facets: { facets: { ...facetsOf(listings).facets, inStock: 46_532 }, isExact: false },
  },
  beforeEach: geolocation.denied,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("About 47,000 parts")).toBeVisible();
    await userEvent.click(canvas.getByText("Filter"));
    await expect(canvas.getByRole("link", { name: "Show about 47,000 parts" })).toBeVisible();
  },
};

/** Words that no part has beside the others are left out, and named. */
export const WordsLeftOut: Story = {
  args: {
    // Of a place that is named: from another the search would be asked again, as nobody here can answer it.
    search: { text: "alternator 2019 camry", sort: "nearest", near: defaultOrigin },
    ...pageOf([alternator]),
    leftOut: ["2019", "camry"],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      "No part matches every word, so we left out: 2019, camry.",
    );
  },
};

/** A place is among them: there the others can be searched for. */
export const PlaceLeftOut: Story = {
  args: {
    search: { text: "alternator munich", sort: "nearest", near: defaultOrigin },
    ...pageOf([alternator]),
    leftOut: ["munich"],
    places: [{ place: "Munich, Germany", text: "alternator" }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = "Search for “alternator” near Munich, Germany";
    await expect(await canvas.findByRole("link", { name })).toHaveAttribute(
      "href",
      "/map?q=alternator&place=Munich%2C+Germany",
    );
  },
};

/** Then there are no sellers to choose from, which is not too many. */
export const NothingFoundBySellers: Story = {
  ...NothingFound,
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Filter"));
    await expect(canvas.getByRole("group", { name: "Availability" })).toBeVisible();
    await expect(canvas.queryByText(/too many to list/i)).toBeNull();
  },
};

/** A text that is nearly a VIN: fewer words would not help. */
export const NothingFoundForAlmostAVin: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: {
    search: { text: "1HGCM82633AOO4352", sort: "nearest" },
    ...pageOf([]),
    reading: {
      ...{ kind: "broken-vin", meant: "1HGCM82633A004352" },
      message: "A VIN never has O. Check whether it's a 0.",
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Nothing found for “1HGCM82633AOO4352”");
    await expect(canvas.queryByText(/fewer words/)).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Show all parts" })).toBeNull();
    await expect(canvas.getByText(/^A VIN has 17 letters and numbers/)).toBeVisible();
    const meant = canvas.getByRole("link", { name: "Search for 1HGCM82633A004352" });
    await expect(meant).toHaveAttribute("href", "/map?q=1HGCM82633A004352");
    const other = canvas.getByRole("link", { name: "Choose your vehicle instead" });
    await expect(other).toHaveAttribute("href", "/garage");
  },
};

/** A VIN that leaves the model open: it is asked, and no part for any car is shown. */
export const VinOfNoModel: Story = {
  args: {
    search: { text: "WVWZZZ1KZAW123456", sort: "nearest", asTyped: true },
    ...pageOf([]),
    reading: {
      ...{ kind: "vin", vehicle: null, words: "" },
      decoded: {
        ...{ vin: "WVWZZZ1KZAW123456", checkDigitIsRight: false, region: "Europe" },
        ...{ country: "Germany", manufacturer: "Volkswagen AG", makes: ["Volkswagen"] },
        ...{ models: [], years: [2010, 1980], vehicle: null },
        source: { name: "NHTSA vPIC", url: "https://vpic.nhtsa.dot.gov", date: "2026-02-17" },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Which model is it?");
    await expect(canvas.queryByRole("link", { name: "Show all parts" })).toBeNull();
    const list = within(canvas.getByRole("region", { name: "Parts" }));
    const button = list.getByRole("button", { name: "Choose a model" }) as HTMLButtonElement;
    await expect(Object.fromEntries(new FormData(button.form ?? undefined, button))).toEqual({
      intent: "decode",
      vin: "WVWZZZ1KZAW123456",
    });
  },
};

/** Parameters in the address that make no sense are named, and the rest is shown. */
export const BadParameters: Story = {
  args: {
    problems: [
      {
        parameter: "max",
        message: "Highest price must be an amount from $0.01 to $999,999, like 15 or 1,500.00.",
      },
    ],
  },
};

/** What was asked stays in its field, to be mended, with what is wrong beside it. */
export const BadPricesStay: Story = {
  tags: ["proof"],
  args: {
    search: { text: "", sort: "nearest", maxPriceCents: 100_00 },
    problems: [{ parameter: "min", message: "Lowest price can't be above the highest price." }],
  },
  parameters: skip,
  render: screen(MapPage, { path: "/map", entry: "/map?min=500&max=100" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The panel that has the fields is open already.
    const from = canvas.getByRole("textbox", { name: "From" });
    await expect(from).toBeVisible();
    await expect(from).toHaveValue("500");
    await expect(from).toBeInvalid();
    await expect(from).toHaveAccessibleDescription("From can't be more than To.");
    await expect(canvas.getByRole("textbox", { name: "To" })).toHaveValue("100");
    await expect(canvas.getByRole("textbox", { name: "To" })).toBeValid();
  },
};

/** What is no number at all stays too; nothing is asked until it is mended, and Enter asks. */
export const BadPricesByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  render: screen(MapPage, { path: "/map", entry: "/map?max=NaN" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole("textbox", { name: "From" });
    const to = canvas.getByRole("textbox", { name: "To" });
    await expect(to).toHaveValue("NaN");
    await expect(to).toHaveAccessibleDescription("To: Enter a dollar amount, like 15 or 1,500.00.");
    await userEvent.type(from, "-1");
    await userEvent.clear(to);
    await userEvent.type(to, "1e9{Enter}");
    await expect(from).toHaveFocus();
    await expect(from).toHaveValue("-1");
    await expect(from).toHaveAccessibleDescription("From: The amount can't be negative.");
    await expect(to).toHaveValue("1e9");
    await expect(to).toBeInvalid();
    await userEvent.clear(from);
    await expect(from).toBeValid();
    await userEvent.clear(to);
    await userEvent.type(to, "300{Enter}");
    await expect(to).toBeValid();
    await expect(to).toHaveFocus();
    await expect(canvas.getByText("From").closest("form")).toBeVisible();
  },
};

/** An old link names parts that are not there any more: no panel opens, and nobody is left to wonder. */
export const Gone: Story = {
  args: { gone: { part: "sold-long-ago", compared: 1 } },
  render: screen(MapPage, { path: "/map", entry: "/map?part=sold-long-ago" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("This part is no longer available.");
    await canvas.findByText("A part you were comparing is no longer available.");
    await badge(canvas, /^Front Brake Rotor/);
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Who has chosen another is told no more of it. */
export const GoneForAnother: Story = {
  ...Gone,
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const told = await canvas.findByText("This part is no longer available.");
    await userEvent.click(await badge(canvas, /^Front Brake Rotor/));
    await canvas.findByRole("dialog", { name: "Front Brake Rotor" });
    await expect(told).not.toBeInTheDocument();
  },
};

const moves = { ask: ({ canvasElement }: Canvas) => moveMap(within(canvasElement)) };
type Canvas = { canvasElement: HTMLElement };

/** A slow network, while a new area is being asked for: what is there stays, and says so. */
export const Loading: Story = scenario(
  { siteApi: "loading" },
  {
    ...moves,
    shows: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findByText("Loading more", {}, soon);
      const head = canvas.getByText("4 parts").closest("[role=status]")?.parentElement;
      await waitFor(() => expect(head?.querySelector("[aria-hidden]")).toBeVisible(), soon);
      await expect(canvas.getByText("4 parts")).toBeVisible();
    },
  },
);

/** The area's answer comes late. */
export const Slow: Story = scenario(
  { siteApi: "slow" },
  {
    ...moves,
    shows: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findByText("Loading more", {}, soon);
      await waitFor(() => expect(canvas.queryByText("Loading more")).toBeNull(), soon);
      await expect(canvas.getByText(/in this area/)).toBeVisible();
    },
    parameters: skip,
  },
);

/** No parts where the map has been moved to. */
export const EmptyArea: Story = scenario(
  { siteApi: "empty" },
  {
    ...moves,
    shows: ({ canvasElement }) =>
      within(canvasElement).findByText("No parts in this area", {}, soon),
  },
);

/** What is there stays, and can be asked for again. */
async function keepsWhatIsThere({ canvasElement }: Canvas) {
  const canvas = within(canvasElement);
  await canvas.findByText(failure, {}, soon);
  await expect(canvas.getByText("4 parts")).toBeVisible();
  await badge(canvas, /^Front Brake Rotor/);
  await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
  await canvas.findByText(failure, {}, soon);
  canvas.getByRole<HTMLButtonElement>("button", { name: "Try Again" }).blur();
}

/** The area's parts cannot be had. */
export const Failed: Story = scenario({ siteApi: "error" }, { ...moves, shows: keepsWhatIsThere });

/** No network: it looks as if the site had failed. */
export const Offline: Story = scenario(
  { siteApi: "offline" },
  { ...moves, shows: keepsWhatIsThere, parameters: skip },
);

/** An answer that is not what it should be is a failure too, not the end of the page. */
export const Malformed: Story = scenario(
  { siteApi: "malformed" },
  { ...moves, shows: keepsWhatIsThere, parameters: skip },
);

export const NotJson: Story = scenario(
  { siteApi: "notJson" },
  { ...moves, shows: keepsWhatIsThere, parameters: skip },
);

export const Refused: Story = scenario(
  { siteApi: "badRequest" },
  { ...moves, shows: keepsWhatIsThere, parameters: skip },
);

const asked: URL[] = [];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function SearchedAnew(props: MapPageProps) {
  const [anew, setAnew] = useState<Partial<MapPageProps>>({});
  const body = () =>
    setAnew({
      search: { text: "", sort: "nearest", category: "body" },
      ...pageOf(listings, "category=body"),
    });
  return (
    <>
      <button type="button" onClick={body}>
        Body parts only
      </button>
      <MapPage {...props} {...anew} />
    </>
  );
}

/** A search that comes while the map is still being moved asks for the new area once, and as itself. */
export const SearchedWhileMoving: Story = {
  tags: ["proof"],
  parameters: {
    ...skip,
    msw: {
      handlers: {
        site: [
          ...answering(listings, {
            asked: (url) => {
              if (url.pathname.endsWith("listings")) asked.push(url);
            },
          }),
        ],
      },
    },
  },
  render: screen(SearchedAnew, { path: "/map" }),
  play: async ({ canvasElement }) => {
    asked.length = 0;
    const canvas = within(canvasElement);
    await moveMap(canvas);
    // The map has told of its move, and rests before it asks.
    await pause(150);
    canvas.getByRole("button", { name: "Body parts only" }).click();
    await canvas.findByText("1 part", {}, soon);
    await pause(400);
    await expect(asked.map(({ searchParams }) => searchParams.get("category"))).toEqual(["body"]);
    await expect(canvas.getByText("1 part")).toBeVisible();
  },
};
