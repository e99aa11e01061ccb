import { useSearchParams } from "@remix-run/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { defaultOrigin } from "~/catalog/distance";
import type { Condition, Listing } from "~/catalog/listing.schema";
import type { MapPageProps } from "~/map/data/page-data";
import { MapPage } from "~/map/MapPage";
import { mapParameters } from "~/map/viewport/viewport";
import { parseListingSearch } from "~/search/query/parse-search";
import {
  answering,
  facetsOf,
  firstOf,
  foundAs,
  foundIn,
  manyListings,
  type Taken,
} from "../support/finding";
import { geolocation } from "../support/geolocation";
import { linkOf } from "../support/linkOf";
import { mocked } from "../support/scenario";
import { screen } from "../support/screen";

const golf = { make: "Volkswagen", model: "Golf", year: 2014 };
const row = { make: "Volkswagen", model: "Golf", y0: 2013, y1: 2020, engine: "", note: "" };

const withoutStartStop: Condition = {
  ...{ kind: "option", polarity: "without", values: ["start-stop"], from: null, to: null },
  text: "it doesn't have start-stop",
};

/** Two that are sent, and two that nobody fetches. */
const farAway: Listing[] = manyListings
  .filter(({ partType }) => partType === "brake-pads")
  .slice(0, 4)
  .map((listing, index) => ({
    ...listing,
    quantity: 3,
    coords: { lat: 41.88, lng: -87.63 + index / 100 },
    distanceMiles: 711 + index / 2,
    travelTimeMinutes: null,
    delivery: index < 2 ? { radiusMiles: null, feeCents: 999, freeFromCents: null } : null,
  }));

/** With a verdict each, some with a number that was searched for. */
const forGolf: Listing[] = manyListings.map((listing, index) => ({
  ...listing,
  fit:
    index % 4 === 0
      ? { fit: "fits", text: "Fits", row: { ...row, note: "front axle", source: "catalogue" } }
      : index % 4 === 1
        ? {
            ...{ fit: "does-not-fit", text: "Doesn't fit", conditions: [] },
            row: { ...row, model: "Jetta", source: "catalogue" },
          }
        : index % 4 === 2
          ? {
              ...{ fit: "fits-if", text: "Fits if it doesn't have start-stop" },
              row: { ...row, note: "Without start-stop", source: "catalogue" },
              conditions: [withoutStartStop],
              help: null,
              question: null,
            }
          : { fit: "not-confirmed", text: "Not confirmed" },
}));

const nowhere: MapPageProps["place"] = { place: null, isInAddress: false, unclear: null };

/** As the site does: by the address, but for what the browser itself finds. */
function Finding({ catalogue, ...props }: Partial<MapPageProps> & { catalogue: Listing[] }) {
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  for (const own of mapParameters) query.delete(own);
  const text = query.toString();
  const page = useMemo(() => {
    const asked = new URLSearchParams(params);
    const { search, shown } = parseListingSearch(asked, { hasVehicle: true });
    return { search, shown, ...foundIn(catalogue, asked), facets: facetsOf(catalogue, asked) };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest of the address is the browser's own
  }, [catalogue, text]);
  return (
    <MapPage
      vehicle={null}
      problems={[]}
      nothing={null}
      places={[]}
      first={null}
      selected={null}
      tileService={null}
      place={nowhere}
      {...page}
      {...props}
    />
  );
}

const at = (query: string) => screen(Finding, { path: "/map", entry: `/map${query}` });

const meta = {
  title: "Screens/MapFinding",
  component: Finding,
  parameters: {
    layout: "fullscreen",
    ...mocked({ siteApi: "success", suggest: "success", basemap: "success", page: "success" }),
    msw: { handlers: { site: answering(manyListings) } },
  },
  args: { catalogue: manyListings },
  beforeEach: geolocation.known(defaultOrigin),
  render: at(""),
} satisfies Meta<typeof Finding>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const skip = { visual: { skip: true } };
const soon = { timeout: 5_000 };
/** The map's pins, as soon as what is on no page yet is counted too. */
async function pins(canvas: Canvas): Promise<HTMLElement[]> {
  const all = (): HTMLElement[] => canvas.getAllByRole("button", { name: /parts from \$/ });
  const countOf = (pin: HTMLElement) => Number.parseInt(pin.textContent ?? "", 10);
  await waitFor(
    () => expect(all().reduce((sum, pin) => sum + countOf(pin), 0)).toBeGreaterThan(24),
    soon,
  );
  return all();
}
const rows = (canvas: Canvas) =>
  within(canvas.getByRole("region", { name: "Parts" })).getAllByRole("listitem", { hidden: true });

