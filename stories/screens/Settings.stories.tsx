import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SettingsPage } from "~/accounts/SettingsPage";
import { formFailureStory, mocked, pageFailureStory, scenario, soon } from "../support/scenario";
import { screen } from "../support/screen";

const chrome = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS like Mac OS X) Safari/604.1";

const meta = {
  title: "Screens/Settings",
  component: SettingsPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: {
    email: "mary@example.com",
    displayName: "Mary Ann Lee",
    nameKeptByProvider: false,
    signIn: { isVerified: true, keptBy: "us" },
    download: { kind: "none" },
    devices: [
      {
        id: "a",
        userAgent: chrome,
        createdAt: new Date("2026-11-02T10:00:00Z"),
        lastSeenAt: new Date("2026-11-21T14:00:00Z"),
        isCurrent: true,
      },
      {
        id: "b",
        userAgent: iphone,
        createdAt: new Date("2026-10-12T10:00:00Z"),
        lastSeenAt: new Date("2026-11-19T08:00:00Z"),
        isCurrent: false,
      },
    ],
  },
  render: screen(SettingsPage, { path: "/settings" }),
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The device that asks is marked, and is not signed out here.
    await expect(canvas.getAllByRole("button", { name: /^Sign out .*, signed in/ })).toHaveLength(
      1,
    );
    await expect(canvas.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
    await expect(canvas.getByText("This device")).toBeVisible();
    const distances = within(canvas.getByRole("group", { name: "Distances" }));
    await expect(distances.getByRole("button", { name: "Miles" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("link", { name: "Open your garage" })).toBeVisible();
  },
};

/** The name was refused: what was typed is kept, and the field has the focus. */
export const Refused: Story = {
  args: { refusal: { message: "Display name is required", displayName: "" } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Display name" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription("Display name is required");
    await expect(field).toHaveValue("");
  },
};

const saveButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: "Save name" });

const saves = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(saveButton(canvasElement));

/** On its way: a second press does nothing. */
export const Saving: Story = scenario(
  { form: "loading" },
  {
    ask: saves,
    shows: ({ canvasElement }) => expect(saveButton(canvasElement)).toBeDisabled(),
  },
);

/** Late, but saved: it can be sent again. */
export const SavedLate: Story = scenario(
  { form: "slow" },
  {
    ask: saves,
    shows: async ({ canvasElement }) => {
      await expect(saveButton(canvasElement)).toBeDisabled();
      await waitFor(() => expect(saveButton(canvasElement)).toBeEnabled(), soon);
    },
    parameters: { visual: { skip: true } },
  },
);

export const NotSaved: Story = formFailureStory("error", saves);

export const NotSavedOffline: Story = formFailureStory("offline", saves);

/** Where analytics are configured, the answer can be changed from here too. */
export const WithAnalytics: Story = {
  args: { analyticsConsent: "granted" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const change = canvas.getByRole("button", { name: "Analytics is on: change" });
    await expect(change.closest("form")).toHaveAttribute("action", "/preferences");
    await expect(change).toHaveValue("ask");
  },
};

export const NameKeptByProvider: Story = {
  args: { nameKeptByProvider: true, signIn: { isVerified: false, keptBy: "provider" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // What the provider keeps is changed here all the same, and there by us.
    for (const name of ["Change email", "Change password", "Delete account"])
      await expect(canvas.getByRole("link", { name })).toBeVisible();
  },
};

/** The site changed whom it has keep accounts: what cannot be done any more is not offered. */
export const KeptByNobody: Story = {
  args: { nameKeptByProvider: true, signIn: { isVerified: true, keptBy: "nobody" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ["Change email", "Change password", "Delete account"])
      await expect(canvas.queryByRole("link", { name })).toBeNull();
  },
};

/** Nobody followed the link to the address yet: it can be sent again. */
export const NotVerified: Story = {
  args: { signIn: { isVerified: false, keptBy: "us" } },
  play: async ({ canvasElement }) => {
    const again = within(canvasElement).getByRole("button", { name: "Send it again" });
    await expect(again.closest("form")).toHaveAttribute("action", "/settings/email");
    await expect(again).toHaveValue("verify");
  },
};

/** The copy of one's data is being made. */
export const PreparingData: Story = {
  args: { download: { kind: "preparing" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/We're putting it together/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Prepare/ })).toBeNull();
  },
};

export const DataReady: Story = {
  args: { download: { kind: "ready", expiresAt: new Date("2026-11-28T14:00:00Z") } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Download" });
    await expect(link).toHaveAttribute("href", "/settings/data");
  },
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error", { isShot: true });

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline", { isShot: true });
