import type { TileComponent } from "pigeon-maps";
import { useEffect, useRef, useState } from "react";
import { useClientLayoutEffect } from "../useClientLayoutEffect";
import * as css from "./PriceMap.css";

/** Failing tiles in a row that tell a source that is gone from a tile that is missing. */
const FAILURES = 3;

/** The tile's image; its identity never changes, or every tile would load again. */
export function useTile(tileUrl: unknown, onTileError?: () => void): TileComponent {
  const failures = useRef(0);
  const tell = useRef(onTileError);
  const source = useRef(tileUrl);
  useEffect(() => {
    tell.current = onTileError;
    // A new source starts with a clean sheet.
    if (source.current !== tileUrl) failures.current = 0;
    source.current = tileUrl;
  });
  const [Tile] = useState(() =>
    tileThatTells((loaded) => {
      failures.current = loaded ? 0 : failures.current + 1;
      if (failures.current === FAILURES) tell.current?.();
    }),
  );
  return Tile;
}

/** A tile that says once of each address whether it came. */
function tileThatTells(onSettled: (loaded: boolean) => void): TileComponent {
  return function Tile({ tile, tileLoaded }) {
    const image = useRef<HTMLImageElement>(null);
    const settled = useRef<string>();
    const settle = (loaded: boolean) => {
      if (settled.current === tile.url) return;
      settled.current = tile.url;
      // One that failed counts too, or the tiles of the zoom before would lie there for ever.
      tileLoaded();
      onSettled(loaded);
    };
    // A tile of the server's may have come, or failed, before anybody listened.
    useClientLayoutEffect(() => {
      const { complete, naturalWidth } = image.current ?? {};
      if (complete) settle(Boolean(naturalWidth));
    }, [tile.url]);
    return (
      <img
        ref={image}
        className={css.tile}
        src={tile.url}
        srcSet={tile.srcSet === `${tile.url}, ${tile.url} 2x` ? undefined : tile.srcSet}
        width={tile.width}
        height={tile.height}
        style={{ left: tile.left, top: tile.top }}
        alt=""
        draggable={false}
        onLoad={() => settle(true)}
        onError={() => settle(false)}
      />
    );
  };
}
