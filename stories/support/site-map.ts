import { matchPath } from "@remix-run/react";

/** A screen of the site: its address, as the router writes it, and the story that shows it first. */
export interface SiteScreen {
  path: string;
  name: string;
  /** What somebody comes here for. */
  purpose: string;
  story: string;
}

/** Every address of the site that shows a page; `tests/contract/site-map.test.ts` holds it complete. */
export const siteMap: readonly SiteScreen[] = [
  ["/", "Home", "See what this is, and search at once", "screens-home--visitor"],
  ["/map", "Map", "Find parts near, compare prices, choose one", "screens-map--found"],
  ["/parts/:id", "Part", "Price, fit, seller and numbers of one part", "screens-part--ready"],
  ["/compare", "Compare", "Two to four parts beside one another", "screens-compare--two"],
  ["/cart", "Cart", "What to buy, by seller, as it is now", "screens-cart--two-sellers"],
  [
    "/checkout/:checkoutId",
    "Checkout",
    "One last look, and one order for each seller",
    "screens-checkout--two-sellers",
  ],
  [
    "/checkout/:checkoutId/pay",
    "Pay",
    "Pay for what a checkout orders, by card",
    "screens-pay--ready",
  ],
  ["/receipt/:token", "Receipt", "A guest's orders, by a link", "screens-receipt--guest"],
  ["/purchase/:listingId", "Purchase", "Reserve a part at its seller's", "screens-purchase--ready"],
  [
    "/garage",
    "Garage",
    "The reader's vehicles, which searches are asked for",
    "screens-garage--some",
  ],
  ["/pricing", "Pricing", "The plans, monthly and annual", "screens-pricing--monthly"],
  ["/news", "News", "What is new", "screens-news--first-page"],
  ["/news/:id", "News item", "One story of it", "screens-news--item"],
  ["/updates", "Updates", "The releases of the app", "screens-updates--all-releases"],
  ["/donate", "Donate", "Give an amount", "screens-donate--ten-dollars"],
  ["/login", "Sign in", "Come back to an account", "screens-signin--login"],
  ["/register", "Register", "Begin an account", "screens-signin--register"],
  [
    "/forgot-password",
    "Forgot password",
    "Get a link to choose a new password",
    "screens-recovery--forgot",
  ],
  [
    "/reset-password",
    "New password",
    "Choose one, by the link of a mail",
    "screens-recovery--new-password",
  ],
  [
    "/confirm-email",
    "Confirm email",
    "Say that an address is one's own, by the link of a mail",
    "screens-recovery--verify-email",
  ],
  [
    "/unsubscribe",
    "Unsubscribe",
    "Stop mails of a kind, by the link of a mail",
    "screens-unsubscribe--asked",
  ],
  ["/contact", "Contact", "Write or call", "screens-contact--email-and-phone"],
  ["/faq", "FAQ", "Short answers", "screens-faq--closed"],
  ["/privacy-policy", "Privacy policy", "What is kept, and why", "screens-policy--privacy"],
  ["/terms-of-use", "Terms of use", "What is agreed to", "screens-policy--terms"],
  ["/settings", "Settings", "Name, units, theme, devices", "screens-settings--usual"],
  [
    "/settings/business",
    "Your business",
    "Say who sells, and how parts get to buyers",
    "screens-business--first-time",
  ],
  [
    "/settings/get-paid",
    "Get paid",
    "Open an account that card payments are paid to",
    "screens-get-paid--not-begun",
  ],
  ["/sellers/:id", "Seller", "Who sells: where, when, on what terms", "screens-seller--business"],
  ["/settings/password", "Change password", "Choose another one", "screens-recovery--change"],
  ["/settings/email", "Change email", "Sign in with another one", "screens-recovery--other-email"],
  ["/settings/delete", "Delete account", "Leave for good", "screens-recovery--delete"],
  ["/billing", "Billing and plans", "Change the plan", "screens-billing-and-plans--current"],
  ["/notifications", "Notifications", "What has happened", "screens-notifications--some"],
  ["/dashboard", "Dashboard", "The figures, and the next task", "screens-dashboard-overview--own"],
  ["/dashboard/orders", "Orders", "All orders", "screens-dashboard-orders--first-page"],
  ["/dashboard/orders/:number", "Order", "One order", "screens-dashboard-order--bought"],
  [
    "/dashboard/orders/:number/parts",
    "Some parts",
    "Ship or cancel some parts of an order",
    "screens-dashboard-order-parts--cancel",
  ],
  [
    "/dashboard/orders/:number/dispute",
    "Dispute",
    "Tell the seller what is wrong",
    "screens-dashboard-dispute--ready",
  ],
  [
    "/dashboard/orders/:number/return",
    "Return a part",
    "Which part goes back, and what for",
    "screens-dashboard-order-return--choosing",
  ],
  [
    "/dashboard/returns/:number",
    "Return",
    "A part on its way back",
    "screens-dashboard-return--asked",
  ],
  [
    "/dashboard/cores",
    "Your cores",
    "Deposits to get back, old parts to come",
    "screens-dashboard-cores--bought",
  ],
  [
    "/dashboard/cores/:id",
    "Core deposit",
    "Send an old part back, or settle its deposit",
    "screens-dashboard-core--to-send-back",
  ],
  [
    "/dashboard/disputes/:ticket",
    "Dispute ticket",
    "Settle what is wrong with a part",
    "screens-dashboard-dispute-ticket--open",
  ],
  ["/dashboard/listings", "Listings", "What one sells", "screens-dashboard-listings--some"],
  [
    "/dashboard/listings/change",
    "Change listings",
    "Price, stock, or state of many at once",
    "screens-dashboard-bulk-change--prices",
  ],
  [
    "/dashboard/listings/changes",
    "Recent changes",
    "What was changed at once, to undo it",
    "screens-dashboard-recent-changes--some",
  ],
  [
    "/dashboard/listings/import",
    "Imports",
    "Bring an inventory from a spreadsheet",
    "screens-dashboard-imports--some",
  ],
  [
    "/dashboard/listings/import/:id",
    "Import",
    "Match columns, see what would change, import, undo",
    "screens-dashboard-import--checked",
  ],
  [
    "/dashboard/listings/:id",
    "Listing",
    "Offer a part, change it, take it off the shelf",
    "screens-dashboard-listing--draft",
  ],
  [
    "/dashboard/listings/:id/preview",
    "Preview of a listing",
    "It in a list, on the map, and as a page, as buyers see it",
    "screens-dashboard-listing-preview--draft",
  ],
  ["/dashboard/sales", "Sales", "What was sold", "screens-dashboard-sales--own"],
  ["/dashboard/billing", "Invoices", "What was paid", "screens-dashboard-billing--own"],
  [
    "/dashboard/billing/:id",
    "Statement",
    "What a payout is made of",
    "screens-dashboard-statement--pending",
  ],
  ["/dashboard/contacts", "Contacts", "Who was dealt with", "screens-dashboard-contacts--own"],
  ["/*", "Not found", "No such page", "screens-error--not-found"],
].map(([path = "", name = "", purpose = "", story = ""]) => ({ path, name, purpose, story }));

