import "./theme";

// Brand, pictures and patterns
export { LogoMark, type LogoMarkProps } from "./brand";
// Primitives
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from "./components/Accordion";
export { Avatar, type AvatarProps, initialsOf } from "./components/Avatar";
export { Badge, type BadgeProps, type Tone } from "./components/Badge";
export { BottomSheet, type BottomSheetProps, type Snap } from "./components/BottomSheet";
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./components/Button";
export { Card, type CardProps } from "./components/Card";
export { type ChipItem, Chips, type ChipsProps } from "./components/Chips";
export { Disclosure, type DisclosureProps } from "./components/Disclosure";
export { Drawer, type DrawerProps } from "./components/Drawer";
export {
  DropdownMenu,
  DropdownMenuContent,
  type DropdownMenuContentProps,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  type DropdownMenuLabelProps,
  type DropdownMenuProps,
  DropdownMenuSeparator,
  type DropdownMenuSeparatorProps,
  DropdownMenuTrigger,
  type DropdownMenuTriggerProps,
} from "./components/DropdownMenu";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState";
export {
  Checkbox,
  type CheckboxProps,
  PasswordField,
  type PasswordFieldProps,
  Select,
  type SelectProps,
  Switch,
  type SwitchProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from "./components/Field";
export { Heading, type HeadingProps } from "./components/Heading";
export {
  Container,
  type ContainerProps,
  Divider,
  type DividerProps,
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  type LayoutElement,
  Section,
  type SectionProps,
  type Space,
  Stack,
  type StackProps,
} from "./components/Layout";
export {
  Link,
  type LinkAdapterProps,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from "./components/Link";
export { LoadingScreen, type LoadingScreenProps } from "./components/LoadingScreen";
export { LoadMore, type LoadMoreProps } from "./components/LoadMore";
export { Notice, type NoticeProps } from "./components/Notice";
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from "./components/SegmentedControl";
export { Skeleton, type SkeletonProps } from "./components/Skeleton";
export { Spinner, type SpinnerProps } from "./components/Spinner";
export { Table, type TableColumn, type TableProps } from "./components/Table";
export { Text, type TextProps } from "./components/Text";
export { type ToastOptions, ToastProvider, type Toasts, useToast } from "./components/Toast";
export {
  SkipLink,
  type SkipLinkProps,
  VisuallyHidden,
  type VisuallyHiddenProps,
} from "./components/VisuallyHidden";
export {
  PART_IMAGES,
  PartIllustration,
  type PartIllustrationProps,
  type PartImage,
  partImageFile,
} from "./illustrations";
// Content screens
export { AppPromo, type AppPromoProps, type AppStore } from "./patterns/AppPromo";
export { AreaSearch, type AreaSearchProps } from "./patterns/AreaSearch";
export {
  ArticleBody,
  type ArticleBodyProps,
  ArticleLayout,
  type ArticleLayoutProps,
} from "./patterns/ArticleBody";
// Patterns of the shell, the map, the content pages and the dashboard
export { ArticleHeader, type ArticleHeaderProps } from "./patterns/ArticleHeader";
export { BarChart, type BarChartProps, type ChartBar } from "./patterns/BarChart";
export { CompareBar, type CompareBarProps } from "./patterns/CompareBar";
export {
  type CompareColumn,
  type CompareRow,
  CompareTable,
  type CompareTableProps,
} from "./patterns/CompareTable";
export { ConsentBanner, type ConsentBannerProps } from "./patterns/ConsentBanner";
export {
  type DashboardLink,
  DashboardShell,
  type DashboardShellProps,
} from "./patterns/DashboardShell";
export { DataList, type DataListItem, type DataListProps } from "./patterns/DataList";
export { DisclosureMenu, type DisclosureMenuProps } from "./patterns/DisclosureMenu";
export { DonationPicker, type DonationPickerProps } from "./patterns/DonationPicker";
export { FacetGroup, type FacetGroupProps, type FacetOption } from "./patterns/FacetGroup";
export {
  type CodeGroup,
  type ExampleRow,
  FeatureExample,
  type FeatureExampleContent,
  type FeatureExampleProps,
} from "./patterns/FeatureExample";
export {
  FeatureCell,
  type FeatureCellProps,
  FeatureGrid,
  type FeatureGridProps,
} from "./patterns/FeatureGrid";
export { type Fit, type FitBasis, FitVerdict, type FitVerdictProps } from "./patterns/FitVerdict";
export {
  HeaderMenu,
  type HeaderMenuItem,
  type HeaderMenuProps,
  shownName,
} from "./patterns/HeaderMenu";
export { Hero, type HeroProps } from "./patterns/Hero";
// Dashboard and account screens
export { Item, ItemList, type ItemListProps, type ItemProps } from "./patterns/ItemList";
export { MapLayout, type MapLayoutProps } from "./patterns/MapLayout";
export {
  MapPreview,
  MapPreviewCard,
  type MapPreviewCardProps,
  type MapPreviewMarker,
  type MapPreviewProps,
} from "./patterns/MapPreview";
export {
  MobileMenu,
  type MobileMenuAccount,
  type MobileMenuProps,
  type SiteLink,
} from "./patterns/MobileMenu";
export { NewsCard, type NewsCardProps, NewsGrid, type NewsGridProps } from "./patterns/NewsCard";
export { Page, type PageProps } from "./patterns/Page";
export { Panel, type PanelProps } from "./patterns/Panel";
export { PartOrder, type PartOrderProps } from "./patterns/PartOrder";
export { PartOverview, type PartOverviewProps } from "./patterns/PartOverview";
export { PartPanel, type PartPanelProps } from "./patterns/PartPanel";
export { PartGroup, type PartGroupProps, PartRow, type PartRowProps } from "./patterns/PartRow";
export { PhonePreview, type PhonePreviewProps } from "./patterns/PhonePreview";
export { PlanCard, type PlanCardProps, PlanCards, type PlanCardsProps } from "./patterns/PlanCards";
export { PlanStrip, type PlanStripItem, type PlanStripProps } from "./patterns/PlanStrip";
export { PlanTable, type PlanTableProps, type PlanTableRow } from "./patterns/PlanTable";
export {
  ClusterPin,
  type ClusterPinProps,
  OriginPin,
  type OriginPinProps,
  PriceBadge,
  type PriceBadgeProps,
} from "./patterns/PriceBadge";
export type {
  MapBounds,
  MapGoTo,
  MapGroup,
  MapPoint,
  MapView,
  PriceMapMarker,
  PriceMapProps,
} from "./patterns/PriceMap";
export { type RadioCard, RadioCards, type RadioCardsProps } from "./patterns/RadioCards";
export { ReleaseCard, type ReleaseCardProps } from "./patterns/ReleaseCard";
export {
  SearchBox,
  type SearchBoxProps,
  type SearchExample,
  type SearchSuggest,
  type SearchSuggestionGroup,
} from "./patterns/SearchBox";
export { type FooterGroup, SiteFooter, type SiteFooterProps } from "./patterns/SiteFooter";
export { type SiteAccount, SiteHeader, type SiteHeaderProps } from "./patterns/SiteHeader";
export { SpotPanel, type SpotPanelProps } from "./patterns/SpotPanel";
export { StatStrip, type StatStripProps } from "./patterns/StatStrip";
export { Stats, type StatsItem, type StatsProps } from "./patterns/Stats";
export { type OrderStatus, StatusBadge, type StatusBadgeProps } from "./patterns/StatusBadge";
export { type Step, Steps, type StepsProps } from "./patterns/Steps";
export {
  type DistanceUnit,
  type ThemeChoice,
  ThemeSwitch,
  type ThemeSwitchProps,
  UnitSwitch,
  type UnitSwitchProps,
} from "./patterns/ThemeSwitch";
