import { PRODUCT_NAME } from "./product";
import {
  CARD_INSTEAD_TEXT,
  DISPUTE_TEXT,
  GUARANTEE_TEXT,
  MISSION_TEXT,
  PAYMENT_GUARANTEE_TEXT,
  PAYMENT_TEXT,
} from "./promises";

export type FaqEntry = {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Shown under the answer, where the answer is a list. */
  items?: readonly string[];
};

/** The questions that the counter hears most. */
export const FAQ_ENTRIES: readonly FaqEntry[] = [
  {
    id: "mission",
    question: `What is ${PRODUCT_NAME} for?`,
    answer: [
      MISSION_TEXT,
      "You search once, see the price, the condition, the seller, and the distance of every match, and deal with whoever has the part on the shelf.",
    ],
  },
  {
    id: "refund",
    question: "What if a part is not as described, or does not fit?",
    answer: [
      `${GUARANTEE_TEXT} ${DISPUTE_TEXT}`,
      "Say what is wrong in a sentence or two. The page then shows your ticket, where the seller has 3 business days to answer; if you can't agree, support decides. Keep the part as it came until the dispute is settled; a photo of it and its label helps.",
      `${PAYMENT_TEXT} ${CARD_INSTEAD_TEXT} ${PAYMENT_GUARANTEE_TEXT}`,
    ],
  },
  {
    id: "most-sold",
    question: "Which parts are sold most?",
    answer: ["The parts that wear out first, in every condition from new to used:"],
    items: ["Brake pads and rotors", "Alternators", "Shock absorbers", "Filters", "Lights"],
  },
];
