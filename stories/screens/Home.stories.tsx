import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { defaultOrigin } from "~/catalog/distance";
import { HomePage } from "~/content/HomePage";
import { homeView } from "~/content/home-view";
import { listings } from "../../mocks/fixtures/listings";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

const view = homeView({ listings, origin: defaultOrigin }, {});

const meta = {
  title: "Screens/Home",
  component: HomePage,
  parameters: {
    layout: "fullscreen",
    ...mocked({ page: "success", basemap: "success", suggest: "success" }),
  },
  render: screen(HomePage, { path: "/" }),
  args: {
    ...view,
    signedIn: false,
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor, with the sample listings around the default location. */
export const Visitor: Story = {};

/** A plan leads to the account's billing instead of to registration. */
export const SignedIn: Story = {
  // What differs is where the plans lead.
  parameters: { visual: { skip: true } },
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    const plan = within(canvasElement).getByRole("link", { name: "Choose Plan: Professional" });
    await expect(plan).toHaveAttribute("href", "/billing?plan=professional");
  },
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");

/** Nobody sells anything yet: the map still shows where we are, and nothing is selected. */
export const NothingListed: Story = {
  args: { parts: [] },
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole("group", { name: "Parts near you" });
    await expect(within(map).queryByRole("article")).toBeNull();
  },
};

/** The apps are out: their buttons lead to the stores, in a tab of their own. */
export const AppsOut: Story = {
  args: {
    apps: view.apps.map((app) => ({ ...app, href: `https://apps.example/${app.id}` })),
  },
  play: async ({ canvasElement }) => {
    const ios = within(canvasElement).getByRole("link", { name: /iOS app/ });
    await expect(ios).toHaveAttribute("href", "https://apps.example/ios");
    await expect(ios).toHaveAttribute("rel", "noopener");
  },
};

/** While they are coming, pressing a button says so and leads nowhere (SPEC B3). */
export const AppsComing: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("link", { name: /iOS app/ })).toBeNull();
    await expect(canvas.getByText(/The iOS app is coming/)).not.toBeVisible();
    await userEvent.click(canvas.getByText("iOS app"));
    await expect(canvas.getByText(/The iOS app is coming/)).toBeVisible();
  },
};

/** The search box is a form of its own: Enter leads to the map with the words in the address. */
export const SearchByWords: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const led: string[] = [];
    const listen = (event: SubmitEvent) => {
      // Followed for real it would leave the page that the story stands in.
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      led.push(`${form.method} ${form.getAttribute("action")}?${query}`);
    };
    canvasElement.addEventListener("submit", listen);
    const box = within(canvasElement).getByRole("combobox");
    await userEvent.type(box, "brake rotor{Enter}");
    canvasElement.removeEventListener("submit", listen);
    await expect(led).toEqual(["get /map?q=brake+rotor"]);
  },
};

/** Each badge leads to its part on the map, and says what it is. */
export const BadgesLeadToTheMap: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const map = within(within(canvasElement).getByRole("group", { name: "Parts near you" }));
    const badge = map.getByRole("link", { name: "Alternator, 130 A, $345, 1.9 mi" });
    await expect(badge).toHaveAttribute("href", "/map?part=alternator-27060-0v210");
  },
};
