export type Theme = "light" | "dark";

interface Palette {
  water: string;
  land: string;
  shore: string;
  park: string;
  block: string;
  street: string;
  streetCase: string;
  major: string;
  majorCase: string;
  motorway: string;
  motorwayCase: string;
  /** Of names: cities' and countries', others', and what is around them. */
  name: string;
  quietName: string;
  waterName: string;
  halo: string;
}

export const PALETTES: Record<Theme, Palette> = {
  light: {
    water: "#CBDBE2",
    land: "#F0EDE6",
    shore: "#B4C9D2",
    park: "#D8E3CA",
    block: "#E6E2D7",
    street: "#FFFFFF",
    streetCase: "#E3DED2",
    major: "#FFFFFF",
    majorCase: "#D3CCBA",
    motorway: "#FAF0DB",
    motorwayCase: "#D6C6A4",
    name: "#3E4550",
    quietName: "#6A6F76",
    waterName: "#5F8094",
    halo: "#F7F5F0",
  },
  dark: {
    water: "#0D1722",
    land: "#1A1F26",
    shore: "#2A3642",
    park: "#1C2A24",
    block: "#20262E",
    street: "#2A313A",
    streetCase: "#171C22",
    major: "#353E49",
    majorCase: "#14191F",
    motorway: "#434D59",
    motorwayCase: "#12161B",
    name: "#C3CAD3",
    quietName: "#8E97A3",
    waterName: "#5E7E96",
    halo: "#12171D",
  },
};

/** Widths in px by zoom; between two entries the width is interpolated, below the first none is drawn. */
type Widths = readonly (readonly [zoom: number, px: number])[];

export const STREET: Widths = [
  [12, 0.5],
  [13, 1.5],
  [14, 2.4],
  [15, 4.6],
  [16, 8],
  [18, 20],
];
export const MAJOR: Widths = [
  [10, 0.5],
  [11, 0.9],
  [12, 1.6],
  [13, 2.8],
  [14, 4.4],
  [15, 7],
  [16, 11],
  [18, 26],
];
export const MOTORWAY: Widths = [
  [7, 0.5],
  [9, 0.9],
  [11, 1.7],
  [12, 2.4],
  [13, 3.6],
  [14, 5.2],
  [15, 8],
  [16, 12],
  [18, 28],
];

/** The width in px at a zoom; undefined where none is drawn. */
export function widthAt(widths: Widths, zoom: number): number | undefined {
  const after = widths.findIndex(([z]) => z >= zoom);
  const upper = widths[after === -1 ? widths.length - 1 : after];
  if (!upper || upper[0] <= zoom) return upper?.[1];
  const lower = widths[after - 1];
  if (!lower) return undefined;
  return lower[1] + ((upper[1] - lower[1]) * (zoom - lower[0])) / (upper[0] - lower[0]);
}
