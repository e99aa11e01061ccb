import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as css from "./Gallery.css";
import type { GalleryPicture } from "./types";

interface GalleryImageProps extends GalleryPicture {
  sizes?: string | undefined;
  loading: "eager" | "lazy";
  /** What is said in its place where it cannot be loaded; without it an icon stands there. */
  broken?: string;
  onPress?: () => void;
}

/** A picture, or the word that it cannot be shown. */
export function GalleryImage({
  src,
  srcSet,
  alt,
  sizes,
  loading,
  broken,
  onPress,
}: GalleryImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = image.current;
    let isHere = true;
    // It may have failed before there was a script to hear of it.
    if (element?.complete && element.naturalWidth === 0)
      element.decode().catch(() => isHere && setBroken(true));
    return () => {
      isHere = false;
    };
  }, []);
  if (isBroken)
    return (
      <span className={css.broken}>
        <ImageOff size={24} strokeWidth={1.5} aria-hidden="true" />
        {broken ? (
          <>
            <span>{broken}</span>
            <span className={css.brokenAlt}>{alt}</span>
          </>
        ) : null}
      </span>
    );
  return (
    // For a finger or a mouse; the keyboard has the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <img
      ref={image}
      className={css.image}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      loading={loading}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      onClick={onPress}
      data-opens={onPress ? "" : undefined}
    />
  );
}
