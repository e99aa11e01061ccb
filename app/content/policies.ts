/** A paragraph, or a list of short lines. */
export type PolicyBlock =
  /** `link`: where to go on, at its end. */
  | { kind: "paragraph"; text: string; link?: { href: string; label: string } }
  | { kind: "list"; items: readonly string[] };

export type PolicySection = {
  /** The anchor in the page. */
  id: string;
  heading: string;
  blocks: readonly PolicyBlock[];
};

export type Policy = {
  title: string;
  /** ISO date. */
  lastUpdated: string;
  /** Shown at the top of the page for as long as no lawyer has gone over the text. */
  notice: string;
  intro: string;
  sections: readonly PolicySection[];
};

/** When both policies were last changed. ISO date. */
export const POLICIES_LAST_UPDATED = "2025-07-16";

/** Marks a policy as unfinished business. */
export const POLICY_NOTICE =
  "This is a template for a lawyer to review. It describes how the product works and is not legal advice.";

export function paragraph(text: string, link?: { href: string; label: string }): PolicyBlock {
  return { kind: "paragraph", text, link };
}

export function list(...items: readonly string[]): PolicyBlock {
  return { kind: "list", items };
}
