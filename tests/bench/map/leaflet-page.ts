import L from "leaflet";
import "leaflet.markercluster";
import "leaflet.markercluster/dist/MarkerCluster.css";
import "leaflet.markercluster/dist/MarkerCluster.Default.css";
import "leaflet/dist/leaflet.css";

/* Leaflet and its plugin for clusters as their manuals show them. */

const { center, zoom, points, site } = window.scene;

const map = L.map("map").setView([center.lat, center.lng], zoom);
L.tileLayer(`${site}/basemap/light/{z}/{x}/{y}.svg`, { maxZoom: 18 }).addTo(map);
const clusters = L.markerClusterGroup();
clusters.addLayers(
  points.map(({ lat, lng, price }) =>
    L.marker([lat, lng], {
      icon: L.divIcon({ className: "badge", html: price, iconSize: [60, 32] }),
    }),
  ),
);
map.addLayer(clusters);
