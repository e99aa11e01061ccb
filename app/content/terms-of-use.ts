import { formatDollars } from "./format";
import { list, POLICIES_LAST_UPDATED, POLICY_NOTICE, type Policy, paragraph } from "./policies";
import { ANNUAL_DISCOUNT_PERCENT, annualCents, PLANS } from "./pricing";
import { PRODUCT_NAME, SUPPORT_EMAIL, SUPPORT_PHONE } from "./product";
import {
  CARD_INSTEAD_TEXT,
  CARD_TEXT,
  DISPUTE_STEPS,
  DISPUTE_TEXT,
  GUARANTEE_TEXT,
  MISSION_TEXT,
  PAYMENT_GUARANTEE_TEXT,
  PAYMENT_TEXT,
  PLAN_START_TEXT,
} from "./promises";

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
          `${PRODUCT_NAME} is a marketplace. Sellers list their own parts and sell them to you directly; we are not the seller. We run the search, the map, the orders, and the disputes.`,
        ),
        paragraph(
          "Distances and travel times are estimates. Check the part number against your vehicle before you fit a part, above all one that brakes, steers, or carries weight.",
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
          "One person or business, one account. Staff have accounts of their own.",
        ),
      ],
    },
    {
      id: "selling",
      heading: "If you sell",
      blocks: [
        paragraph(
          "Anyone with an account can list parts: give us your business, or yourself as a private seller, and start with the first part. These are the rules:",
        ),
        list(
          "List only parts that you have and are allowed to sell.",
          "Say truthfully whether a part is new, refurbished, or used, what it fits, and what it costs.",
          "Hold a part once it is ordered, and hand it over to whoever collects it, or ship it if you both agree.",
          "Take the price shown when the part is collected: not more, and not before.",
          "Do not list stolen, counterfeit, or recalled parts, or parts whose identification has been removed.",
        ),
      ],
    },
    {
      id: "buying",
      heading: "If you buy",
      blocks: [
        paragraph(
          `An order is a promise to pay the price shown. ${PAYMENT_TEXT} ${CARD_INSTEAD_TEXT} ${CARD_TEXT} Check the part when you collect it or when it arrives, and keep it as it came if something is wrong with it.`,
        ),
      ],
    },
    {
      id: "refunds",
      heading: "Refunds and disputes",
      blocks: [
        paragraph(`${GUARANTEE_TEXT} ${DISPUTE_TEXT} It goes like this:`),
        list(...DISPUTE_STEPS),
        paragraph(PAYMENT_GUARANTEE_TEXT),
        paragraph(
          "A part that matches its listing, fits, and is simply no longer needed is between you and the seller.",
        ),
      ],
    },
    {
      id: "plans",
      heading: "Plans and billing",
      blocks: [
        paragraph(`${PLAN_START_TEXT} We ask before the first charge.`),
        paragraph(
          `From then on plans are billed by the month, or by the year at ${ANNUAL_DISCOUNT_PERCENT}% less than twelve months, rounded to whole dollars:`,
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
          "Donations are voluntary, are made on the donation provider's own page under its terms, and buy no plan, part, or preference in the search.",
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
          "Do not ask a buyer to pay before the part is collected, or more than the order says.",
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
