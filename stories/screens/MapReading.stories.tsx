import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import {
  InterpretationNotice,
  type InterpretationNoticeProps,
} from "~/map/notices/InterpretationNotice";
import { frameNumberMessage } from "~/vehicles/vin";
import { screen } from "../support/screen";

type Reading = InterpretationNoticeProps["reading"];

const meta = {
  title: "Screens/Map/How a search was read",
  component: InterpretationNotice,
  args: { reading: { kind: "plain" } },
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem", maxInlineSize: "40rem" }}>
        <Story />
      </div>
    ),
  ],
  render: screen(InterpretationNotice, { path: "/map" }),
} satisfies Meta<typeof InterpretationNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const accord = {
  ...{ year: 2003, make: "Honda", model: "Accord", series: null, trim: "EX", body: "Coupe" },
  engine: { litres: 3, cylinders: 6, fuel: "gasoline" },
  ...{ engineLabel: "3.0 L, 6 cylinders, gasoline", engineCode: "J30A4" },
};
const engine = new URLSearchParams({ engine: accord.engineLabel });
const decoded: Extract<Reading, { kind: "vin" }>["decoded"] = {
  ...{ vin: "1HGCM82633A004352", checkDigitIsRight: true },
  ...{ region: "North America", country: "United States", manufacturer: "American Honda Motor" },
  ...{ makes: ["Honda"], models: [], years: [2003], vehicle: accord },
  source: { name: "NHTSA vPIC", url: "https://vpic.nhtsa.dot.gov", date: "2026-02-17" },
};

/** The vehicle of a VIN, with source and date, and the way to make it the active one. */
export const Vin: Story = {
  args: { reading: { kind: "vin", decoded, vehicle: accord, words: "" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("2003 Honda Accord")).toBeVisible();
    await expect(canvas.getByText(/as of February 17, 2026/)).toBeVisible();
    const form = canvas.getByRole("button", { name: "Use this vehicle" }).closest("form");
    await expect(form).toHaveAttribute("method", "post");
    await expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
      ...{ year: "2003", make: "Honda", model: "Accord", vin: decoded.vin },
      redirectTo: `/map?make=Honda&model=Accord&year=2003&${engine}`,
    });
  },
};

/** A check digit that is wrong warns, and stops nobody. */
export const VinWithWrongCheckDigit: Story = {
  args: {
    reading: {
      ...{ kind: "vin", vehicle: accord, words: "brake pads" },
      decoded: { ...decoded, vin: "1HGCM82643A004352", checkDigitIsRight: false },
    },
  },
};

/** One vehicle is searched for at a time; the second that was named is a press away. */
export const TwoVehicles: Story = {
  args: {
    reading: {
      ...{ kind: "vehicle", words: "brake pads", also: "2015 Honda Accord" },
      vehicle: { year: 2012, make: "Toyota", model: "Camry" },
      said: "brake pads for 2012 camry and 2015 accord",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Search for 2015 Honda Accord" }),
    ).toHaveAttribute("href", "/map?q=brake+pads+2015+Honda+Accord");
  },
};

/** Filters and a place that the text said; the words beside them are what is searched for. */
export const Filters: Story = {
  args: {
    reading: { kind: "filters", words: "brake pads", said: "used brake pads under $50 in Queens" },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Results for “brake pads”")).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Search for the exact words instead" }),
    ).toHaveAttribute("href", "/map?q=used+brake+pads+under+%2450+in+Queens&as=words");
  },
};

/** Nothing but filters. */
export const FiltersAlone: Story = {
  args: { reading: { kind: "filters", words: "", said: "used under $50" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Filters from your search")).toBeVisible();
  },
};

/** From elsewhere a VIN tells the maker and the years. */
export const VinOfNoModel: Story = {
  args: {
    reading: {
      ...{ kind: "vin", vehicle: null, words: "" },
      decoded: {
        ...decoded,
        ...{ vin: "WVWZZZ1KZAW123456", checkDigitIsRight: false, region: "Europe" },
        ...{ country: "Germany", makes: ["Volkswagen"], years: [2010, 1980], vehicle: null },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Choose a model" });
    const form = button.closest("form") as HTMLFormElement;
    await expect(within(canvasElement).getByText(/doesn.t identify the model/)).toBeVisible();
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("action", "/garage");
    await expect(Object.fromEntries(new FormData(form, button as HTMLButtonElement))).toEqual({
      ...{ intent: "decode", vin: "WVWZZZ1KZAW123456" },
    });
  },
};

/** What is wrong with almost a VIN, and which one it may be. */
export const BrokenVin: Story = {
  args: {
    reading: {
      kind: "broken-vin",
      message: "A VIN never has O. Check whether it's a 0.",
      meant: decoded.vin,
    },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: decoded.vin });
    await expect(link).toHaveAttribute("href", `/map?q=${decoded.vin}`);
  },
};

/** What Japan's own vehicles have instead of a VIN. */
export const FrameNumber: Story = {
  args: { reading: { kind: "frame-number", message: frameNumberMessage("SE3P-100316") } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Open your garage" });
    await expect(link).toHaveAttribute("href", "/garage");
  },
};

/** A vehicle was split from the words; one step leads back to all of them. */
export const Vehicle: Story = {
  args: {
    reading: {
      ...{ kind: "vehicle", words: "brake pads", said: "brake pads golf 2014" },
      vehicle: { year: 2014, make: "Volkswagen", model: "Golf" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("“brake pads” for a 2014 Volkswagen Golf")).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Search for the exact words instead" }),
    ).toHaveAttribute("href", "/map?q=brake+pads+golf+2014&as=words");
    const form = canvas.getByRole("button", { name: "Use this vehicle" }).closest("form");
    await expect(form).toHaveAttribute("action", "/garage/use");
    await expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
      redirectTo: "/map?q=brake+pads&make=Volkswagen&model=Golf&year=2014",
    });
  },
};

/** A vehicle of no year: it is asked for. */
export const WhichYear: Story = {
  args: {
    reading: {
      ...{ kind: "unfinished", make: "Volkswagen", known: { model: "Golf" } },
      ...{ choices: ["2015", "2014", "2013"], words: "rotor", said: "vw golf rotor" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole("combobox", { name: "Model year" });
    await userEvent.selectOptions(select, "2014");
    await expect(Object.fromEntries(new FormData(select.closest("form") ?? undefined))).toEqual({
      ...{ q: "rotor", make: "Volkswagen", model: "Golf", year: "2014" },
      said: "vw golf rotor",
    });
  },
};

/** A year and a make: the model is asked for. */
export const WhichModel: Story = {
  args: {
    reading: {
      ...{ kind: "unfinished", make: "Volkswagen", known: { year: 2014 } },
      ...{ choices: ["Golf", "Jetta"], words: "rotor", said: "2014 vw rotor" },
    },
  },
};
