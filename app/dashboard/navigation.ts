import { paths } from "~/paths";

/** The dashboard's sidebar (SPEC F1, the deposits for old parts, and the seller's listings), in order; `Return to Main Site` follows. */
export const dashboardLinks = [
  { label: "Dashboard", href: paths.dashboard(), icon: "dashboard" },
  { label: "Orders", href: paths.dashboardOrders(), icon: "orders" },
  { label: "Cores", href: paths.dashboardCores(), icon: "cores" },
  { label: "Listings", href: paths.dashboardListings(), icon: "listings" },
  { label: "Sales", href: paths.dashboardSales(), icon: "sales" },
  { label: "Billing", href: paths.dashboardBilling(), icon: "billing" },
  { label: "Contacts", href: paths.dashboardContacts(), icon: "contacts" },
] as const;
