export {
  type CodeGroup,
  type ExampleRow,
  FeatureExample,
  type FeatureExampleContent,
  type FeatureExampleProps,
} from "./FeatureExample";
