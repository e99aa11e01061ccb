import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { GaragePage, type GaragePageProps } from "~/vehicles/GaragePage";
import { frameNumberMessage } from "~/vehicles/vin";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

const choice = {
  years: Array.from({ length: 47 }, (_, index) => 2027 - index),
  year: null,
  makes: { common: [], others: [] },
  make: null,
  models: [],
  model: null,
  engines: [],
  source: { name: "NHTSA vPIC", url: "https://vpic.nhtsa.dot.gov", date: "2026-02-17" },
};

const meta = {
  title: "Screens/Garage",
  component: GaragePage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: {
    isSignedIn: false,
    choice,
    vehicles: [
      {
        id: "019a0000-0000-7000-8000-000000000002",
        year: 2014,
        make: "Volkswagen",
        model: "Golf",
        engine: "2.0 L, 4 cylinders, diesel",
        vin: null,
        isActive: true,
        facts: {},
      },
      {
        id: "019a0000-0000-7000-8000-000000000001",
        year: 2003,
        make: "Honda",
        model: "Accord",
        engine: "6 cylinders, gasoline",
        vin: "1HGCM82633A004352",
        isActive: false,
        facts: {},
      },
    ],
  },
  render: screen(GaragePage, { path: "/garage" }),
} satisfies Meta<typeof GaragePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const SignedIn: Story = { args: { isSignedIn: true } };

/** As the site does, with what the forms of the list send. */
function Changing(props: GaragePageProps) {
  const [vehicles, setVehicles] = useState(props.vehicles);
  const [render] = useState(() =>
    screen(GaragePage, {
      path: "/garage",
      action: async ({ request }) => {
        const form = await request.formData();
        const isMeant = ({ id }: { id: string }) => id === form.get("id");
        setVehicles((all) =>
          form.get("intent") === "remove"
            ? all.filter((each) => !isMeant(each))
            : all.map((each) => ({ ...each, isActive: isMeant(each) })),
        );
        return null;
      },
    }),
  );
  return render({ ...props, vehicles }, {});
}

/** Each button goes away with what it did: the keyboard goes on from the list. */
export const KeepsTheFocus: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: RegExp, next?: HTMLElement) => {
      const button = canvas.getByRole("button", { name });
      button.focus();
      await userEvent.keyboard("{Enter}");
      next?.focus();
      await waitFor(() => expect(button).not.toBeInTheDocument());
    };
    const list = () => canvas.getByRole("region", { name: "Your vehicles" });
    // Who has gone on meanwhile stays there.
    const vin = canvas.getByRole("textbox", { name: "VIN" });
    await press(/^Use 2003 Honda Accord/, vin);
    await expect(vin).toHaveFocus();
    await press(/^Use 2014 Volkswagen Golf/);
    await waitFor(() => expect(list()).toHaveFocus());
    await press(/^Remove 2003 Honda Accord/);
    await waitFor(() => expect(list()).toHaveFocus());
    await press(/^Remove 2014 Volkswagen Golf/);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^No vehicles yet/));
  },
};

/** The way back from a slip. */
export const Removed: Story = {
  args: {
    removed: "2003 Honda Accord",
    vehicles: meta.args.vehicles.filter(({ model }) => model !== "Accord"),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("2003 Honda Accord was removed.");
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeVisible();
  },
};

export const Empty: Story = { args: { vehicles: [] } };

export const Choosing: Story = {
  args: {
    vehicles: [],
    choice: {
      ...choice,
      year: 2014,
      makes: { common: ["Honda", "Toyota", "Volkswagen"], others: ["Freightliner", "Peterbilt"] },
      make: "Volkswagen",
      models: ["Golf", "Jetta", "Passat"],
      model: "Golf",
      engines: ["2.0 L, 4 cylinders, gasoline", "2.0 L, 4 cylinders, diesel"],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("combobox", { name: "Make" })).toHaveValue("Volkswagen");
    await expect(page.getByRole("combobox", { name: "Engine" })).toHaveValue("");
  },
};

export const WrongVin: Story = {
  args: {
    problem: {
      vin: {
        text: "IHGCM82633A004352",
        message: "A VIN never has I. Check whether it's a 1.",
      },
    },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "VIN" });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  },
};

/** A VIN that two models share: which of them is one choice. */
export const TwoModels: Story = {
  args: {
    problem: {
      unfinished: {
        values: { year: "2014", make: "smart", model: "", engine: "", vin: "WMEEJ9AA1EK000316" },
        errors: {},
        decoded: {
          vin: "WMEEJ9AA1EK000316",
          checkDigitIsRight: true,
          region: "Europe",
          country: "Germany",
          manufacturer: "smart",
          makes: ["smart"],
          models: ["Fortwo", "Fortwo Electric Drive"],
          years: [2014],
          vehicle: null,
          source: choice.source,
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const model = within(canvasElement).getAllByRole("combobox", { name: "Model" })[0];
    await expect(model).toHaveFocus();
    await expect(model).toHaveValue("");
  },
};

/** A frame number of a Japanese domestic vehicle, in the VIN's field. */
export const FrameNumber: Story = {
  args: {
    problem: {
      vin: { text: "SE3P-100316", message: frameNumberMessage("SE3P-100316") },
    },
  },
};

/** A VIN of another market: what it tells stands in the fields already. */
export const Unfinished: Story = {
  args: {
    problem: {
      unfinished: {
        values: {
          year: "2014",
          make: "Volkswagen",
          model: "",
          engine: "",
          vin: "WVWZZZAUZEW000000",
        },
        errors: {},
        decoded: {
          vin: "WVWZZZAUZEW000000",
          checkDigitIsRight: false,
          region: "Europe",
          country: "Germany",
          manufacturer: "VOLKSWAGEN AG",
          makes: ["Volkswagen"],
          models: [],
          years: [2014, 1984],
          vehicle: null,
          source: choice.source,
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("textbox", { name: "Model" })).toHaveFocus();
    await expect(page.getByRole("textbox", { name: "Model year" })).toHaveValue("2014");
  },
};

export const Full: Story = {
  args: { problem: { notice: "Your garage holds up to 5 vehicles. Remove one to add another." } },
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
