export * from "./DisclosureMenu";
