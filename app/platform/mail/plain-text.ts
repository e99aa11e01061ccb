import { convert, type FormatCallback } from "html-to-text";

/** Where a line of text is broken; addresses are never broken. */
const lineLength = 76;

/** A button or a code: what it says, and below it, on a line of its own, where it leads. */
const formatButton: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(":");
  builder.addLineBreak();
  builder.addInline(String(element.attribs?.href ?? ""), { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const formatFact: FormatCallback = (element, walk, builder) => {
  const cells = element.children.filter((child) => child.type === "tag");
  builder.openBlock({ leadingLineBreaks: 1 });
  for (const [at, child] of cells.entries()) {
    if (at > 0) builder.addInline(": ", { noWordTransform: true });
    walk(child.children, builder);
  }
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/**
 * A mail's document as plain text: for readers that show no HTML, and for filters, which mistrust a mail
 * without it. Nothing is lost: buttons and links keep their addresses.
 */
export function plainTextOf(html: string): string {
  const text = convert(html, {
    wordwrap: lineLength,
    formatters: { button: formatButton, fact: formatFact },
    selectors: [
      { selector: "[data-mail=preview]", format: "skip" },
      { selector: "[data-mail=button]", format: "button" },
      { selector: "tr[data-mail=fact]", format: "fact" },
      { selector: "title", format: "skip" },
      { selector: "style", format: "skip" },
      { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2 } },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
      { selector: "p", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    ],
  });
  return `${text.trim()}\n`;
}
