/** The colors one drawing is made of: any CSS color, custom properties included. */
export interface Paint {
  /** Outlines and drilled holes. */
  line: string;
  /** Where one looks into a part: darker than everything around it in both schemes. */
  hollow: string;
  /** Faces that look at the light. */
  fill1: string;
  /** Faces turned away, plates, rims. */
  fill2: string;
  /** Sides in shadow; used sparingly. */
  fill3: string;
  /** Machined metal, lenses, the one small highlight. */
  highlight: string;
}

/** Each color as light and dark. The outlines reach 3:1 on page, surface and sunken grounds. */
export const artPalette = {
  line: ["#2A303A", "#D5D9DF"],
  hollow: ["#2A303A", "#0C0F12"],
  fill1: ["#D9DADA", "#3C444F"],
  fill2: ["#B4B8BC", "#2C343E"],
  fill3: ["#8F959D", "#1D232A"],
  highlight: ["#F8F6F3", "#6B7683"],
} as const satisfies Record<keyof Paint, readonly [light: string, dark: string]>;

/** The palette of one scheme, for pictures that stand outside a style sheet. */
export function artPaint(scheme: "light" | "dark"): Paint {
  const index = scheme === "light" ? 0 : 1;
  return {
    line: artPalette.line[index],
    hollow: artPalette.hollow[index],
    fill1: artPalette.fill1[index],
    fill2: artPalette.fill2[index],
    fill3: artPalette.fill3[index],
    highlight: artPalette.highlight[index],
  };
}