const asked = fn();

/** A part that is opened from the list is brought into sight; the list that it was chosen from stays. */
export const KeepsTheList: Story = {
  tags: ["proof"],
  parameters: { ...skip, msw: { handlers: { site: answering(manyListings, { asked }) } } },
  render: at("?sort=price-high"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pins(canvas);
    const isFar = ({ coords }: Listing) => Math.abs(coords.lat - defaultOrigin.lat) > 0.06;
    const listed = foundIn(manyListings, new URLSearchParams("sort=price-high")).listings;
    const far = listed.find(isFar);
    if (!far) throw new Error("All of them are in sight.");
    asked.mockClear();
    const row = rows(canvas).find(({ textContent }) => textContent?.includes(far.partNumber));
    if (!row) throw new Error("It is not listed.");
    await userEvent.click(within(row).getByRole("link", { name: far.name }));
    await canvas.findByRole("dialog", { name: far.name });
    const map = canvas.getByRole("application", { name: "Map of parts" }).getBoundingClientRect();
    await waitFor(() => {
      const [pin] = canvas.getAllByRole("button", { pressed: true });
      const { top = 0, bottom = 0 } = pin?.getBoundingClientRect() ?? {};
      return expect(top > map.top && bottom < map.bottom).toBe(true);
    }, soon);
    // As long as a move waits before its area is searched, and again as long.
    await new Promise((done) => setTimeout(done, 500));
    const paths = asked.mock.calls.map(([url]: URL[]) => url?.pathname);
    await expect(paths).not.toContain("/api/v1/listings");
    await expect(canvas.getByText("463 parts")).toBeVisible();
    await expect(canvas.getByText("found")).toBeVisible();
  },
};

/** Who walks the pins by keyboard is shown each of them, and keeps list and pins: nothing is asked. */
export const WalksThePins: Story = {
  tags: ["proof"],
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { ...skip, msw: { handlers: { site: answering(manyListings, { asked }) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pins(canvas);
    // As long as a move waits before its area is searched, and again as long.
    const rest = () => new Promise((done) => setTimeout(done, 500));
    await rest();
    asked.mockClear();
    const map = canvas.getByRole("application", { name: "Map of parts" });
    const at = () => map.querySelector<HTMLElement>("[data-spot]")?.parentElement?.style.transform;
    const before = at();
    map.focus();
    let stops = 0;
    for (; stops < 60; stops += 1) {
      await userEvent.tab();
      if (!document.activeElement?.matches("[data-pin]")) break;
    }
    await expect(stops).toBeGreaterThan(2);
    await expect(at()).not.toBe(before);
    await rest();
    await expect(asked).not.toHaveBeenCalled();
    await expect(canvas.getByText("463 parts")).toBeVisible();
  },
};

/** More than a page: the map counts them in clusters. */
export const Many: Story = {
  parameters: { visual: { lead: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await pins(canvas)).length).toBeGreaterThan(3);
    await expect(canvas.getByText("463 parts")).toBeVisible();
    await expect(rows(canvas)).toHaveLength(24);
  },
};

/** Four zooms of the same place, as a laptop leaves them in a link: a phone goes out until it shows as much. */
const zoomed = (bounds: string, zoom: number): Story => ({
  render: at(`?bounds=${bounds}&zoom=${zoom}`),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("button", { name: /\$/ }, soon);
    const nodes = canvas
      .getByRole("application")
      .querySelectorAll("[data-spot], [data-spot] *").length;
    await expect(nodes).toBeLessThanOrEqual(350);
  },
});
export const Zoom9: Story = zoomed("-75.18,40.046,-72.83,41.364", 9);
export const Zoom11: Story = zoomed("-74.30,40.549,-73.71,40.871", 11);
export const Zoom13: Story = zoomed("-74.080,40.6713,-73.932,40.7537", 13);
export const Zoom15: Story = zoomed("-74.0245,40.70251,-73.9875,40.72309", 15);

