import { paths } from "~/paths";
import { cookieLine, SITE_COOKIES } from "./cookies";
import { list, POLICIES_LAST_UPDATED, POLICY_NOTICE, type Policy, paragraph } from "./policies";
import { PRODUCT_NAME, SUPPORT_EMAIL, SUPPORT_PHONE } from "./product";

/** What is known about people, why, and what they can do about it. */
export const PRIVACY_POLICY: Policy = {
  title: "Privacy Policy",
  lastUpdated: POLICIES_LAST_UPDATED,
  notice: POLICY_NOTICE,
  intro: `This policy says what ${PRODUCT_NAME} knows about you, what it is used for, and how to have it changed or removed. It covers this site and the apps.`,
  sections: [
    {
      id: "what-we-collect",
      heading: "What we collect",
      blocks: [
        paragraph("We collect the personal data that you give us:"),
        list(
          "your name",
          "your shipping address",
          "your email address",
          "your telephone number",
          "demographics, such as your trade and the region you work in",
        ),
        paragraph(
          "You can look at the map, the news, and the prices without an account, and without giving us any of it. An account needs a name and an email address. An order that is sent to you needs a shipping address and a telephone number.",
        ),
        paragraph(
          "For each browser that you are signed in with, we keep the name that it gives itself (its User-Agent), when you signed in and when it was last used. Your settings show them, and you can sign any of them out there.",
        ),
        paragraph(
          "The vehicles in your garage (model year, make, model, engine and, if you gave it, the VIN) are kept with your account until you remove them or the account is deleted. Without an account they are kept in a cookie of your browser and not by us. A VIN that you look up is decoded on this site itself: it is sent to nobody, and it is not logged.",
        ),
        paragraph(
          "The parts in your cart, with the vehicle each is for, are kept with your account until you remove or buy them or the account is deleted. Without an account they are kept in a cookie of your browser and not by us.",
        ),
        paragraph(
          "If you sell, everyone can see the name of your business, its town, its hours, and its phone number if you give one, and what you list. Photos lose the place, the time, and the camera that the file names before anyone sees them. A donor car's VIN is seen by you alone. How often a listing was looked at is counted as a number a day; who looked is not kept.",
        ),
        paragraph(
          "We also keep what you do here as a buyer or seller: your listings, orders, contacts, returns, and disputes, with the messages and photos that belong to them: the other side of the order reads those, and support where a dispute is theirs to decide. When your account is deleted, what you wrote and your name on orders are removed; an invoice keeps what it said, since the law asks sellers to keep it. Sign-in attempts are counted for up to an hour per account, per network address, and per device that you have signed in with, to stop people from guessing passwords. When somebody signs in, fails to, or is signed out, our log keeps the time and the account, without its email address, and a code in place of the network address.",
        ),
      ],
    },
    {
      id: "why",
      heading: "What we use it for",
      blocks: [
        list(
          "to let you sign in and to keep others from doing so",
          "to carry out orders, deliveries, refunds, and disputes",
          "to answer you when you write or call",
          "to understand which parts are wanted where, from figures that do not name anyone",
        ),
        paragraph("We do not sell personal data, and we show no advertising that follows you."),
      ],
    },
    {
      id: "location",
      heading: "Your location",
      blocks: [
        paragraph(
          "The map asks your browser for your geolocation. It is used only if you give permission, only to center the map on you and to work out distances, and it is never stored. You can take the permission back in your browser at any time.",
        ),
        paragraph(
          "You can name a town or a postal code instead; it is looked up on this site itself. If you do neither, the map opens at a default place and everything else works the same. To list the parts in view, the map sends our server the area that is on the screen; that area is not kept as your location. To list the nearest parts first, it also sends your position, rounded to about 100 meters; it serves that one answer and is not kept.",
        ),
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        paragraph(
          `We set ${SITE_COOKIES.length} cookies of our own, and none for advertising. Each is kept for the time that stands beside its name, counted from when it was set last:`,
        ),
        list(...SITE_COOKIES.map(cookieLine)),
      ],
    },
    {
      id: "analytics",
      heading: "Analytics",
      blocks: [
        paragraph(
          "Where the site is set up to use an outside service that records how pages are used, its script is loaded only after you agree. If you do not agree, or do not answer, it is not loaded at all. You can change your answer at the foot of every page outside the dashboard and, when you are signed in, in your settings; the script stops at once.",
        ),
      ],
    },
    {
      id: "sharing",
      heading: "Who else sees it",
      blocks: [
        paragraph("We share personal data only where the job needs it:"),
        list(
          "The other side of an order sees the name, address, and telephone number that the order needs.",
          "An identity provider, where the site uses one, handles your email and password when you sign in.",
          "The map service, where the site uses one, receives requests for the part of the map you look at.",
          "A payment provider, where the site uses one, takes card payments and pays sellers: it receives what you type into its form, the amounts, and what it asks a seller about their business. We never see a card's number.",
          "The donation provider receives the amount you chose. You pay on its page, and we never see your payment details.",
          "Authorities receive what the law obliges us to give them.",
        ),
      ],
    },
    {
      id: "security",
      heading: "How it is kept",
      blocks: [
        paragraph(
          "Passwords are never kept in readable form. Sessions can be revoked one by one. We keep your data while your account is open, and afterward only what the law requires, such as the records of orders and refunds.",
        ),
      ],
    },
    {
      id: "your-choices",
      heading: "Your choices",
      blocks: [
        paragraph("When you are signed in, your settings let you do this yourself, at any time:"),
        list(
          "see the personal data we hold about you, and take a copy elsewhere: under “Your data”, as a zip of files, ready in minutes",
          "correct it: your name under “Profile”, your email under “Email and password”",
          "delete it, together with your account: under “Delete account”",
        ),
        paragraph(
          "Your orders stay with whoever you bought from or sold to, without your name: they are their records too.",
          { href: paths.settings(), label: "Open your settings" },
        ),
        paragraph(
          `If you cannot sign in, or want anything else done with your data, write to ${SUPPORT_EMAIL} or call ${SUPPORT_PHONE}. We may ask you to show that the account is yours.`,
        ),
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      blocks: [
        paragraph(
          "When this policy changes, the date at its top changes with it. If a change affects what we do with data that we already hold, we tell account holders by email before it takes effect.",
        ),
      ],
    },
  ],
};
