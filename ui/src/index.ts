import "./theme";
import "./styles/reset.css";

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
  useLink,
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

// Brand, pictures and patterns
export { LogoMark, type LogoMarkProps } from "./brand";
export {
  PART_IMAGES,
  type PartImage,
  PartIllustration,
  type PartIllustrationProps,
  partImageFile,
} from "./illustrations";
export { MapLayout, type MapLayoutProps } from "./patterns/MapLayout";
export { DisclosureMenu, type DisclosureMenuProps } from "./patterns/DisclosureMenu";
// Content screens
export { AppPromo, type AppPromoProps, type AppStore } from "./patterns/AppPromo";
export {
  ArticleBody,
  type ArticleBodyProps,
  ArticleLayout,
  type ArticleLayoutProps,
} from "./patterns/ArticleBody";
export {
  type CodeGroup,
  type ExampleRow,
  FeatureExample,
  type FeatureExampleContent,
  type FeatureExampleProps,
} from "./patterns/FeatureExample";
export { Hero, type HeroProps } from "./patterns/Hero";
export {
  MapPreview,
  MapPreviewCard,
  type MapPreviewCardProps,
  type MapPreviewMarker,
  type MapPreviewProps,
} from "./patterns/MapPreview";
export { PageIntro, type PageIntroProps } from "./patterns/PageIntro";
export { PhonePreview, type PhonePreviewProps } from "./patterns/PhonePreview";
export { PlanStrip, type PlanStripItem, type PlanStripProps } from "./patterns/PlanStrip";
// Dashboard and account screens
export { Item, ItemList, type ItemListProps, type ItemProps } from "./patterns/ItemList";
export { Panel, type PanelProps } from "./patterns/Panel";
export { PartOrder, type PartOrderProps } from "./patterns/PartOrder";
export { type RadioCard, RadioCards, type RadioCardsProps } from "./patterns/RadioCards";
