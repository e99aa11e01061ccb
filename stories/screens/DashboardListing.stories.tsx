import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  EditListingPage,
  type EditListingPageProps,
  type ListingRefusal,
} from "~/listings/EditListingPage";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked } from "../support/scenario";

const fields = {
  ...{ partNumber: "47730-33230", name: "Front Brake Caliper", brand: "Toyota" },
  ...{ partType: "brake-caliper", condition: "used", grade: "B", damage: "Light surface rust" },
  ...{ price: "64.50", quantity: "2", sku: "A-1207", shelf: "Row 4, bin 12", weight: "9.5" },
  vehicles: "2012-2014 Toyota Camry | 2.5 L\n2013-2014 Toyota Avalon",
  description: "Off a low-mileage car. Bolts included.",
};

const page: EditListingPageProps = {
  ...{ id: "01a21fbe", fields, version: 3, state: null, quantity: 0, hasChanges: true },
  partTypes: [
    { value: "alternator", label: "Alternator" },
    { value: "brake-caliper", label: "Brake caliper" },
    { value: "category:brake", label: "Other: Brake" },
  ],
  ...{ makes: ["Ford", "Honda", "Toyota"], lastYear: 2028, copies: [], types: [] },
  shopName: "Boise, ID",
  ...{ photos: [], known: null, guide: null, hints: [], events: [] },
};

const published = {
  ...page,
  state: "published",
  quantity: 2,
  hasChanges: false,
  version: 0,
} as const;

