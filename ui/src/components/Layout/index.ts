export {
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  type LayoutElement,
  type Space,
  Stack,
  type StackProps,
} from "./Flow";
export {
  Container,
  type ContainerProps,
  Divider,
  type DividerProps,
  Section,
  type SectionProps,
} from "./Page";
