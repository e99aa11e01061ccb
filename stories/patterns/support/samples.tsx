import {
  Badge,
  Button,
  MapPreview,
  type MapPreviewProps,
  PartIllustration,
  type PriceMapMarker,
} from "@partlane/ui";
import { Bookmark, Check } from "lucide-react";

const park = "<rect x='150' y='20' width='70' height='48' rx='3' class='p'/>";
const streets = "M0 40h256M0 104h256M0 168h256M0 232h256M32 0v256M96 0v256M160 0v256M224 0v256";

/** Streets from nowhere, in the theme's colors: no network, and the same in every picture. */
export function tileUrl(_x: number, _y: number, _z: number): string {
  const dark = typeof document !== "undefined" && document.documentElement.dataset.theme === "dark";
  const [land, street, green] = dark
    ? ["#1A1F26", "#2A3038", "#16251C"]
    : ["#F0EDE6", "#FFFFFF", "#D8E3CA"];
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><style>.p{fill:${green}}</style><rect width='256' height='256' fill='${land}'/>${park}<path d='${streets}' stroke='${street}' stroke-width='5'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const attribution = { text: "© Map contributors", href: "#attribution" };

export const newYork = { lat: 40.7128, lng: -74.006 };

export const markers: readonly PriceMapMarker[] = [
  { id: "rotor", lat: 40.7196, lng: -73.9892, price: "$234", label: "Front Brake Rotor, $234" },
  { id: "lamp", lat: 40.7318, lng: -73.9785, price: "$599", label: "LED Headlight, Left, $599" },
  { id: "shock", lat: 40.7334, lng: -74.0032, price: "$176", label: "Rear Shock Absorber, $176" },
  { id: "alternator", lat: 40.6906, lng: -73.9857, price: "$345", label: "Alternator, $345" },
];

/** The parts on the map as links, as a preview has them. */
export const nearby = {
  markers: markers.map((marker) => ({ ...marker, href: `#${marker.id}` })),
  origin: newYork,
  theme: "light",
  tileUrl: (_scheme, x, y, z) => tileUrl(x, y, z),
  attribution,
} satisfies MapPreviewProps;

/** A picture of that map, to stand in something else. */
export const mapPicture = <MapPreview {...nearby} />;

export const fits = (
  <Badge tone="success" icon={<Check size={14} />}>
    Fits your Camry
  </Badge>
);

export const rotor = {
  image: <PartIllustration image="brake-rotor" />,
  name: "Front Brake Rotor",
  partNumber: "43512-06150",
  price: "$234",
  rating: { value: 4.8, count: 500 },
  condition: "New",
  distance: "0.8 mi",
  travelTime: "6 min",
  seller: "Hudson Auto Supply",
  description:
    "Drilled and vented, 305 mm. For the 2018 to 2024 Camry with 16 and 17 inch wheels. Sold singly.",
};

export const purchase = (
  <Button tone="accent" size="large" width="full">
    Purchase
  </Button>
);

export const save = (
  <Button size="large" shape="icon" aria-label="Save">
    <Bookmark size={20} strokeWidth={1.5} />
  </Button>
);

export const longName =
  "Remanufactured Electronically Controlled Rear Air Suspension Strut Assembly with Mount, Right";

export const siteLinks = [
  { label: "Map", href: "#map" },
  { label: "Pricing", href: "#pricing", current: true },
  { label: "News", href: "#news" },
  { label: "Updates", href: "#updates" },
  { label: "Donate", href: "#donate", icon: "heart" as const },
];

export const user = {
  name: "Mary Ann Lee",
  email: "mary.ann@lee-motors.example",
  items: [
    { label: "My Account", href: "#dashboard" },
    { label: "Settings", href: "#settings" },
    { label: "Billing & Plans", href: "#billing" },
    { label: "Notifications", href: "#notifications" },
    { label: "Privacy & Security", href: "#privacy" },
    { label: "Help & Support", href: "#help" },
  ],
  logoutAction: "#logout",
};
