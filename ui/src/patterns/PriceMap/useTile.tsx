import type { TileComponent } from "pigeon-maps";
import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { useClientLayoutEffect } from "../useClientLayoutEffect";
import type { PriceMapProps } from "./props";
import { DrawnTile, ImageTile } from "./Tile";

type TileProps = Parameters<TileComponent>[0];
type Source = Pick<PriceMapProps, "tileUrl" | "drawTile" | "onTileError">;
/** Whether the map has come to rest yet: what it shows until then the server wrote, as images. */
type HasRested = Readonly<RefObject<boolean>>;

/** So many failing tiles in a row mean that the source is down, not that a tile is missing. */
const FAILURES = 3;

/** A tile of the map; its identity never changes, or every tile would load again. */
export function useTile(given: Source, hasRested: HasRested): TileComponent {
  const failures = useRef(0);
  const source = useRef(given);
  useEffect(() => {
    // A new source starts with a clean sheet.
    if (source.current.tileUrl !== given.tileUrl) failures.current = 0;
    source.current = given;
  });
  const [Tile] = useState(() =>
    tileThatTells({
      drawTile: () => (hasRested.current ? source.current.drawTile : undefined),
      onSettled(loaded) {
        failures.current = loaded ? 0 : failures.current + 1;
        if (failures.current === FAILURES) source.current.onTileError?.();
      },
    }),
  );
  return Tile;
}

interface Telling {
  drawTile: () => Source["drawTile"];
  onSettled: (loaded: boolean) => void;
}

/** A tile that says once of each address whether it came. */
function tileThatTells({ drawTile, onSettled }: Telling): TileComponent {
  const Still = memo(function Still({ tile, tileLoaded }: TileProps) {
    const settled = useRef<string>();
    const lastReported = useRef<string>();
    const [draw, setDraw] = useState(drawTile);
    const settle = (loaded: boolean) => {
      const now = `${tile.active} ${tile.url}`;
      if (lastReported.current === now) return;
      lastReported.current = now;
      // One that failed counts too, or the tiles of the zoom before would lie there forever.
      tileLoaded();
      if (settled.current === tile.url) return;
      settled.current = tile.url;
      onSettled(loaded);
    };
    // One that the map left before it came is waited for no longer: the tiles of the zoom before go.
    useClientLayoutEffect(() => tileLoaded, []);
    return draw ? (
      <DrawnTile tile={tile} draw={draw} onDrawn={settle} onFailed={() => setDraw(undefined)} />
    ) : (
      <ImageTile tile={tile} onSettled={settle} />
    );
  }, isSame);
  return function Tile(props) {
    return <Still {...props} />;
  };
}

/** The library makes all its tiles again for each frame of a drag. */
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
