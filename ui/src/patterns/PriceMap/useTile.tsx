import type { TileComponent } from "pigeon-maps";
import { memo, useEffect, useRef, useState } from "react";
import { TILE_PX } from "../../internal/mercator";
import { useClientLayoutEffect } from "../useClientLayoutEffect";
import * as css from "./PriceMap.css";

type TileProps = Parameters<TileComponent>[0];

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
  const Still = memo(function Still({ tile, tileLoaded }: TileProps) {
    const image = useRef<HTMLImageElement>(null);
    const settled = useRef<string>();
    const told = useRef<string>();
    const settle = (loaded: boolean) => {
      const now = `${tile.active} ${tile.url}`;
      if (told.current === now) return;
      told.current = now;
      // One that failed counts too, or the tiles of the zoom before would lie there for ever.
      tileLoaded();
      if (settled.current === tile.url) return;
      settled.current = tile.url;
      onSettled(loaded);
    };
    // A tile of the server's may have come, or failed, before anybody listened; and one of the zoom
    // before may be wanted again, and loads no second time.
    useClientLayoutEffect(() => {
      const { complete, naturalWidth } = image.current ?? {};
      if (complete) settle(Boolean(naturalWidth));
    }, [tile.url, tile.active]);
    return (
      <img
        ref={image}
        className={css.tile}
        src={tile.url}
        srcSet={tile.srcSet === `${tile.url}, ${tile.url} 2x` ? undefined : tile.srcSet}
        width={TILE_PX}
        height={TILE_PX}
        style={{
          transform: `translate(${tile.left}px, ${tile.top}px) scale(${tile.width / TILE_PX})`,
        }}
        alt=""
        draggable={false}
        onLoad={() => settle(true)}
        onError={() => settle(false)}
      />
    );
  }, isSame);
  return function Tile(props) {
    return <Still {...props} />;
  };
}

/** The library makes all its tiles anew for each frame of a drag. */
function isSame({ tile: a }: TileProps, { tile: b }: TileProps): boolean {
  return (
    a.url === b.url &&
    a.active === b.active &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height
  );
}
