import { createGlobalThemeContract } from "@vanilla-extract/css";

const pair = { text: "", tint: "" };

/**
 * Everything a component may name. Values come from a theme (see `theme.css.ts`); a brand theme
 * replaces them by assigning these custom properties.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page behind everything, the cards on it, the wells in it. */
      page: "",
      surface: "",
      sunken: "",
      ink: "",
      inkMuted: "",
      line: "",
      lineStrong: "",
      /** The edge of what is typed or ticked, 3:1 on every ground. */
      controlLine: "",
      /** The next thing to do: one per screen. */
      accent: "",
      accentHover: "",
      onAccent: "",
      accentText: "",
      focus: "",
      /** Ink as a fill: selected chips, clusters, the avatar. */
      inverse: "",
      inverseHover: "",
      onInverse: "",
      /** Behind a modal drawer. */
      scrim: "",
      success: pair,
      info: pair,
      warning: pair,
      neutral: pair,
      critical: pair,
      /** Solid fill of a marked error or success edge, 3:1 on page and surface. */
      criticalLine: "",
      successLine: "",
      mapLand: "",
      mapWater: "",
      mapPark: "",
    },
    font: { sans: "", mono: "" },
    radius: { control: "", card: "", badge: "" },
    shadow: { raised: "", floating: "" },
    motion: { fast: "", normal: "", ease: "" },
  },
  (_value, path) =>
    `pl-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
