export { NewsCard, type NewsCardProps, NewsGrid, type NewsGridProps } from "./NewsCard";
