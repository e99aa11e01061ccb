export { type ThemeChoice, ThemeSwitch, type ThemeSwitchProps } from "./ThemeSwitch";
export { type DistanceUnit, UnitSwitch, type UnitSwitchProps } from "./UnitSwitch";
