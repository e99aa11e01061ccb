import { paths } from "~/paths";

/** The header's links (SPEC A2), in order. */
export const mainLinks = [
  { label: "Map", href: paths.map() },
  { label: "Pricing", href: paths.pricing() },
  { label: "News", href: paths.news() },
  { label: "Updates", href: paths.updates() },
  { label: "Donate", href: paths.donate(), icon: "heart" },
] as const;

/** What the header says of unread notices, at most a hundred of them. */
export const unreadLink = (count: number, pathname: string) => {
  const href = paths.notifications();
  const many = count > 99 ? "more than 99" : count;
  return {
    ...{ href, count, current: pathname === href },
    label: count > 0 ? `Notifications, ${many} unread` : "Notifications",
  };
};

/** The account menu (SPEC A4), in order; `Logout` follows as a form. */
export const accountLinks = [
  { label: "My Account", href: paths.dashboard() },
  { label: "Settings", href: paths.settings() },
  { label: "Billing & Plans", href: paths.billing() },
  { label: "Notifications", href: paths.notifications() },
  { label: "Privacy & Security", href: paths.privacyPolicy() },
  { label: "Help & Support", href: paths.contact() },
] as const;

/** The footer's groups (SPEC A6), in order. */
export const footerGroups = [
  {
    title: "Product",
    links: [
      { label: "Features", href: paths.features() },
      { label: "Updates", href: paths.updates() },
      { label: "News", href: paths.news() },
    ],
  },
  {
    title: "Resources",
    links: [
      { label: "Support", href: paths.contact() },
      { label: "FAQ", href: paths.faq() },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Terms of Use", href: paths.termsOfUse() },
      { label: "Privacy Policy", href: paths.privacyPolicy() },
    ],
  },
] as const;

/** The header's way to the cart, with how many pieces are in it. */
export const cartLink = (count: number, pathname: string) => ({
  href: paths.cart(),
  label: count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "part" : "parts"}`,
  count,
  current: pathname === paths.cart(),
});
