import {
  type MapProps,
  Map as PigeonMap,
  type Point,
  type Tile,
  type TileValues,
} from "pigeon-maps";
import { TILE_PX, turnedTo } from "../../internal/mercator";

/** Tiles of a zoom this far from the map's are not kept until its own have come. */
const KEPT_ZOOMS = 4;

/**
 * The map library's map of a round earth: it goes on beyond the date line, where the library stops its
 * middle and draws no tiles. Longitudes in it go beyond 180 degrees there.
 */
export class RoundMap extends PigeonMap {
  constructor(props: MapProps) {
    super(props);
    const { limitCenterAtZoom, pixelToLatLng, setCenterZoomTarget } = this;
    this.limitCenterAtZoom = (center, zoom) => {
      const [lat] = limitCenterAtZoom(center, zoom);
      const lng = center?.[1];
      return [lat, lng === undefined || Number.isNaN(lng) ? this.state.center[1] : lng];
    };
    this.pixelToLatLng = (pixel, center = this.state.center, zoom = this.zoomPlusDelta()) => {
      const { width, pixelDelta } = this.state;
      const [lat] = pixelToLatLng(pixel, center, zoom);
      const px = pixel[0] - width / 2 - (pixelDelta?.[0] ?? 0);
      return [lat, center[1] + (px * 360) / (TILE_PX * 2 ** zoom)];
    };
    // A center that is given anew is a place, wherever the map has turned to by then.
    this.setCenterZoomTarget = (center, zoom, ...how) => {
      const isGiven = center !== null && center === this.props.center;
      setCenterZoomTarget(isGiven ? this.turned(center) : center, zoom, ...how);
    };
  }

  private turned([lat, lng]: Point): Point {
    return [lat, turnedTo(lng, this.state.center[1])];
  }

  /** Without the rows beyond the poles: nobody may wait for tiles that there are not. */
  override tileValues(view: Parameters<PigeonMap["tileValues"]>[0]): TileValues {
    const values = super.tileValues(view);
    return {
      ...values,
      tileMinY: Math.max(0, values.tileMinY),
      tileMaxY: Math.min(2 ** values.roundedZoom - 1, values.tileMaxY),
    };
  }

  override renderTiles() {
    const { oldTiles, width, height } = this.state;
    const view = this.tileValues(this.state);
    const { scale, scaleWidth, scaleHeight, tileCenterX, tileCenterY, tileMinX, tileMinY } = view;
    const isKept = ({ roundedZoom }: TileValues) =>
      roundedZoom !== view.roundedZoom && Math.abs(roundedZoom - view.roundedZoom) <= KEPT_ZOOMS;
    const tiles = [...oldTiles.filter(isKept), view].flatMap((shown) => this.tilesOf(shown, view));
    const left = (tileMinX - tileCenterX) * TILE_PX + scaleWidth / 2;
    const top = (tileMinY - tileCenterY) * TILE_PX + scaleHeight / 2;
    const { tileComponent: Component } = this.props;
    return (
      <div
        className="pigeon-tiles-box"
        style={{
          position: "absolute",
          top: `calc((100% - ${height}px) / 2)`,
          left: `calc((100% - ${width}px) / 2)`,
          willChange: "transform",
          transform: `scale(${scale}, ${scale})`,
          transformOrigin: "top left",
        }}
      >
        <div
          className="pigeon-tiles"
          style={{
            position: "absolute",
            willChange: "transform",
            transform: `translate(${left}px, ${top}px)`,
          }}
        >
          {Component &&
            tiles.map((tile) => (
              <Component key={tile.key} tile={tile} tileLoaded={() => this.tileLoaded(tile.key)} />
            ))}
        </div>
      </div>
    );
  }

  /** The tiles that were seen in a view, as they lie in another: each column has its turn of the earth. */
  private tilesOf(shown: TileValues, view: TileValues): Tile[] {
    const { provider, dprs = [] } = this.props;
    const zoom = shown.roundedZoom;
    const columns = 2 ** zoom;
    const size = 2 ** (view.roundedZoom - zoom);
    const tiles: Tile[] = [];
    for (let column = shown.tileMinX; column <= shown.tileMaxX; column++)
      for (let y = shown.tileMinY; y <= shown.tileMaxY; y++) {
        const x = ((column % columns) + columns) % columns;
        const address = (dpr?: number) => provider?.(x, y, zoom, dpr) ?? "";
        tiles.push({
          key: `${column}-${y}-${zoom}`,
          url: address(),
          srcSet: dprs.map((dpr) => `${address(dpr)}${dpr === 1 ? "" : ` ${dpr}x`}`).join(", "),
          left: (column * size - view.tileMinX) * TILE_PX,
          top: (y * size - view.tileMinY) * TILE_PX,
          width: TILE_PX * size,
          height: TILE_PX * size,
          active: shown === view,
        });
      }
    return tiles;
  }
}
