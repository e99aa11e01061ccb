export * from "./DropdownMenu";
