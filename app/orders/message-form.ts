/* What the form of a message and its answer have in common, without what reads the form. Browser-safe. */

/** The longest message, in characters. */
export const messageLimit = 2_000;

/** What is wrong with a message, and what it said. */
export interface MessageRefusal {
  field: "text";
  message: string;
  text: string;
}
