import "./theme";

// Brand, pictures and patterns
export * from "./brand";
// Primitives
export * from "./components/Accordion";
export * from "./components/Avatar";
export * from "./components/Badge";
export * from "./components/BottomSheet";
export * from "./components/Button";
export * from "./components/Card";
export * from "./components/Chips";
export * from "./components/Combobox";
export * from "./components/Dialog";
export * from "./components/Disclosure";
export * from "./components/Drawer";
export * from "./components/DropdownMenu";
export * from "./components/EmptyState";
export * from "./components/Field";
export * from "./components/FileDrop";
export * from "./components/Heading";
export * from "./components/Layout";
export {
  Link,
  type LinkAdapterProps,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from "./components/Link";
export * from "./components/LoadingScreen";
export * from "./components/LoadMore";
export * from "./components/Notice";
export * from "./components/Pagination";
export * from "./components/PhotoField";
export * from "./components/Popover";
export * from "./components/PriceField";
export * from "./components/Progress";
export * from "./components/QuantityStepper";
export * from "./components/SegmentedControl";
export * from "./components/Skeleton";
export * from "./components/Spinner";
export * from "./components/Table";
export * from "./components/Tabs";
export * from "./components/Text";
export * from "./components/Timeline";
export * from "./components/Toast";
export * from "./components/Tooltip";
export * from "./components/VisuallyHidden";
export * from "./illustrations";
// Content screens
export * from "./patterns/AppPromo";
export * from "./patterns/AreaSearch";
export * from "./patterns/ArticleBody";
// Patterns of the shell, the map, the content pages and the dashboard
export * from "./patterns/ArticleHeader";
export * from "./patterns/BarChart";
export * from "./patterns/CartGroup";
export * from "./patterns/CodeCard";
export * from "./patterns/CompareBar";
export * from "./patterns/CompareTable";
export * from "./patterns/ConsentBanner";
export * from "./patterns/DashboardShell";
export * from "./patterns/DataList";
export * from "./patterns/DisclosureMenu";
export * from "./patterns/DonationPicker";
export * from "./patterns/FacetGroup";
export * from "./patterns/FeatureExample";
export * from "./patterns/FeatureGrid";
export * from "./patterns/FitVerdict";
export * from "./patterns/Gallery";
export * from "./patterns/HeaderMenu";
export * from "./patterns/Hero";
// Dashboard and account screens
export * from "./patterns/ItemList";
export * from "./patterns/MapLayout";
export * from "./patterns/MapPreview";
export * from "./patterns/MessageThread";
export * from "./patterns/MobileMenu";
export * from "./patterns/NewsCard";
export * from "./patterns/OrderTotals";
export * from "./patterns/Page";
export * from "./patterns/Panel";
export * from "./patterns/PartOrder";
export * from "./patterns/PartOverview";
export * from "./patterns/PartPanel";
export * from "./patterns/PartRow";
export * from "./patterns/PhonePreview";
export * from "./patterns/PinMap";
export * from "./patterns/PlanCards";
export * from "./patterns/PlanStrip";
export * from "./patterns/PlanTable";
export * from "./patterns/PriceBadge";
export type {
  MapBounds,
  MapGoTo,
  MapGroup,
  MapPoint,
  MapView,
  PriceMapMarker,
  PriceMapProps,
} from "./patterns/PriceMap";
export * from "./patterns/RadioCards";
export * from "./patterns/ReleaseCard";
export * from "./patterns/SearchBox";
export * from "./patterns/SiteFooter";
export * from "./patterns/SiteHeader";
export * from "./patterns/SpotPanel";
export * from "./patterns/StatStrip";
export * from "./patterns/Stats";
export * from "./patterns/StatusBadge";
export * from "./patterns/Steps";
export * from "./patterns/ThemeSwitch";
