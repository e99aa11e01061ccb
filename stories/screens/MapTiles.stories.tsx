import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { defaultOrigin } from "~/catalog/distance";
import { MapPage } from "~/map/MapPage";
import { paths } from "~/paths";
import { mockSettings } from "../../mocks/addresses";
import { listings } from "../../mocks/fixtures/listings";
import type { Scenarios } from "../../mocks/services";
import { facetsOf, foundIn } from "../support/finding";
import { geolocation } from "../support/geolocation";
import { mocked, scenario, soon, waitForRequest } from "../support/scenario";
import { screen } from "../support/screen";

const { TILE_URL_TEMPLATE: template, TILE_ATTRIBUTION: attribution } = mockSettings("");

const meta = {
  title: "Screens/Map/Tiles",
  component: MapPage,
  parameters: {
    layout: "fullscreen",
    ...mocked({ tiles: "success", basemap: "success", siteApi: "success" }),
  },
  args: {
    search: { text: "", sort: "nearest" },
    ...foundIn(listings),
    facets: facetsOf(listings),
    vehicle: null,
    problems: [],
    nothing: null,
    places: [],
    shown: 1,
    first: null,
    selected: null,
    tileService: { template, subdomains: "a", attribution },
    place: { place: null, isInAddress: false, unclear: null },
  },
  beforeEach: geolocation.known(defaultOrigin),
  render: screen(MapPage, { path: "/map" }),
} satisfies Meta<typeof MapPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts are there whatever the ground is, and whoever drew it is named. */
const credits = (text: RegExp) => ({
  shows: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(text, {}, soon);
    await canvas.findByRole("button", { name: /^Front Brake Rotor/ }, soon);
  },
});
const unseen = { parameters: { visual: { skip: true } } };
const service = credits(/Mock Tiles/);
/** Its place is taken by the site's own ground (SPEC D6). */
const ours = { ...credits(/Natural Earth/), ...unseen };

/** At addresses of its own: a browser keeps pictures for as long as the page lives. */
function serviceIs(tiles: Scenarios["tiles"], shows: Parameters<typeof scenario>[1]): Story {
  const at = `${template}?${tiles}`;
  return {
    ...scenario({ tiles }, shows),
    args: { tileService: { template: at, subdomains: "a", attribution } },
  };
}

/** The configured service's tiles. */
export const Service: Story = serviceIs("success", service);
export const ServiceLoading: Story = serviceIs("loading", { ...service, ...unseen });
export const ServiceSlow: Story = serviceIs("slow", { ...service, ...unseen });
export const ServiceFailed: Story = serviceIs("error", ours);
export const ServiceOffline: Story = serviceIs("offline", ours);
export const ServiceHasNone: Story = serviceIs("notFound", ours);
export const ServiceRefusesKey: Story = serviceIs("badKey", ours);
export const ServiceHasEnough: Story = serviceIs("rateLimited", ours);
export const ServiceMalformed: Story = serviceIs("malformed", ours);

/** What is to become of the ground's pictures. */
const ends = {
  none: (tiles: HTMLImageElement[]) => tiles.every(({ complete }) => !complete),
  all: (tiles: HTMLImageElement[]) =>
    tiles.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  broken: (tiles: HTMLImageElement[]) =>
    tiles.every(({ complete, naturalWidth }) => complete && naturalWidth === 0),
};

/** The site's own ground, at addresses of its own too. */
function ownIs(basemap: Scenarios["basemap"], end: keyof typeof ends): Story {
  return {
    ...scenario(
      { basemap },
      {
        ...unseen,
        shows: async (context) => {
          await ours.shows(context);
          await waitForRequest(context, "basemap");
          await waitFor(async () => {
            const tiles =
              context.canvasElement.querySelectorAll<HTMLImageElement>('img[src*="/basemap/"]');
            await expect(tiles.length).toBeGreaterThan(3);
            await expect(ends[end]([...tiles])).toBe(true);
          }, soon);
        },
      },
    ),
    args: { tileService: null },
    beforeEach: () => {
      const usual = paths.basemapTile;
      const own = spyOn(paths, "basemapTile").mockImplementation(
        (...tile) => `${usual(...tile)}?${basemap}`,
      );
      return () => own.mockRestore();
    },
  };
}

/** The site's own ground does not come either: the parts stand on paper. */
export const OwnLoading: Story = ownIs("loading", "none");
export const OwnSlow: Story = ownIs("slow", "all");
export const OwnFailed: Story = ownIs("error", "broken");
export const OwnOffline: Story = ownIs("offline", "broken");
