/** The pictures a listing may name; a listing without its own takes its category's. */
export const PART_IMAGES = [
  "brake-rotor",
  "brake-pads",
  "shock-absorber",
  "alternator",
  "headlight",
  "oil-filter",
  "tire",
  "alloy-wheel",
  "spark-plug",
  "coil-spring",
  "muffler",
  "radiator",
  "drive-belt",
  "piston",
  "bulb",
  "fluid-bottle",
  "steering-wheel",
  "category-brake",
  "category-electrical",
  "category-body",
  "category-suspension",
  "category-other",
] as const;

export type PartImage = (typeof PART_IMAGES)[number];

/** File name of a picture's static version: `brake-rotor.svg`, `brake-rotor-dark.svg`. */
export const partImageFile = (image: PartImage, scheme: "light" | "dark") =>
  scheme === "light" ? `${image}.svg` : `${image}-dark.svg`;