/** A pin's parts answer it in the list, and a row's pin answers the row. */
export const OneSelection: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pins(canvas);
    const [first] = rows(canvas);
    if (!first) throw new Error("There is no row.");
    await userEvent.hover(first);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-spot] [data-state="hover"]')).not.toBeNull(),
    );
    const pin = canvasElement.querySelector('[data-spot] [data-state="hover"]');
    await userEvent.unhover(first);
    if (pin) await userEvent.hover(pin);
    await waitFor(() =>
      expect(rows(canvas).some((each) => each.matches("[data-hovered]"))).toBe(true),
    );
  },
};

/** The next page comes below, and the last says that it is. */
export const ShowsMore: Story = {
  tags: ["proof"],
  render: at("?category=body"),
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = () => canvas.getByRole("link", { name: "Show more", hidden: true });
    await expect(more()).toHaveAttribute("href", "/map?category=body&shown=2#more");
    for (const length of [48, 72]) {
      more().click();
      await waitFor(() => expect(rows(canvas)).toHaveLength(length), soon);
    }
    await expect(more()).toHaveAttribute("href", "/map?category=body&shown=4#more");
    // What keeps the list keeps how much of it is there; another search begins at its top.
    const [first] = rows(canvas);
    await expect(
      within(first as HTMLElement).getAllByRole("link", { hidden: true })[0],
    ).toHaveAttribute("href", expect.stringContaining("shown=3&part="));
    const chips = within(canvas.getByRole("navigation", { name: "Quick filters" }));
    for (const link of chips.getAllByRole("link"))
      await expect(link.getAttribute("href")).not.toContain("shown");
    more().click();
    await canvas.findByRole("button", { name: "That's all of them", hidden: true }, soon);
    await expect(rows(canvas)).toHaveLength(93);
    // Not each page is a page.
    await expect(canvas.getByText("93 parts")).toBeVisible();
  },
};

/** A link to a longer list comes with all of it, as do Back and a reload. */
export const Longer: Story = {
  render: at("?category=body&shown=3"),
  parameters: skip,
  play: async ({ canvasElement }) => {
    const all = rows(within(canvasElement));
    await expect(all).toHaveLength(72);
    // Where it lands without JavaScript; and where a press of a row's button comes back to, on this row, too.
    await expect(all.findIndex((row) => row.querySelector("#more"))).toBe(48);
    const link = within(all[48] as HTMLElement).getAllByRole("link", { hidden: true })[0];
    const part = new URL(link?.getAttribute("href") ?? "", location.href).searchParams.get("part");
    await expect(all[48]).toHaveAttribute("id", part);
  },
};

/** A list is no longer than ten pages: it goes on in the next one, and leads back. */
export const AsLongAsItGets: Story = {
  render: at("?shown=10"),
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(rows(canvas)).toHaveLength(240);
    const more = canvas.getByRole("link", { name: "Show more", hidden: true });
    await expect(more).toHaveAttribute("href", "/map?page=p240");
    more.click();
    await waitFor(() => expect(rows(canvas)).toHaveLength(24), soon);
    await expect(
      canvas.getByRole("link", { name: "Back to the top of the list", hidden: true }),
    ).toHaveAttribute("href", "/map");
  },
};

/** Where the device is does not stand in the address, so no address leads on. */
export const NearestToADevice: Story = {
  tags: ["proof"],
  render: at("?q=auto&shown=10"),
  beforeEach: geolocation.known({ lat: 40.75, lng: -73.99 }),
  // Rows as the others have them, but 240.
  parameters: { ...skip, proofs: { looks: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("These are the first 240. Narrow your search to see others.", {}, soon);
  },
};

/** All that a search can be narrowed by: a panel on a wide screen, a sheet on a phone. */
export const FiltersOpen: Story = {
  render: at("?category=brake&condition=new"),
  args: { vehicle: golf, catalogue: forGolf },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Filter (2)"));
    const category = within(canvas.getByRole("group", { name: "Category" }));
    await expect(category.getByRole("link", { name: "Remove Brake" })).toBeVisible();
    await category.findByRole("link", { name: /^Electrical \d+$/ });
    await expect(canvas.getByRole("group", { name: "Part type" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Show \d+ parts$/ })).toBeVisible();
  },
};

