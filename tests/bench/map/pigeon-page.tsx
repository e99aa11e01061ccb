import { Overlay, Map as PigeonMap, ZoomControl } from "pigeon-maps";
import { createRoot } from "react-dom/client";

/* The map library as its manual shows it: one overlay for each place. */

const { center, zoom, points, site, box } = window.scene;
const tile = (x: number, y: number, z: number) => `${site}/basemap/light/${z}/${x}/${y}.svg`;

function NaiveMap() {
  return (
    <PigeonMap
      defaultCenter={[center.lat, center.lng]}
      defaultZoom={zoom}
      width={box.width}
      height={box.height}
      provider={tile}
    >
      {points.map(({ lat, lng, price }, index) => (
        <Overlay key={`${index}-${price}`} anchor={[lat, lng]} offset={[30, 16]}>
          <button type="button" className="badge">
            {price}
          </button>
        </Overlay>
      ))}
      <ZoomControl />
    </PigeonMap>
  );
}

const element = document.querySelector("#map");
if (element) createRoot(element).render(<NaiveMap />);
