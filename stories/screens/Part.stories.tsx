import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PartNotFoundPage } from "~/parts/PartNotFoundPage";
import { PartPage } from "~/parts/PartPage";
import {
  coated,
  longPart,
  photographedPart,
  rebuilt,
  rebuiltPart,
  rotorPart,
  vehicle,
} from "../support/parts";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

const { listing } = rotorPart;
const route = { path: "/parts/:id", entry: `/parts/${listing.id}` };

const meta = {
  title: "Screens/Part",
  component: PartPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: {
    part: rotorPart,
    alternatives: { same: [coated], similar: [rebuilt], similarFit: false },
    vehicle,
    comparing: [],
    asked: {},
    shared: { vehicle: { year: 2019, make: "Toyota", model: "Camry" } },
  },
  render: screen(PartPage, route),
} satisfies Meta<typeof PartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Price and verdict first; what is given away carries the vehicle. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: listing.name })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Share" })).toHaveAttribute(
      "href",
      `/parts/${listing.id}?make=Toyota&model=Camry&year=2019`,
    );
    await expect(canvas.getByRole("link", { name: "Compare" })).toHaveAttribute(
      "href",
      `/compare?parts=${listing.id}`,
    );
    const numbers = canvas.getByRole("table", { name: "Part numbers" });
    await expect(within(numbers).getByRole("link", { name: "09C41013" })).toHaveAttribute(
      "href",
      "/map?q=09C41013",
    );
  },
};

/** Its seller's photos in place of the drawing, here and in the rows of others. */
export const Photographed: Story = {
  args: {
    part: photographedPart,
    alternatives: {
      same: [{ ...coated, photo: photographedPart.listing.photo }],
      similar: [],
      similarFit: false,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gallery = canvas.getByRole("group", { name: `Photos of ${listing.name}` });
    await expect(
      within(gallery).getByRole("img", { name: "Friction side, no grooves" }),
    ).toHaveAttribute("sizes");
    await userEvent.click(within(gallery).getByRole("button", { name: "Next photo" }));
    await expect(await within(gallery).findByText("2 of 3")).toBeVisible();
  },
};

/** No vehicle: the way to one, and no verdict anywhere. */
export const NoVehicle: Story = {
  args: {
    part: { ...rotorPart, listing: { ...listing, fit: null } },
    alternatives: {
      same: [{ ...coated, fit: null }],
      similar: [{ ...rebuilt, fit: null }],
      similarFit: false,
    },
    vehicle: null,
    shared: {},
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Choose your vehicle" })).toBeVisible();
    await expect(canvas.queryByText("Not confirmed")).toBeNull();
  },
};

/** One is compared already: it goes along, and the bar says so. */
export const Comparing: Story = {
  args: {
    comparing: ["coated-rotor"],
    asked: { vehicle: { year: 2019, make: "Toyota", model: "Camry" } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole("region", { name: "Comparison" });
    await expect(within(bar).getByText("1 of 4 parts added")).toBeVisible();
    const camry = "make=Toyota&model=Camry&year=2019";
    await expect(within(bar).getByRole("link", { name: /^Compare/ })).toHaveAttribute(
      "href",
      `/compare?${camry}&parts=coated-rotor`,
    );
    const links = canvas.getAllByRole("link", { name: "Compare" });
    await expect(links.map((link) => link.getAttribute("href"))).toContain(
      `/compare?${camry}&parts=coated-rotor%2C${listing.id}`,
    );
    // What is bought, or looked for from here, is so for the same vehicle.
    const hrefOf = (name: string) => canvas.getByRole("link", { name }).getAttribute("href") ?? "";
    await expect(hrefOf("Purchase")).toBe(`/purchase/${listing.id}?${camry}`);
    for (const name of ["see it on the map", "All parts from this seller", "09C41013"])
      await expect(hrefOf(name)).toContain(camry);
  },
};

/** To who sells it. */
export const Own: Story = {
  args: { isOwn: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Edit listing" })).toHaveAttribute(
      "href",
      `/dashboard/listings/${listing.id}`,
    );
    await expect(canvas.queryByRole("link", { name: "Purchase" })).toBeNull();
    const seller = canvas.getByRole("link", { name: listing.seller });
    await expect(seller).toHaveAttribute("href", `/sellers/${rotorPart.sellerId}`);
  },
};

/** To whoever has the last one, in place of "Sold out". */
export const OwnLastOne: Story = {
  args: {
    part: { ...rotorPart, listing: { ...listing, quantity: 0 } },
    ownLastOrder: "PL-20431",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You already have the last one/)).toHaveTextContent(
      "You already have the last one: PL-20431.",
    );
    await expect(canvas.queryByText("Sold out")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Find another" })).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: { part: { ...rotorPart, listing: { ...listing, quantity: 0 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Who else has it" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Purchase" })).toBeNull();
  },
};

/** A core charge, a newer number, and nobody who said what it fits. */
export const Unconfirmed: Story = {
  args: { part: rebuiltPart, alternatives: { same: [], similar: [coated], similarFit: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/plus \$45.00 core charge.*within 30 days/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find 4775006251" })).toBeVisible();
  },
};

/** What its seller says of a used part: its grade, what is damaged, the car that it came from. */
export const UsedWithDamage: Story = {
  args: {
    part: {
      ...rotorPart,
      listing: {
        ...listing,
        condition: "used",
        grade: "C",
        description: "Turned once.\nShips in its own box.",
      },
      ...{ damage: "Rust on the hat.\nOne stud hole reamed.", donorMiles: 88_000 },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Damage").nextElementSibling).toHaveTextContent(
      "Rust on the hat",
    );
    await expect(canvas.getByText("A car with 88,000 mi")).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    part: longPart,
    alternatives: { same: [longPart.listing], similar: [], similarFit: false },
  },
};

/** Copied where there is no other way to share; a browser that refuses is told of. */
export const Shared: Story = {
  tags: ["proof"],
  // The toast comes and goes.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Share" }));
    await within(document.body).findByText("Link copied.");
    await expect(copied[0]).toMatch(/\/parts\/.*year=2019$/);
  },
};

export const NotFound: Story = { render: screen(() => <PartNotFoundPage />, route) };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