/** One choice after another, with the counts going along; each goes away by a press. */
export const Chooses: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Filter", { exact: true }));
    const choose = async (group: string, name: RegExp) => {
      const within_ = within(canvas.getByRole("group", { name: group }));
      await userEvent.click(await within_.findByRole("link", { name }, soon));
    };
    await choose("Category", /^Brake/);
    await canvas.findByText("Filter (1)", {}, soon);
    await choose("Part type", /^Brake pads/);
    await choose("Brand", /^Moog/);
    await canvas.findByText("Filter (3)", {}, soon);
    const chips = within(canvas.getByRole("navigation", { name: "Quick filters" }));
    await userEvent.click(chips.getByRole("link", { name: "Remove Moog" }));
    await canvas.findByText("Filter (2)", {}, soon);
    await userEvent.click(chips.getByRole("link", { name: "Clear all" }));
    await canvas.findByText("Filter", { exact: true }, soon);
    await canvas.findByText("463 parts", {}, soon);
  },
};

/** Rows with verdicts, a core charge, and how a number that was searched for stands to the part. */
export const Verdicts: Story = {
  args: {
    vehicle: golf,
    catalogue: forGolf.map((listing, index) => ({
      ...listing,
      matched: {
        kind: (["own", "oem", "interchange", "superseded"] as const)[index % 4] ?? "own",
        number: "34116767269",
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole("region", { name: "Parts" }));
    await expect(list.getAllByText("Doesn't fit").length).toBeGreaterThan(1);
    await expect(list.getAllByText("Replaces 34116767269").length).toBeGreaterThan(1);
    await expect(list.getAllByText("+ $35 core").length).toBeGreaterThan(1);
  },
};

/** Where on the car is a filter as any other: of left and right, one at a time. */
export const Position: Story = {
  tags: ["proof"],
  render: at("?q=door&position=front,left"),
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chips = within(canvas.getByRole("navigation", { name: "Quick filters" }));
    await expect(chips.getByRole("link", { name: "Remove Front left" })).toHaveAttribute(
      "href",
      "/map?q=door",
    );
    await userEvent.click(canvas.getByText(/^Filter/));
    const menu = within(await canvas.findByRole("group", { name: "Position" }));
    await expect(menu.getByRole("link", { name: "Right" })).toHaveAttribute(
      "href",
      "/map?q=door&position=front%2Cright",
    );
    await expect(menu.getByRole("link", { name: "Remove Left" })).toHaveAttribute(
      "href",
      "/map?q=door&position=front",
    );
  },
};

/** What fits the active vehicle is listed first; one press shows all in one list, another goes back. */
export const FitsFirst: Story = {
  args: { vehicle: golf, catalogue: forGolf },
  parameters: { msw: { handlers: { site: answering(forGolf) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fitting = within(canvas.getByRole("region", { name: "Fits your 2014 Volkswagen Golf" }));
    await expect(fitting.queryByText("Doesn't fit")).toBeNull();
    const others = within(
      canvas.getByRole("region", { name: "May not fit your 2014 Volkswagen Golf" }),
    );
    await expect(others.getAllByText("Doesn't fit").length).toBeGreaterThan(1);
    await expect(fitting.getByRole("link", { name: "Show all in one list" })).toHaveAttribute(
      "href",
      "/map?fits=all",
    );
  },
};

/** What is too far to pick up and is not sent comes last, under a title that says so. */
export const OutOfReach: Story = {
  render: at("?q=brake+pads"),
  args: { catalogue: farAway },
  parameters: { msw: { handlers: { site: answering(farAway) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const far = within(canvas.getByRole("region", { name: "Too far to pick up" }));
    await expect(far.getAllByText(/Pickup only/)).toHaveLength(2);
    await expect(canvas.getAllByText(/Ships for \$9\.99/)).toHaveLength(2);
  },
};

/** In the usual order, whatever fits. */
export const AllInOneList: Story = {
  render: at("?fits=all"),
  args: { vehicle: golf, catalogue: forGolf },
  parameters: { msw: { handlers: { site: answering(forGolf) } } },
  play: async ({ canvasElement }) => {
    const all = within(
      within(canvasElement).getByRole("region", { name: "All parts, for any vehicle" }),
    );
    await expect(all.getAllByRole("listitem", { hidden: true })).toHaveLength(24);
    await expect(all.getByRole("link", { name: "Show what fits first" })).toHaveAttribute(
      "href",
      "/map",
    );
  },
};

/** Nothing here fits: it says so before parts of other vehicles, and how to look farther. */
export const NoneFitsHere: Story = {
  render: at("?within=25"),
  args: {
    vehicle: golf,
    catalogue: manyListings.map((listing) => ({
      ...listing,
      fit: { fit: "not-confirmed", text: "Not confirmed" },
    })),
  },
  play: async ({ canvasElement }) => {
    const none = within(
      within(canvasElement).getByRole("region", {
        name: "None is listed for your 2014 Volkswagen Golf yet",
      }),
    );
    await expect(none.getByRole("link", { name: "Search everywhere for one" })).toHaveAttribute(
      "href",
      "/map?fits=1",
    );
  },
};

/** Where only what fits is listed, that goes without saying. */
export const OnlyWhatFits: Story = {
  render: at("?fits=1"),
  args: { vehicle: golf, catalogue: forGolf },
  parameters: { msw: { handlers: { site: answering(forGolf) } } },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole("region", { name: "Parts" }));
    await expect(list.getAllByRole("listitem", { hidden: true })).toHaveLength(24);
    await expect(list.getAllByText("Fits")).toHaveLength(24);
  },
};

/** What is compared is asked about the same vehicle, and the words are known there for the next. */
export const Comparing: Story = {
  tags: ["proof"],
  render: at("?q=auto&make=Volkswagen&model=Golf&year=2014&sort=price&compare=a-part"),
  parameters: skip,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Comparison" }));
    await expect(bar.getByRole("link", { name: /^Compare/ })).toHaveAttribute(
      "href",
      "/compare?q=auto&make=Volkswagen&model=Golf&year=2014&parts=a-part",
    );
  },
};

/** Off, the map moves and the list stays, until it is told to come along. */
export const SearchesOnRequest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pins(canvas);
    await userEvent.click(canvas.getByRole("switch", { name: "Search as I move the map" }));
    canvas.getByRole("application", { name: "Map of parts" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    const search = await canvas.findByRole("button", { name: "Search this area" }, soon);
    await expect(canvas.getByText("463 parts")).toBeVisible();
    await expect(canvas.getByText("found")).toBeVisible();
    search.blur();
  },
};

export const SearchesThisArea: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async (context) => {
    await SearchesOnRequest.play?.(context);
    const canvas = within(context.canvasElement);
    canvas.getByRole("button", { name: "Search this area" }).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("in this area", {}, soon);
    await expect(canvas.queryByRole("button", { name: "Search this area" })).toBeNull();
    // The keyboard goes on from what it found.
    await waitFor(() => expect(canvas.getByText("in this area")).toHaveFocus());
  },
};

/** On again, the area that the map has come to is searched at once, and the next ones too. */
export const FollowsAgain: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async (context) => {
    await SearchesOnRequest.play?.(context);
    const canvas = within(context.canvasElement);
    const follows = canvas.getByRole("switch", { name: "Search as I move the map" });
    await userEvent.click(follows);
    await canvas.findByText("in this area", {}, soon);
    await expect(follows).toBeChecked();
  },
};

/** A pin whose parts stand in one place opens a small list of them. */
export const OnePlace: Story = {
  render: at("?bounds=-74.0069,40.7121,-74.0051,40.7135&zoom=18"),
  args: { catalogue: manyListings.slice(0, 40).map(toOnePlace) },
  parameters: {
    msw: {
      handlers: { site: answering(manyListings.slice(0, 40).map(toOnePlace)) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [pin] = await pins(canvas);
    if (!pin) throw new Error("There is no pin.");
    await userEvent.click(pin);
    const panel = within(await canvas.findByRole("dialog", { name: "38 parts here" }, soon));
    await expect(panel.getAllByRole("listitem")).toHaveLength(8);
    await panel.findByRole("link", { name: "Show all 38 in the list" });
    // Each puts its part into the cart, by the panel's own form.
    const [add, ...others] = panel.getAllByRole("button", { name: /^Add to cart: / });
    await expect(others).toHaveLength(7);
    await expect((add as HTMLButtonElement).form?.id).toBe("add-from-spot");
  },
};

function toOnePlace(listing: Listing): Listing {
  return { ...listing, coords: defaultOrigin };
}

/** What the page comes with, and what the site answers to it, for a text that is taken for another. */
function taking(taken: Taken, query = ""): Pick<Story, "args" | "parameters"> {
  return {
    args: foundAs(manyListings, taken, new URLSearchParams(query)),
    parameters: { msw: { handlers: { site: answering(manyListings, { taken }) } } },
  };
}

/** Nothing passes: what blocks is named, and goes away by a press. */
export const Blocked: Story = {
  render: at("?category=body&brand=NoSuchBrand"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("No parts found");
    await expect(linkOf(canvas, "Remove NoSuchBrand: 93 parts")).toHaveAttribute(
      "href",
      "/map?category=body",
    );
  },
};

/** At least so long under warranty: each step counts what the longer ones do. */
export const Warranty: Story = {
  render: at("?warranty=365&category=brake"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Filter (2)"));
    const group = within(canvas.getByRole("group", { name: "Warranty, at least" }));
    await expect(group.getByRole("link", { name: "Remove 1 year" })).toBeVisible();
    await expect(group.getByRole("link", { name: /^2 years \d+$/ })).toBeVisible();
    const chips = within(canvas.getByRole("navigation", { name: "Quick filters" }));
    await expect(
      chips.getByRole("link", { name: "Remove Warranty 1 year or longer" }),
    ).toHaveAttribute("href", "/map?category=brake");
  },
};

/** No filter blocks alone: those that do together are named, and go away together. */
export const BlockedTogether: Story = {
  render: at("?category=body&condition=used&brand=NoSuchBrand"),
  args: {
    nothing: {
      blocking: [
        { filters: ["condition", "brand"], count: 12, isExact: true },
        { filters: ["category", "brand"], count: 3, isExact: true },
      ],
      nearest: null,
      interchange: [],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("“Used” and “NoSuchBrand” together leave no matching parts.");
    for (const [name, href] of [
      ["Remove Used and NoSuchBrand: 12 parts", "/map?category=body"],
      ["Remove Body and NoSuchBrand: 3 parts", "/map?condition=used"],
    ] as const)
      await expect(linkOf(canvas, name)).toHaveAttribute("href", href);
  },
};

/** Nothing that fits is listed: that is said of the car, and giving up the car is not the main thing to do. */
export const NoneForTheCar: Story = {
  render: at("?q=muffler&make=Volkswagen&model=Golf&year=2014&fits=1"),
  args: {
    vehicle: golf,
    nothing: {
      blocking: [{ filters: ["fits"], count: 12, isExact: true }],
      ...{ nearest: null, interchange: [] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("None is listed for your 2014 Volkswagen Golf yet.");
    await expect(linkOf(canvas, "Show everything that fits")).toHaveAttribute(
      "href",
      "/map?make=Volkswagen&model=Golf&year=2014&fits=1",
    );
    await expect(linkOf(canvas, "Remove Fits 2014 Volkswagen Golf: 12 parts")).toBeVisible();
  },
};

/** What was said of it stays when the list is asked for from where the reader turns out to be. */
export const BlockedWhereverYouAre: Story = {
  ...BlockedTogether,
  tags: ["proof"],
  parameters: { ...skip, msw: { handlers: { site: answering(manyListings, { asked }) } } },
  render: at("?q=door&category=body&condition=used&brand=NoSuchBrand"),
  beforeEach: () => {
    asked.mockClear();
    return geolocation.known({ lat: 41.88, lng: -87.63 })();
  },
  play: async ({ canvasElement }) => {
    const nearMe = () =>
      asked.mock.calls.some(([url]: URL[]) => url?.searchParams.get("near")?.startsWith("41.88"));
    await waitFor(() => expect(nearMe()).toBe(true));
    const canvas = within(canvasElement);
    const said = "“Used” and “NoSuchBrand” together leave no matching parts.";
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getByText(said)).toBeInTheDocument();
  },
};

/** Nothing is here, and nothing elsewhere for a filter; the words may be what is too much. */
export const BlockedHereAndElsewhere: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  render: at(
    `?q=34116767269&within=5&near=${defaultOrigin.lat},${defaultOrigin.lng}&brand=NoSuchBrand`,
  ),
  args: {
    nothing: {
      blocking: [
        { filters: ["brand", "area"], count: 12, isExact: true },
        { filters: ["words"], count: 3, isExact: true },
      ],
      nearest: null,
      interchange: [],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(
      "Nothing in this area, and “NoSuchBrand” leaves nothing anywhere else.",
    );
    const near = `near=${defaultOrigin.lat}%2C${defaultOrigin.lng}`;
    for (const [name, href] of [
      ["Search everywhere without NoSuchBrand: 12 parts", `/map?q=34116767269&${near}`],
      ["Remove “34116767269”: 3 parts", `/map?brand=NoSuchBrand&${near}&within=5`],
    ] as const)
      await expect(linkOf(canvas, name)).toHaveAttribute("href", href);
  },
};

/** Too far: how far the nearest is, a wider circle, everywhere, and what does the same. */
export const NothingNear: Story = {
  render: at(`?q=34116767269&within=5&near=${defaultOrigin.lat},${defaultOrigin.lng}`),
  args: {
    nothing: {
      blocking: [{ filters: ["area"], count: 12, isExact: true }],
      nearest: { miles: 18.2, locationName: "Yonkers" },
      interchange: manyListings.slice(0, 2).map((listing) => ({
        ...listing,
        matched: { kind: "interchange", number: "34116767269" },
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("The nearest is 18.2 mi away, in Yonkers.");
    for (const name of ["Search within 25 mi", "Search everywhere: 12 parts"])
      await expect(linkOf(canvas, name)).toHaveAttribute("href");
    await expect(canvas.getAllByText("Interchanges with 34116767269")).toHaveLength(2);
  },
};

/** What was misspelt is put right, and can be searched for as it was typed. */
export const PutRight: Story = {
  render: at("?q=brake+rotr&condition=new"),
  ...taking({ as: "brake rotor", told: { corrected: "brake rotor" } }, "condition=new"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("“brake rotor”")).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Search for “brake rotr” instead" }),
    ).toHaveAttribute("href", "/map?q=brake+rotr&as=words&condition=new");
  },
};

/** As it was typed nothing is found: the way back. */
export const AsTyped: Story = {
  render: at("?q=brake+rotr&as=words"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("link", { name: "Search with the corrected spelling" }),
    ).toHaveAttribute("href", "/map?q=brake+rotr");
    // On a phone the list comes up, since it is what has something to say.
    await expect(canvas.getByText("Nothing found for “brake rotr”")).toBeVisible();
  },
};

/** A number that was replaced leads to the one that replaced it, whose parts are listed and say so. */
export const Replaced: Story = {
  render: at("?q=34116767269"),
  ...taking({
    as: "brake pads",
    told: { replacedBy: ["34116767270"] },
    each: { matched: { kind: "superseded", number: "34116767269" } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("34116767269 has been replaced")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "34116767270" })).toHaveAttribute(
      "href",
      "/map?q=34116767270",
    );
    await expect(canvas.getByText(/Parts with the new number are listed, too/)).toBeVisible();
  },
};

/** One wrong character: what was meant. */
export const NumberMeant: Story = {
  render: at("?q=43512-06151"),
  ...taking({ as: "43512-06151", told: { similarNumbers: ["4351206150", "4351206152"] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Did you mean/)).toBeVisible();
    for (const number of ["4351206150", "4351206152"])
      await expect(canvas.getByRole("link", { name: number })).toHaveAttribute(
        "href",
        `/map?q=${number}`,
      );
  },
};

/** Who reads kilometers chooses among whole ones; a link in miles is told in kilometers. */
export const Kilometers: Story = {
  render: screen(Finding, {
    path: "/map",
    entry: "/map?within=25",
    rootData: { distanceUnit: "km" },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: "Remove Within 40.2 km" });
    await userEvent.click(canvas.getByText("Filter (1)"));
    const distance = within(canvas.getByRole("group", { name: "Distance from you" }));
    await expect(distance.getByRole("link", { name: "10 km" })).toHaveAttribute(
      "href",
      "/map?within=10km",
    );
    await expect(distance.queryByText(/mi$/)).toBeNull();
  },
};

const countedFor = fn<(url: URL) => void>();

/** The map comes with what it shows first. */
export const FirstClusters: Story = {
  args: { first: firstOf(manyListings) },
  parameters: {
    ...skip,
    msw: { handlers: { site: answering(manyListings, { asked: countedFor }) } },
  },
  beforeEach: () => void countedFor.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await pins(canvas)).length).toBeGreaterThan(3);
    // Nothing is asked for until the map shows something else.
    const zooms = () =>
      countedFor.mock.calls
        .filter(([{ pathname }]) => pathname.endsWith("/clusters"))
        .map(([{ searchParams }]) => searchParams.get("zoom"));
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(zooms()).toContain("13"), soon);
    await expect(zooms()).not.toContain("12");
  },
};
