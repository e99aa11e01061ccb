import { AppPromo, type AppStore, PhonePreview } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";
import { mapPicture } from "./support/samples";

const ios: AppStore = {
  id: "ios",
  name: "iOS app",
  note: "Coming soon",
  comingNotice: "The iOS app is coming. Until then, this site does the same job on your phone.",
};
const android: AppStore = {
  id: "android",
  name: "Android app",
  note: "Download for Android",
  href: "#android",
  comingNotice: "",
};

const promo = (title: string, text: string, stores: readonly AppStore[]) => (
  <FullWidth>
    <AppPromo
      title={title}
      text={text}
      stores={stores}
      preview={
        <PhonePreview
          query="brake rotor"
          map={mapPicture}
          part={{ name: "Front Brake Rotor", price: "$234", note: "6 min", action: "Purchase" }}
        />
      }
    />
  </FullWidth>
);

const text = "Type the part number at the vehicle, see what is near, and order with one free hand.";

export const guide: Guide = {
  purpose:
    "Use it to lead readers to the app stores: a band of the page with a title, a sentence, a button for each store, and a picture of the app that stands on the band's foot.",
  notFor: [
    { when: "What this site is, at the head of the home page: use", take: "Hero" },
    { when: "What one can do here: use", take: "FeatureGrid" },
    { when: "One release of the app, with its download: use", take: "ReleaseCard" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: promo("The parts counter in your pocket", text, [ios, android]),
        because:
          "Each button names its phone. The app that is not out yet has no `href`: pressed, it says so on the spot.",
      },
      wrong: {
        shows: promo("Download our app today!", "The best app for parts. Get it now for free.", [
          { ...ios, name: "Download now", note: "Free", href: "#soon" },
          { ...android, name: "Download now", note: "Free", href: "#android" },
        ]),
        because:
          "Two buttons with the same words: half of those who press one land in the wrong store, or at an app that is not there.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: promo("Parts in your pocket", text, [ios, android]),
    parts: [
      { name: "Title", what: "an `<h2>` that names the section.", at: "h2" },
      { name: "Sentence", what: "where the app helps, not what it is.", at: "h2 + p" },
      {
        name: "Coming",
        what: "a store without `href`: it opens a line under it, without JavaScript too.",
        at: "summary",
      },
      { name: "Out", what: "a link to the store, in a new tab.", at: "a" },
      {
        name: "Picture",
        what: "a `PhonePreview`; under the words on a phone.",
        at: "section > div > div > div + div",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from store to store; the picture has no stop." },
    {
      keys: ["Enter"],
      does: "Leads to the store in a new tab; where the app is coming, opens or closes the line that says so, as Space does.",
    },
  ],
};
