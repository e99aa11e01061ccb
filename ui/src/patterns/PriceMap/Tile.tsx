import type { TileComponent } from "pigeon-maps";
import { useRef } from "react";
import { TILE_PX } from "../../internal/mercator";
import { useClientLayoutEffect } from "../useClientLayoutEffect";
import * as css from "./PriceMap.css";
import type { PriceMapProps } from "./props";

type Tile = Parameters<TileComponent>[0]["tile"];

const placed = ({ left, top, width }: Tile) => ({
  className: css.tile,
  width: TILE_PX,
  height: TILE_PX,
  style: { transform: `translate(${left}px, ${top}px) scale(${width / TILE_PX})` },
});

interface ImageTileProps {
  tile: Tile;
  onSettled: (loaded: boolean) => void;
}

export function ImageTile({ tile, onSettled }: ImageTileProps) {
  const image = useRef<HTMLImageElement>(null);
  // A tile of the server's may have come, or failed, before anybody listened; and one of the zoom
  // before may be wanted again, and loads no second time.
  useClientLayoutEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete) onSettled(Boolean(naturalWidth));
  }, [tile.url, tile.active]);
  return (
    <img
      {...placed(tile)}
      ref={image}
      src={tile.url}
      srcSet={tile.srcSet === `${tile.url}, ${tile.url} 2x` ? undefined : tile.srcSet}
      alt=""
      draggable={false}
      onLoad={() => onSettled(true)}
      onError={() => onSettled(false)}
    />
  );
}

interface DrawnTileProps {
  tile: Tile;
  draw: NonNullable<PriceMapProps["drawTile"]>;
  onDrawn: (loaded: true) => void;
  onFailed: () => void;
}

/** Drawn elsewhere: the page's thread only hands it on. */
export function DrawnTile({ tile, draw, onDrawn, onFailed }: DrawnTileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<string>();
  useClientLayoutEffect(() => {
    // One of the zoom before may be wanted again, and is drawn no second time.
    if (drawn.current === tile.url) return onDrawn(true);
    let isGone = false;
    draw(tile.url, TILE_PX * devicePixelRatio).then(
      (bitmap) => {
        if (isGone) return;
        canvas.current?.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
        drawn.current = tile.url;
        onDrawn(true);
      },
      () => isGone || onFailed(),
    );
    return () => {
      isGone = true;
    };
  }, [tile.url, tile.active]);
  return <canvas {...placed(tile)} ref={canvas} data-src={tile.url} />;
}
