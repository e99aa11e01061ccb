export { ReleaseCard, type ReleaseCardProps } from "./ReleaseCard";
