import type { GalleryPicture } from "@partlane/ui";

const seen: [file: string, alt: string][] = [
  ["brake-rotor", "Front brake rotor, friction side"],
  ["brake-pads", "The pads that come with it"],
  ["alloy-wheel", "The wheel that it was taken from"],
  ["shock-absorber", "The strut behind it, left on the car"],
  ["coil-spring", "Its spring"],
  ["tire", "Tire of the same corner"],
  ["headlight", "The donor's headlight"],
];

/** Photos of one part, drawn. */
export const photos: GalleryPicture[] = seen.map(([file, alt]) => ({
  src: `/parts/${file}.svg`,
  alt,
}));

/** A file that is no picture. */
export const damagedPhoto: GalleryPicture = {
  src: "data:image/png;base64,AAAA",
  alt: "Back of the rotor",
};
