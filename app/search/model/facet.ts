export const facetNames = ["category", "condition", "brand", "leaf", "seller"] as const;
export type FacetName = (typeof facetNames)[number];
export type FacetRow = { facet: FacetName | "all" | "seen"; value: string; n: number };
