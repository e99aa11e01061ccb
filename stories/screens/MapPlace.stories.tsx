import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PlaceField, PlaceNotice } from "~/map/filters/PlaceField";
import { type Context, mocked, scenario, soon, waitForRequest } from "../support/scenario";
import { screen } from "../support/screen";

const springfield = {
  label: "Springfield, IL",
  detail: "Illinois, United States",
  kind: "town",
  lat: 39.802,
  lng: -89.644,
} as const;

type BarProps = Pick<ComponentProps<typeof PlaceField>, "view" | "isDeviceKnown">;

/** The menu opens toward the start of the line, as it does at the end of the map's bar. */
const around = {
  display: "grid",
  gap: "1rem",
  alignContent: "start",
  justifyItems: "end",
  minBlockSize: "26rem",
} as const;

/** The two pieces as the map has them, with a filter that they keep. */
function Bar({ view, isDeviceKnown }: BarProps) {
  const search = { text: "rotor", category: "brake", sort: "nearest" } as const;
  return (
    <div style={around}>
      <h1>Parts near you</h1>
      <PlaceField search={search} view={view} isDeviceKnown={isDeviceKnown} />
      <PlaceNotice search={search} view={view} />
    </div>
  );
}

const meta = {
  title: "Screens/Map/Place",
  component: Bar,
  parameters: mocked({ places: "success", page: "success" }),
  args: {
    view: { place: null, isInAddress: false, unclear: null },
    isDeviceKnown: false,
  },
  render: screen(Bar, { path: "/map" }),
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText("Near"));
  return canvas;
};

/** No place is named: a town or a code can be typed, and what it may mean is suggested. */
export const Unnamed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openMenu(canvasElement);
    const field = canvas.getByRole("combobox", { name: "City or postal code" });
    await userEvent.type(field, "hobok");
    await waitFor(() =>
      expect(canvasElement.querySelector("datalist option")).toHaveValue("Hoboken, NJ"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Search there" }));
    await canvas.findByText(/\?q=rotor&category=brake&place=hobok|Parts near you/);
  },
};

/** The place in the address: it counts for more than the device, which is one press away. */
export const InAddress: Story = {
  args: { view: { place: springfield, isInAddress: true, unclear: null }, isDeviceKnown: true },
  play: async ({ canvasElement }) => {
    const canvas = await openMenu(canvasElement);
    await expect(canvas.getByText("Showing parts near Springfield, IL.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Use my location" })).toHaveAttribute(
      "href",
      "/map?q=rotor&category=brake",
    );
  },
};

/** The place named on the last visit can be forgotten. */
export const Remembered: Story = {
  args: { view: { place: springfield, isInAddress: false, unclear: null } },
  play: async ({ canvasElement }) => {
    const canvas = await openMenu(canvasElement);
    await expect(canvas.getByRole("button", { name: "Clear location" })).toHaveValue("forget");
  },
};

/** Of some postal codes only the town is known: it is said whose middle the point is. */
export const AboutATown: Story = {
  args: {
    view: {
      place: { label: "SW1A, UK", about: "Battersea", lat: 51.475, lng: -0.155 },
      ...{ isInAddress: true, unclear: null },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        "We know SW1A, UK only by its area, so distances are from the center of Battersea.",
      ),
    ).toBeVisible();
    await openMenu(canvasElement);
    await expect(canvas.getByText("Showing parts near Battersea, for SW1A, UK.")).toBeVisible();
  },
};

/** Several places are called so: each is a link that keeps the search. */
export const Several: Story = {
  args: {
    view: {
      place: null,
      isInAddress: false,
      unclear: {
        text: "Springfield",
        places: [
          springfield,
          { ...springfield, label: "Springfield, MO", detail: "Missouri, United States" },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Springfield, MO" });
    await expect(link).toHaveAttribute(
      "href",
      "/map?q=rotor&category=brake&place=Springfield%2C+MO",
    );
  },
};

/** Nothing is called so. */
export const Unknown: Story = {
  args: {
    view: { place: null, isInAddress: false, unclear: { text: "Nowhere", places: [] } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/We can.t find “Nowhere”/)).toBeVisible();
  },
};

/** What was typed stays in its field, to be mended. */
export const UnknownStays: Story = {
  tags: ["proof"],
  args: Unknown.args,
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = await openMenu(canvasElement);
    await expect(canvas.getByRole("combobox", { name: "City or postal code" })).toHaveValue(
      "Nowhere",
    );
  },
};

/** Help that does not come is not missed: the form finds the place all the same. */
const withoutHelp = {
  ask: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = await openMenu(canvasElement);
    const field = canvas.getByRole("combobox", { name: "City or postal code" });
    await userEvent.type(field, "hobok");
  },
  shows: async (context: Context) => {
    const { canvasElement } = context;
    const canvas = within(canvasElement);
    await waitForRequest(context, "places");
    await expect(canvasElement.querySelector("datalist option")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Search there" })).toBeEnabled();
  },
  parameters: { visual: { skip: true } },
};

export const Loading: Story = scenario({ places: "loading" }, withoutHelp);
export const NoneSuggested: Story = scenario({ places: "empty" }, withoutHelp);
export const Failed: Story = scenario({ places: "error" }, withoutHelp);
export const Offline: Story = scenario({ places: "offline" }, withoutHelp);
export const Malformed: Story = scenario({ places: "malformed" }, withoutHelp);
export const NotJson: Story = scenario({ places: "notJson" }, withoutHelp);
export const Refused: Story = scenario({ places: "badRequest" }, withoutHelp);

/** Late is better than never. */
export const Slow: Story = scenario(
  { places: "slow" },
  {
    ...withoutHelp,
    shows: ({ canvasElement }) =>
      waitFor(
        () => expect(canvasElement.querySelector("datalist option")).toHaveValue("Hoboken, NJ"),
        soon,
      ),
  },
);
