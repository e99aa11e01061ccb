import type { RouteConfig } from "@remix-run/route-config";
import { index, layout, prefix, route } from "@remix-run/route-config";

/** The site map: every URL in one list. */
export default [
  layout("routes/site.tsx", [
    index("routes/home.tsx"),
    route("map", "routes/map.tsx"),
    route("news", "routes/news.tsx"),
    route("news/:id", "routes/news-item.tsx"),
    route("updates", "routes/updates.tsx"),
    route("pricing", "routes/pricing.tsx"),
    route("donate", "routes/donate.tsx"),
    route("login", "routes/login.tsx"),
    route("register", "routes/register.tsx"),
    route("contact", "routes/contact.tsx"),
    route("faq", "routes/faq.tsx"),
    route("privacy-policy", "routes/privacy-policy.tsx"),
    route("terms-of-use", "routes/terms-of-use.tsx"),
    route("settings", "routes/settings.tsx"),
    route("billing", "routes/billing.tsx"),
    route("notifications", "routes/notifications.tsx"),
    route("garage", "routes/garage.tsx"),
    route("purchase/:listingId", "routes/purchase.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("dashboard", "routes/dashboard.tsx", [
    index("routes/dashboard-overview.tsx"),
    route("orders", "routes/dashboard-orders.tsx"),
    route("orders/:number", "routes/dashboard-order.tsx"),
    route("orders/:number/dispute", "routes/dashboard-dispute.tsx"),
    route("sales", "routes/dashboard-sales.tsx"),
    route("billing", "routes/dashboard-billing.tsx"),
    route("contacts", "routes/dashboard-contacts.tsx"),
  ]),
  ...prefix("api/v1", [
    route("listings", "routes/api-listings.ts"),
    route("suggest", "routes/api-suggest.ts"),
    route("places", "routes/api-places.ts"),
    route("vehicles/vin/:vin", "routes/api-vin.ts"),
  ]),
  route("donate/checkout", "routes/donate-checkout.ts"),
  route("logout", "routes/logout.ts"),
  route("preferences", "routes/preferences.ts"),
  route("basemap/:theme/:z/:x/:y", "routes/basemap.ts"),
  route("healthz", "routes/healthz.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
] satisfies RouteConfig;
