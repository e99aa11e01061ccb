import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactsPage } from "~/contacts/ContactsPage";
import { contacts } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageComes, pageFails } from "../support/scenario";

const meta = {
  title: "Screens/Dashboard contacts",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: <ContactsPage contacts={contacts} /> },
  render: dashboardScreen("/dashboard/contacts"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Sample: Story = { args: { isSample: true, toShipCount: 2 } };
export const Empty: Story = { args: { page: <ContactsPage contacts={[]} /> } };
/** On its way: its outline stands in. */
export const Loading: Story = pageComes("loading");

export const Slow: Story = pageComes("slow");

/** The page's data cannot be had. */
export const Failed: Story = pageFails("error");

/** The network is gone. */
export const Offline: Story = pageFails("offline");