/** Ways through the site that are worth walking in a review, by the addresses of their screens. */
export const flows: readonly { name: string; paths: readonly string[] }[] = [
  {
    name: "Find a part and buy it",
    paths: ["/", "/map", "/parts/:id", "/purchase/:listingId", "/dashboard/orders/:number"],
  },
  {
    name: "Buy parts of several sellers",
    paths: ["/parts/:id", "/cart", "/checkout/:checkoutId", "/receipt/:token"],
  },
  { name: "Weigh two parts", paths: ["/map", "/compare", "/parts/:id"] },
  {
    name: "Say that an order is wrong",
    paths: [
      "/dashboard",
      "/dashboard/orders",
      "/dashboard/orders/:number",
      "/dashboard/orders/:number/dispute",
      "/dashboard/disputes/:ticket",
    ],
  },
  {
    name: "Get a core deposit back",
    paths: ["/dashboard/orders/:number", "/dashboard/cores", "/dashboard/cores/:id"],
  },
  {
    name: "Get back in",
    paths: ["/login", "/forgot-password", "/reset-password", "/login", "/dashboard"],
  },
  { name: "Begin to sell", paths: ["/", "/pricing", "/register", "/billing", "/dashboard"] },
];

/** The screen that is shown at an address: the most exact one, as in the router. */
export function screenAt(pathname: string): SiteScreen | undefined {
  return siteMap.find(({ path }) => matchPath(path, pathname));
}
