import type { BillingPeriod } from "./platform/enums";
import {
  type AlongCompare,
  boundsText,
  type ListingSearch,
  searchParams,
} from "./search/query/search-params";

interface VehicleChosen {
  year: number | null;
  make: string | null;
  model: string | null;
}

/** What goes along with the reader from page to page. */
interface Along {
  /** Ids of what is being compared. */
  comparing?: readonly string[];
}

/** A path with its parameters, without a question mark when there are none. */
function withQuery(
  path: string,
  params: URLSearchParams | Record<string, string | null | undefined>,
) {
  const entries =
    params instanceof URLSearchParams
      ? params
      : new URLSearchParams(
          Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1])),
        );
  const query = entries.toString();
  return query ? `${path}?${query}` : path;
}

function setListed(params: URLSearchParams, { page, shown }: { page?: string; shown?: number }) {
  if (page) params.set("page", page);
  if (shown && shown > 1) params.set("shown", String(shown));
}

/** Every URL of the site. Nobody writes a path by hand. */
export const paths = {
  home: () => "/",
  features: () => "/#features",
  download: () => "/#download",
  /**
   * `page` is a token of the search's answer, `shown` how many pages are listed, `part` the listing whose panel is open, `place` a town or
   * a postal code as somebody writes it, `zoom` that of the map at its bounds, `look` what the map shows
   * of a search of no bounds; `follows: false` leaves the search where it is when the map is moved; `said` is the text that words and vehicle were read from.
   */
  map: (
    search: Partial<ListingSearch> & {
      page?: string;
      shown?: number;
      part?: string;
      place?: string;
      zoom?: number;
      look?: ListingSearch["bounds"];
      follows?: boolean;
      said?: string;
    } = {},
  ) => {
    const params = searchParams(search);
    if (search.zoom !== undefined && search.bounds) params.set("zoom", String(search.zoom));
    if (search.look && !search.bounds) params.set("look", boundsText(search.look));
    if (search.follows === false) params.set("follow", "0");
    setListed(params, search);
    if (search.part) params.set("part", search.part);
    if (search.place) params.set("place", search.place);
    if (search.comparing?.length) params.set("compare", search.comparing.join(","));
    if (search.said) params.set("said", search.said);
    return withQuery("/map", params);
  },
  /** `search`: what a distance is from, and what vehicle it is asked about; `fitment`: all rows. */
  part: (
    id: string,
    {
      comparing,
      fitment,
      ...search
    }: Along & { fitment?: "all" } & Pick<Partial<ListingSearch>, "near" | "vehicle"> = {},
  ) => {
    const params = searchParams(search);
    if (fitment) params.set("fitment", fitment);
    if (comparing?.length) params.set("compare", comparing.join(","));
    return withQuery(`/parts/${encodeURIComponent(id)}`, params);
  },
  /** POST says that a part's page is seen which was fetched ahead. */
  partSeen: (id: string) => `/parts/${encodeURIComponent(id)}/seen`,
  compare: (ids: readonly string[] = [], { near, vehicle, text, asTyped }: AlongCompare = {}) => {
    const params = searchParams({ near, vehicle, text, asTyped });
    if (ids.length > 0) params.set("parts", ids.join(","));
    return withQuery("/compare", params);
  },
  seller: (id: string) => `/sellers/${encodeURIComponent(id)}`,
  news: (category?: string, shown?: number) =>
    withQuery("/news", { category, shown: shown?.toString() }),
  newsItem: (id: string) => `/news/${encodeURIComponent(id)}`,
  updates: () => "/updates",
  release: (version: string) => `/updates#v${version}`,
  pricing: (period?: BillingPeriod) =>
    withQuery("/pricing", { period: period === "annual" ? period : undefined }),
  donate: () => "/donate",
  donateCheckout: () => "/donate/checkout",
  login: (redirectTo?: string, chosen: { plan?: string; period?: string } = {}) =>
    withQuery("/login", { redirectTo, ...chosen }),
  register: (options: { redirectTo?: string; plan?: string; period?: string } = {}) =>
    withQuery("/register", options),
  logout: () => "/logout",
  confirmEmail: (token?: string) => withQuery("/confirm-email", { token }),
  forgotPassword: () => "/forgot-password",
  /** In the query, so that what logs a path logs no token. */
  resetPassword: (token?: string) => withQuery("/reset-password", { token }),
  unsubscribe: (token?: string) => withQuery("/unsubscribe", { token }),
  contact: () => "/contact",
  faq: () => "/faq",
  privacyPolicy: () => "/privacy-policy",
  termsOfUse: () => "/terms-of-use",
  dashboard: () => "/dashboard",
  dashboardOrders: (before?: string) => withQuery("/dashboard/orders", { before }),
  /** Where a cart is sent to be checked out. */
  checkout: () => "/checkout",
  /** One that has begun, and the orders that it became. */
  checkoutPage: (id: string) => `/checkout/${encodeURIComponent(id)}`,
  /** Where it is paid by card. */
  checkoutPay: (id: string) => `/checkout/${encodeURIComponent(id)}/pay`,
  /** The same orders for a guest, by a signed link. */
  receipt: (token: string) => `/receipt/${encodeURIComponent(token)}`,
  /** `ask`: an arrow of its graph that the page asks about before it is followed. */
  dashboardOrder: (number: string, { ask }: { ask?: string } = {}) =>
    withQuery(`/dashboard/orders/${encodeURIComponent(number)}`, { ask }),
  /** What its two sides wrote to each other. */
  orderMessages: (number: string) => `/dashboard/orders/${encodeURIComponent(number)}#messages`,
  /** POST says that an order's page is seen which was fetched ahead. */
  orderSeen: (number: string) => `/dashboard/orders/${encodeURIComponent(number)}/seen`,
  orderParts: (number: string, task: "ship" | "cancel") =>
    withQuery(`/dashboard/orders/${encodeURIComponent(number)}/parts`, { do: task }),
  orderRefund: (number: string, id: string) =>
    `/dashboard/orders/${encodeURIComponent(number)}/refunds/${encodeURIComponent(id)}`,
  /** The form that returns parts of an order; the query is what goes back, as the form sends it. */
  orderReturn: (number: string, query: Record<string, string | undefined> = {}) =>
    withQuery(`/dashboard/orders/${encodeURIComponent(number)}/return`, query),
  /** `ask`: what its page asks about before it is done. */
  dashboardReturn: (number: string, { ask }: { ask?: string } = {}) =>
    withQuery(`/dashboard/returns/${encodeURIComponent(number)}`, { ask }),
  dashboardDispute: (number: string) => `/dashboard/orders/${encodeURIComponent(number)}/dispute`,
  /** Deposits for old parts, bought and sold. */
  dashboardCores: () => "/dashboard/cores",
  /** `ask`: an arrow of its graph that the page asks about before it is followed. */
  dashboardCore: (id: string, { ask }: { ask?: string } = {}) =>
    withQuery(`/dashboard/cores/${encodeURIComponent(id)}`, { ask }),
  /** The deposits of an order, on its page. */
  orderCores: (number: string) => `/dashboard/orders/${encodeURIComponent(number)}#cores`,
  /** One that is open, or was, by its ticket; `ask`: what its page asks about before it is done. */
  dispute: (ticket: string, { ask }: { ask?: "accept" | "withdraw" } = {}) =>
    withQuery(`/dashboard/disputes/${encodeURIComponent(ticket)}`, { ask }),
  /** A seller's own listings; filters, sort and page as the list's form sends them. */
  dashboardListings: (query: Record<string, string | undefined> = {}) =>
    withQuery("/dashboard/listings", query),
  dashboardListing: (id: string) => `/dashboard/listings/${encodeURIComponent(id)}`,
  /** It as buyers see it. */
  listingPreview: (id: string) => `/dashboard/listings/${encodeURIComponent(id)}/preview`,
  /** Before its first field is typed. */
  newListing: () => "/dashboard/listings/new",
  /** Models and engines of a make, for the rows of what a part fits. */
  listedVehicles: (query: { make: string; model: string; from: string; to: string }) =>
    withQuery("/dashboard/listings/vehicles", query),
  /** What the list shows, as a file; the list's own query. */
  exportListings: (query: Record<string, string | undefined> = {}) =>
    withQuery("/dashboard/listings/export", query),
  /** Changes many listings at once: which, and how, as the page's form sends them. */
  changeListings: (query: Record<string, string | undefined> = {}) =>
    withQuery("/dashboard/listings/change", query),
  /** What was changed at once, to undo it. */
  listingChanges: () => "/dashboard/listings/changes",
  importListings: () => "/dashboard/listings/import",
  /** POST takes a file. */
  uploadImport: () => "/dashboard/listings/import/upload",
  /** `ask`: with the question whether to undo it. */
  listingImport: (id: string, { ask }: { ask?: "undo" } = {}) =>
    withQuery(`/dashboard/listings/import/${encodeURIComponent(id)}`, { ask }),
  refusedRows: (id: string) => `/dashboard/listings/import/${encodeURIComponent(id)}/refused`,
  /** An empty file of listings, explained. */
  listingsTemplate: () => "/dashboard/listings/template",
  /** POST adds a photo to it. */
  listingPhotos: (id: string) => `/dashboard/listings/${encodeURIComponent(id)}/photos`,
  dashboardSales: () => "/dashboard/sales",
  dashboardBilling: () => "/dashboard/billing",
  /** What a payout is made of, as a page and as files. */
  statement: (id: string) => `/dashboard/billing/${encodeURIComponent(id)}`,
  statementCsv: (id: string) => `/dashboard/billing/${encodeURIComponent(id)}.csv`,
  statementPdf: (id: string) => `/dashboard/billing/${encodeURIComponent(id)}.pdf`,
  /** An invoice or a credit note, as a file. */
  invoicePdf: (id: string) => `/dashboard/invoices/${encodeURIComponent(id)}.pdf`,
  dashboardContacts: () => "/dashboard/contacts",
  settings: () => "/settings",
  settingsYourData: () => "/settings#your-data",
  /** What buyers see of a seller. `redirectTo`: where to go on afterwards. */
  settingsBusiness: (redirectTo?: string) => withQuery("/settings/business", { redirectTo }),
  /** Where a seller opens an account that card payments are paid to. */
  settingsGetPaid: () => "/settings/get-paid",
  settingsPassword: () => "/settings/password",
  settingsEmail: () => "/settings/email",
  /** POST prepares the copy of what is kept about the signed-in user, GET downloads it. */
  settingsData: () => "/settings/data",
  settingsDelete: () => "/settings/delete",
  billing: (options: { plan?: string; period?: string } = {}) => withQuery("/billing", options),
  notifications: (before?: string) => withQuery("/notifications", { before }),
  /** `vehicle`: what it is bought for, where that is not the garage's. */
  purchase: (listingId: string, { vehicle }: Pick<Partial<ListingSearch>, "vehicle"> = {}) =>
    withQuery(`/purchase/${encodeURIComponent(listingId)}`, searchParams({ vehicle })),
  cart: () => "/cart",
  /** Where a form that stands elsewhere puts a part into the cart, without opening its page; for that vehicle. */
  addToCart: ({ vehicle }: Pick<Partial<ListingSearch>, "vehicle"> = {}) =>
    withQuery("/cart/add", searchParams({ vehicle })),
  /** Null, as undefined, is what has not been chosen yet. */
  garage: ({ year, make, model }: Partial<VehicleChosen> = {}) =>
    withQuery("/garage", { year: year?.toString(), make, model }),
  /** Where a form that stands elsewhere puts a vehicle into the garage, without opening its page. */
  useVehicle: () => "/garage/use",
  preferences: () => "/preferences",
  apiListings: (search: Partial<ListingSearch> & { page?: string; shown?: number } = {}) => {
    const params = searchParams(search);
    setListed(params, search);
    return withQuery("/api/v1/listings", params);
  },
  apiClusters: (search: Partial<ListingSearch> & { zoom: number }) => {
    const params = searchParams(search);
    params.set("zoom", String(search.zoom));
    return withQuery("/api/v1/clusters", params);
  },
  apiFacets: (search: Partial<ListingSearch> = {}) =>
    withQuery("/api/v1/facets", searchParams(search)),
  apiPlaces: (text: string) => withQuery("/api/v1/places", { q: text }),
  apiSuggest: (q: string) => withQuery("/api/v1/suggest", { q }),
  /** Whether the site can be reached. */
  health: () => "/healthz",
  /** A file of a photo, by its name. */
  media: (name: string) => `/media/${name}`,
  /** POST takes a photo. */
  dashboardPhotos: () => "/dashboard/photos",
  /** How far one of them is. */
  dashboardPhoto: (id: string) => `/dashboard/photos/${encodeURIComponent(id)}`,
  /** A tile of the embedded basemap. */
  basemapTile: (theme: "light" | "dark", x: number, y: number, z: number) =>
    `/basemap/${theme}/${z}/${x}/${y}.svg`,
  sitemap: () => "/sitemap.xml",
} as const;
