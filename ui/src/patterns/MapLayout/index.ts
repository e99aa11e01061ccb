export { MapLayout, type MapLayoutProps } from "./MapLayout";
