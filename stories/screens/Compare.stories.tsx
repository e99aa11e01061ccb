import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ComparePage } from "~/parts/ComparePage";
import {
  coated,
  coatedPart,
  longPart,
  rebuilt,
  rebuiltPart,
  rotorPart,
  vehicle,
} from "../support/parts";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

const route = { path: "/compare" };

const meta = {
  title: "Screens/Compare",
  component: ComparePage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: {
    parts: [rotorPart, coatedPart],
    missing: [],
    overLimit: [],
    alternatives: null,
    vehicle,
    asked: {},
    shared: { vehicle: { year: 2019, make: "Toyota", model: "Camry" } },
    words: { text: "" },
  },
  render: screen(ComparePage, route),
} satisfies Meta<typeof ComparePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is not the same is marked, in a word. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole("table", { name: "Parts side by side" });
    await expect(within(table).getByRole("rowheader", { name: "Price Differs" })).toBeVisible();
    await expect(within(table).getByRole("rowheader", { name: "Condition" })).toBeVisible();
    await expect(canvas.getByText(/^Fit is shown for your/)).toHaveTextContent(vehicle);
    await expect(
      within(table).getByRole("link", { name: "Remove Front Brake Rotor, Hudson Auto Supply" }),
    ).toHaveAttribute("href", "/compare?parts=coated-rotor");
  },
};

/** Most of them come from one counter: it says whose. */
export const OfOneSeller: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: {
    parts: [
      rotorPart,
      { ...coatedPart, listing: { ...coatedPart.listing, seller: rotorPart.listing.seller } },
      { ...rebuiltPart, listing: { ...rebuiltPart.listing, seller: "Queens Auto Salvage" } },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/has 2 of these 3 parts/)).toHaveTextContent(
      rotorPart.listing.seller,
    );
  },
};

/** Who is asked for another part is still asked about the same vehicle, by the same words. */
export const AskedFor: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: {
    asked: { vehicle: { year: 2019, make: "Toyota", model: "Camry", engine: "2.5 L" } },
    words: { text: "brake rotor", asTyped: true },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The link names it: it is not to be changed in the garage.
    await expect(canvas.getByText(/^Fit is shown for the/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Change vehicle" })).toBeNull();
    const camry = "make=Toyota&model=Camry&year=2019&engine=2.5+L";
    const [first, second] = [rotorPart.listing.id, coatedPart.listing.id];
    await expect(canvas.getByRole("link", { name: "Add another from the map" })).toHaveAttribute(
      "href",
      `/map?q=brake+rotor&as=words&${camry}&compare=${first}%2C${second}`,
    );
    await expect(
      canvas.getByRole("link", { name: "Remove Front Brake Rotor, Hudson Auto Supply" }),
    ).toHaveAttribute("href", `/compare?q=brake+rotor&as=words&${camry}&parts=${second}`);
    // It is bought for that vehicle, and not for the garage's.
    await expect(
      canvas.getAllByRole("link", { name: /^Purchase / }).map((link) => link.getAttribute("href")),
    ).toEqual([first, second].map((id) => `/purchase/${id}?${camry}`));
    const form = canvas.getByRole<HTMLFormElement>("search");
    const sent = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    await expect(new URLSearchParams(sent).toString()).toBe(
      `${camry}&compare=${first}%2C${second}&q=`,
    );
  },
};

/** No room for more: nothing to add with. */
export const Four: Story = {
  args: { parts: [rotorPart, coatedPart, rebuiltPart, longPart] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("search")).toBeNull();
    await expect(canvas.getByText(/\$163.00 until you return the old part/)).toBeVisible();
  },
};

/** What to put beside it. */
export const One: Story = {
  args: {
    parts: [rotorPart],
    alternatives: { same: [coated], similar: [rebuilt], similarFit: false },
  },
  play: async ({ canvasElement }) => {
    const add = within(canvasElement).getByRole("link", {
      name: "Add Front Brake Rotor, Coated, Queens Brake Exchange",
    });
    await expect(add).toHaveAttribute(
      "href",
      `/compare?parts=${rotorPart.listing.id}%2Ccoated-rotor`,
    );
  },
};

export const None: Story = { args: { parts: [], vehicle: null } };

/** What the link names and there is not, and what there is no room for. */
export const LeftOut: Story = {
  args: {
    parts: [rotorPart, coatedPart, rebuiltPart, { ...coatedPart, listing: { ...coated, id: "x" } }],
    missing: ["sold-long-ago", "<b>'"],
    overLimit: [{ id: "long", name: longPart.listing.name }],
    vehicle: null,
  },
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