const meta = {
  title: "Screens/Dashboard listing",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <EditListingPage {...page} /> },
  render: dashboardScreen("/dashboard/listings/01a21fbe"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page of that draft, but for some of it. */
const draftWith = (some: Partial<EditListingPageProps>) => ({
  page: <EditListingPage {...page} {...some} />,
});

/** Why it was not published, but for some of it. */
const refusedFor = (some: Partial<ListingRefusal>) =>
  draftWith({ refusal: { errors: {}, rules: [], values: fields, ...some } });

export const Draft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(fields.name);
    await expect(canvas.getByRole("radio", { name: "Used" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Publish" })).toBeVisible();
  },
};

const photo = (file: string, alt = "") => ({
  ...{ id: file, src: `/parts/${file}.svg`, width: 1600, height: 1200, alt },
  state: "ready" as const,
});

/** Taken or chosen, in order, each with what it shows; one was damaged. */
export const Photos: Story = {
  args: draftWith({
    photos: [
      photo("brake-rotor", "Piston side, boots intact"),
      photo("brake-pads"),
      {
        ...photo("alloy-wheel"),
        state: "rejected",
        message: "That photo is damaged, so we can't show it. Send it again.",
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("group", { name: "Photos of this part" });
    await expect(within(field).getByText("3 of 12")).toBeVisible();
    await userEvent.click(within(field).getByRole("button", { name: "Move later: Photo 1" }));
    const sent = canvasElement.querySelector<HTMLInputElement>('input[name="photos"]');
    await waitFor(() => expect(sent).toHaveValue("brake-pads,brake-rotor"));
    const alts = canvasElement.querySelector<HTMLInputElement>('input[name="photoAlts"]');
    await expect(alts).toHaveValue("\nPiston side, boots intact");
    await expect(new FormData(sent?.form ?? undefined).get("photos")).toBe(
      "brake-pads,brake-rotor",
    );
  },
};

/** Before the first field is typed. */
export const Fresh: Story = {
  args: draftWith({ id: null, fields: {}, version: 0, hasChanges: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("New listing");
    await expect(canvas.queryByRole("button", { name: "Discard draft" })).toBeNull();
  },
};

/** Other listings have this number. */
export const KnownNumber: Story = {
  args: draftWith({
    fields: { partNumber: "47730-33230" },
    known: {
      ...{ n: 14, name: "Brake Caliper", brand: "Toyota", vehicles: "2012 Toyota Camry" },
      weight: "9.5",
    },
  }),
};

/** Sold for twice what others ask, and its own words contradict it. */
export const Advised: Story = {
  args: draftWith({
    fields: { ...fields, grade: "A", taken: "name=14,vehicles=vin,partNumber=look-up" },
    guide: {
      anywhere: { n: 12, low: 25_00, median: 31_00, high: 40_00 },
      near: { n: 1, low: 35_00, median: 35_00, high: 35_00 },
      place: "above",
    },
    hints: ["You write “rust”, and grade A says no damage. Check the grade."],
  }),
};

/** Other listings of the number list vehicles too; two rows of one's own overlap, and two contradict each other. */
export const Vehicles: Story = {
  args: draftWith({
    fields: {
      ...fields,
      vehicles: [
        "2012-2014 Toyota Camry | 2.5 L | with ABS",
        "2013-2016 Toyota Camry | 2.5 L | with ABS",
        "2014 Toyota Camry | 2.5 L",
        "2013 Toyota",
      ].join("\n"),
    },
    copies: [
      {
        ...{ id: "other", name: "Brake Caliper", n: 14 },
        vehicles: "2015-2017 Toyota Camry | 2.5 L | with ABS\n2013-2018 Toyota Avalon",
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = () =>
      canvasElement.querySelector<HTMLInputElement>("input[name=vehicles]")?.value.split("\n");
    await expect(
      await canvas.findByText(/is listed both with “with ABS” and without/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Copy 2 vehicles/ }));
    await expect(lines()).toEqual([
      "2012-2017 Toyota Camry | 2.5 L | with ABS",
      "2014 Toyota Camry | 2.5 L",
      "2013-2018 Toyota Avalon",
      "2013 Toyota",
    ]);
  },
};

/** A row is open, and what it says is kept as a line. */
export const VehicleRow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Add a vehicle" }));
    const row = within(canvas.getByRole("group", { name: "New vehicle" }));
    await expect(row.getByRole("combobox", { name: "From" })).toHaveFocus();
    await userEvent.selectOptions(row.getByRole("combobox", { name: "From" }), "2015");
    await userEvent.type(canvas.getByRole("combobox", { name: "Make" }), "Tatra");
    await userEvent.type(canvas.getByRole("textbox", { name: "Note" }), "V8 | only");
    const lines = canvasElement.querySelector<HTMLInputElement>("input[name=vehicles]");
    await expect(lines?.value.split("\n").at(-1)).toBe("2015 Tatra |  | V8 only");
  },
};

/** The vehicles as the form has them without JavaScript. */
export const VehiclesAsText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Edit as text" }));
    await expect(canvas.getByRole("textbox", { name: "Fits" })).toHaveValue(fields.vehicles);
  },
};

/** Words were looked up that may mean several part types. */
export const LookedUp: Story = {
  args: draftWith({
    fields: { start: "brake", looked: "brake", name: "brake" },
    types: [
      { value: "brake-caliper", label: "Brake caliper" },
      { value: "alternator", label: "Alternator" },
    ],
  }),
};

/** The price is ten times off, which is asked about once. */
export const PriceAsked: Story = {
  args: refusedFor({
    errors: {
      rightPrice: "Others ask $31 for it. If $640 is right, tick this and publish again.",
    },
    values: { ...fields, price: "640" },
  }),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Yes, $640 is right" });
    await expect(box).toHaveFocus();
    await expect(box).not.toBeChecked();
  },
};

/** The first field that is wrong has the focus. */
export const Refused: Story = {
  args: refusedFor({
    errors: { price: "Enter the price, like 45 or 45.50.", grade: "Choose a grade." },
    values: { ...fields, price: "", grade: "" },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox", { name: "Grade" })).toHaveFocus();
  },
};

/** It lies elsewhere, and there are several places of that name. */
export const Elsewhere: Story = {
  args: refusedFor({
    errors: {
      placeName: "There's more than one: Nampa, ID; Nampa, AB. Enter the one you mean.",
    },
    places: ["Nampa, ID", "Nampa, AB"],
    values: { ...fields, place: "elsewhere", placeName: "Nampa" },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: "Somewhere else" })).toBeChecked();
    await expect(canvas.getByRole("combobox", { name: "Place" })).toHaveFocus();
  },
};

/** It may not be sold, whatever is typed. */
export const Forbidden: Story = {
  args: refusedFor({
    rules: ["Used or rebuilt airbags can't be sold here."],
    values: { ...fields, name: "Driver Airbag" },
  }),
};

/** Two tabs changed it: both versions are here, and nothing is lost. */
export const Conflict: Story = {
  args: refusedFor({ theirs: { fields: { ...fields, price: "70" }, version: 4 } }),
};

/** The same part is listed already. */
export const Twice: Story = {
  args: refusedFor({ duplicate: { id: "other", name: "Front Brake Caliper", quantity: 3 } }),
};

export const Published: Story = {
  args: {
    page: (
      <EditListingPage
        {...published}
        events={[{ action: "publish", at: new Date("2026-11-21T14:00:00Z") }]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "See it as buyers do" })).toHaveAttribute(
      "href",
      "/parts/01a21fbe",
    );
    await expect(canvas.getByRole("button", { name: "Pause" })).toBeVisible();
  },
};

/** Buyers do not see the changes yet. */
export const Edited: Story = { args: { page: <EditListingPage {...published} hasChanges /> } };

export const Archived: Story = {
  args: { page: <EditListingPage {...published} state="archived" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: /Publish/ })).toBeNull();
  },
};
