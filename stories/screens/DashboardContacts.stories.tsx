import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ContactsPage } from "~/contacts/ContactsPage";
import { contacts } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory, pageLoadingStory } from "../support/scenario";

const meta = {
  title: "Screens/Dashboard contacts",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: <ContactsPage contacts={contacts} isSample={false} /> },
  render: dashboardScreen("/dashboard/contacts"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Sample: Story = {
  args: { samples: "shown", page: <ContactsPage contacts={contacts} isSample /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("Sample")).toHaveLength(contacts.length);
  },
};
export const Empty: Story = { args: { page: <ContactsPage contacts={[]} isSample={false} /> } };
/** On its way: its outline stands in. */
export const Loading: Story = pageLoadingStory("loading");

export const Slow: Story = pageLoadingStory("slow");

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
