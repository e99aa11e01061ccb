import type { TileComponent } from "pigeon-maps";
import { useEffect, useRef, useState } from "react";
import * as css from "./PriceMap.css";

/** Failing tiles in a row that tell a source that is gone from a tile that is missing. */
const FAILURES = 3;

/** The tile's image; its identity never changes, or every tile would load again. */
export function useTile(tileUrl: unknown, onTileError?: () => void): TileComponent {
  const failures = useRef(0);
  const tell = useRef(onTileError);
  useEffect(() => {
    tell.current = onTileError;
  });
  // A new source starts with a clean sheet.
  useEffect(() => {
    failures.current = 0;
  }, [tileUrl]);
  const [Tile] = useState(() => {
    const MapTile: TileComponent = ({ tile, tileLoaded }) => (
      <img
        className={css.tile}
        src={tile.url}
        srcSet={tile.srcSet === `${tile.url}, ${tile.url} 2x` ? undefined : tile.srcSet}
        width={tile.width}
        height={tile.height}
        style={{ left: tile.left, top: tile.top }}
        alt=""
        draggable={false}
        onLoad={() => {
          failures.current = 0;
          tileLoaded();
        }}
        onError={() => {
          // Counts as loaded, or the tiles of the zoom before would lie there for ever.
          tileLoaded();
          failures.current += 1;
          if (failures.current === FAILURES) tell.current?.();
        }}
      />
    );
    return MapTile;
  });
  return Tile;
}
