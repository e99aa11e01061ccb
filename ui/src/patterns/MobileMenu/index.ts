export * from "./MobileMenu";
