import { formatDollars } from "./format";
import { list, POLICIES_LAST_UPDATED, POLICY_NOTICE, type Policy, paragraph } from "./policies";
import { ANNUAL_DISCOUNT_PERCENT, annualCents, PLANS } from "./pricing";
import { PRODUCT_NAME, SUPPORT_EMAIL, SUPPORT_PHONE } from "./product";
import { DISPUTE_TEXT, GUARANTEE_TEXT, MISSION_TEXT } from "./promises";

/** What people agree to when they use the product. */
export const TERMS_OF_USE: Policy = {
  title: "Terms of Use",
  lastUpdated: POLICIES_LAST_UPDATED,
  notice: POLICY_NOTICE,
  intro: `These terms apply between you and ${PRODUCT_NAME} when you use this site and the apps. ${MISSION_TEXT}`,
  sections: [
    {
      id: "marketplace",
      heading: "What we are, and are not",
      blocks: [
        paragraph(
          `${PRODUCT_NAME} is a marketplace. Sellers list their own parts and sell them to you directly; we are not the seller. We run the search, the map, the orders and the disputes.`,
        ),
        paragraph(
          "Distances and travel times are estimates. Check the part number against your vehicle before you fit a part, above all one that brakes, steers or carries weight.",
        ),
      ],
    },
    {
      id: "account",
      heading: "Your account",
      blocks: [
        list(
          "Give your real name and an email address that reaches you.",
          "Keep your password to yourself. What is done with your account counts as done by you, until you tell us that someone else has got in.",
          "One person or business, one account. Staff get their own through team management.",
        ),
      ],
    },
    {
      id: "selling",
      heading: "If you sell",
      blocks: [
        list(
          "List only parts that you have and are allowed to sell.",
          "Say truthfully whether a part is new, refurbished or used, what it fits, and what it costs.",
          "Hold a part once it is bought, and hand it over or ship it as the listing says.",
          "Do not list stolen, counterfeit or recalled parts, or parts whose identification has been removed.",
        ),
      ],
    },
    {
      id: "buying",
      heading: "If you buy",
      blocks: [
        paragraph(
          "An order is a promise to pay the price shown. Check the part when you collect it or when it arrives, and keep it as it came if something is wrong with it.",
        ),
      ],
    },
    {
      id: "refunds",
      heading: "Refunds and disputes",
      blocks: [
        paragraph(`${GUARANTEE_TEXT} ${DISPUTE_TEXT} It goes like this:`),
        list(
          "Open the order, start a support ticket there, and say what is wrong. A photo of the part and its label helps.",
          "The seller answers on the ticket and can refund you at once.",
          "If the two of you do not agree, we compare the part with its listing and decide.",
          "If the part was not shipped as described or does not fit as listed, you are refunded in full, in the way you paid.",
        ),
        paragraph(
          "A part that matches its listing, fits, and is simply no longer needed is between you and the seller.",
        ),
      ],
    },
    {
      id: "plans",
      heading: "Plans and billing",
      blocks: [
        paragraph(
          `Plans are billed by the month, or by the year at ${ANNUAL_DISCOUNT_PERCENT}% less than twelve months, rounded to whole dollars:`,
        ),
        list(
          ...PLANS.map(
            (plan) =>
              `${plan.name}: ${formatDollars(plan.monthlyCents)} a month or ${formatDollars(annualCents(plan.monthlyCents))} a year`,
          ),
        ),
        paragraph(
          "A plan runs on until you cancel it. Canceling takes effect at the end of the period that you have paid for.",
        ),
      ],
    },
    {
      id: "donations",
      heading: "Donations",
      blocks: [
        paragraph(
          "Donations are voluntary, are made on the donation provider's own page under its terms, and buy no plan, part or preference in the search.",
        ),
      ],
    },
    {
      id: "fair-use",
      heading: "Fair use",
      blocks: [
        list(
          "Do not collect listings or contact details in bulk, except through API access if your plan has it.",
          "Do not try to get into other people's accounts, or slow the service down for everyone else.",
          "Do not move an order's payment off the service: the refund cannot follow it there.",
        ),
        paragraph(
          "We may remove a listing or close an account that breaks these terms. We say why, and you can reply to support.",
        ),
      ],
    },
    {
      id: "liability",
      heading: "Liability and governing law",
      blocks: [
        paragraph(
          "To be written by a lawyer for the places where the service is offered. Nothing in these terms takes away rights that the law gives you as a consumer.",
        ),
      ],
    },
    {
      id: "changes",
      heading: "Changes and contact",
      blocks: [
        paragraph(
          "When these terms change, the date at their top changes with them. Orders already made stay under the terms they were made under.",
        ),
        paragraph(`Questions: ${SUPPORT_EMAIL} or ${SUPPORT_PHONE}.`),
      ],
    },
  ],
};
