export * from "./LogoMark";
