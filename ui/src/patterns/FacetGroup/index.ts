export * from "./FacetGroup";
