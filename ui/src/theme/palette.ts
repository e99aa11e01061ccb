/**
 * The primitive colors, light and dark, of each semantic role. Contrast against WCAG 2.2 AA is
 * checked by `tests/app/contrast.test.ts`, not by eye. Components never import this file.
 */
export const palette = {
  page: ["#FBFAF7", "#101317"],
  surface: ["#FFFFFF", "#171B21"],
  sunken: ["#F1EEE7", "#0C0F12"],
  ink: ["#14181F", "#ECEEF1"],
  inkMuted: ["#565D68", "#A3ABB6"],
  line: ["#DEDBD3", "#2A3038"],
  lineStrong: ["#B9B5AA", "#46505C"],
  controlLine: ["#858176", "#6E7885"],
  accent: ["#C2410C", "#FF8A4C"],
  accentHover: ["#A5360A", "#FFA06D"],
  onAccent: ["#FFFFFF", "#1A0C04"],
  accentText: ["#B93C0A", "#FF8A4C"],
  focus: ["#1D5FD1", "#7CB0FF"],
  inverse: ["#14181F", "#ECEEF1"],
  inverseHover: ["#2B313B", "#D3D7DD"],
  onInverse: ["#FFFFFF", "#14181F"],
  scrim: ["rgb(20 24 31 / 0.48)", "rgb(0 0 0 / 0.64)"],
  criticalLine: ["#C4332A", "#F08A80"],
  successLine: ["#2C7D4D", "#5FBF85"],
  mapLand: ["#F0EDE6", "#1A1F26"],
  mapWater: ["#CBDBE2", "#0D1722"],
  mapPark: ["#D8E3CA", "#16251C"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Text and tint of each tone, light and dark. */
export const tones = {
  success: { text: ["#17693A", "#7FD8A0"], tint: ["#E1F2E6", "#12301F"] },
  info: { text: ["#1A59A0", "#8FC1F5"], tint: ["#E2EDF9", "#13283F"] },
  warning: { text: ["#745200", "#F0CE6B"], tint: ["#FAEFC9", "#352A0B"] },
  neutral: { text: ["#4B515A", "#BCC2CA"], tint: ["#EAE9E5", "#2A2F36"] },
  critical: { text: ["#A9231B", "#FFA79E"], tint: ["#FBE7E5", "#3D1512"] },
} as const;

/** What `prefers-contrast: more` replaces: pure ground, black lines, darker text. */
export const moreContrast = {
  page: ["#FFFFFF", "#000000"],
  surface: ["#FFFFFF", "#000000"],
  sunken: ["#F4F4F4", "#0A0A0A"],
  ink: ["#000000", "#FFFFFF"],
  inkMuted: ["#2B2F36", "#DADDE2"],
  line: ["#5A5F68", "#A6ADB8"],
  lineStrong: ["#000000", "#FFFFFF"],
  controlLine: ["#000000", "#FFFFFF"],
  accent: ["#8F2E06", "#FFA06D"],
  accentHover: ["#6F2304", "#FFBE9C"],
  onAccent: ["#FFFFFF", "#000000"],
  accentText: ["#8F2E06", "#FFB38C"],
  focus: ["#003F9E", "#9CC5FF"],
} as const satisfies Partial<Record<keyof typeof palette, readonly [string, string]>>;
