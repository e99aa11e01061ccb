export * from "./Link";
export * from "./LinkContext";
