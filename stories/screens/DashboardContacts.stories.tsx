import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactsPage } from "~/contacts/ContactsPage";
import { DashboardSkeleton } from "~/dashboard/DashboardSkeleton";
import { contacts } from "../support/account-data";
import { type DashboardArgs, dashboardScreen, failedDashboardScreen } from "../support/dashboard";
import { showsFailure } from "../support/screen";

const meta = {
  title: "Screens/Dashboard contacts",
  parameters: { layout: "fullscreen" },
  args: { page: <ContactsPage contacts={contacts} /> },
  render: dashboardScreen("/dashboard/contacts"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Sample: Story = { args: { isSample: true, toShipCount: 2 } };
export const Empty: Story = { args: { page: <ContactsPage contacts={[]} /> } };
export const Loading: Story = { args: { page: <DashboardSkeleton path="/dashboard/contacts" /> } };
/** The page's data cannot be had. */
export const Failed: Story = {
  // It looks like the overview's, with another current link.
  parameters: { visual: { skip: true } },
  render: failedDashboardScreen("/dashboard/contacts"),
  play: showsFailure,
};
