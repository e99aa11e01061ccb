export * from "./ThemeSwitch";
export * from "./UnitSwitch";
