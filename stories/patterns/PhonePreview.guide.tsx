import { PhonePreview } from "@partlane/ui";
import type { Guide } from "../docs/guide";
import { mapPicture } from "./support/samples";

const part = { name: "Front Brake Rotor", price: "$234", note: "6 min by car", action: "Purchase" };

const phone = <PhonePreview query="brake rotor" map={mapPicture} part={part} />;

export const guide: Guide = {
  purpose:
    "A picture of the app on a phone, drawn from real prices: its lower end runs out of the picture. Nothing in it is read out or pressed.",
  notFor: [
    { when: "A map whose prices lead somewhere: use", take: "MapPreview" },
    { when: "A part that can be ordered: use", take: "PartPanel" },
    { when: "A sheet that is drawn up: use", take: "BottomSheet" },
  ],
  pairs: [
    {
      right: {
        shows: phone,
        because: "One search, as somebody would type it, and the part that it finds.",
      },
      wrong: {
        shows: (
          <PhonePreview
            query="Search by VIN, part number, or name"
            map={mapPicture}
            part={{
              name: "The app is here!",
              price: "Free",
              note: "For iOS and Android",
              action: "Download now",
            }}
          />
        ),
        because:
          "A button that is only painted: it is pressed, and nothing happens. The stores' buttons stand beside the picture.",
      },
    },
  ],
  anatomy: {
    example: phone,
    parts: [
      {
        name: "Phone",
        what: "312 px wide at most; open at its foot, which stands on the band's edge.",
        at: "[aria-hidden='true']",
      },
      {
        name: "Search",
        what: "a few words that were typed, no placeholder.",
        at: "div:has(> svg.lucide-search)",
      },
      {
        name: "Map",
        what: "a `MapPreview` without a label: it is a picture as well.",
        at: "[data-selected]",
      },
      {
        name: "Sheet",
        what: "name, price, a note and an action; left out where nothing is listed.",
        at: "[aria-hidden='true'] > div > div:nth-child(3)",
      },
    ],
  },
  keyboard: "It is a picture: there is no stop in it, and screen readers pass it by.",
};
