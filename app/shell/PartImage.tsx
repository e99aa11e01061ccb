import type { PartImage as PartImageName } from "@partlane/ui";
import { useThemeChoice } from "./theme";

/** The drawing of a part, light or dark as the reader chose. Decorative beside the part's name. */
export function PartImage({
  image,
  size,
  alt = "",
  eager = false,
}: {
  image: PartImageName;
  /** Edge of the square in px. */
  size: number;
  alt?: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}) {
  const theme = useThemeChoice();
  const light = `/parts/${image}.svg`;
  const dark = `/parts/${image}-dark.svg`;
  return (
    <picture>
      {theme === "system" ? <source srcSet={dark} media="(prefers-color-scheme: dark)" /> : null}
      <img
        src={theme === "dark" ? dark : light}
        alt={alt}
        width={size}
        height={size}
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
