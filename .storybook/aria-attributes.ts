/** What a tree of roles, names and states leaves out, and a reader's software makes use of. */
const attributes = [
  "aria-atomic",
  "aria-autocomplete",
  "aria-busy",
  "aria-controls",
  "aria-current",
  "aria-describedby",
  "aria-details",
  "aria-errormessage",
  "aria-haspopup",
  "aria-invalid",
  "aria-keyshortcuts",
  "aria-labelledby",
  "aria-live",
  "aria-modal",
  "aria-orientation",
  "aria-owns",
  "aria-relevant",
  "aria-required",
  "aria-roledescription",
  "aria-sort",
  "aria-valuetext",
  "autocomplete",
  "dir",
  "inert",
  "inputmode",
  "lang",
  "required",
  "tabindex",
];

/** Whose value is the ids of others: an id is made again each time, what it belongs to stays. */
const references = new Set([
  "aria-controls",
  "aria-describedby",
  "aria-details",
  "aria-errormessage",
  "aria-labelledby",
  "aria-owns",
]);

/** A line for each element that says something of the kind, in the order of the document. */
export function said(root: Element): string[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    if (element.closest("[data-snapshot-ignore], .sb-wrapper, vite-error-overlay")) return [];
    const values = attributes.flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null) return [];
      return [`${name}=${references.has(name) ? referred(element, value) : JSON.stringify(value)}`];
    });
    return values.length > 0 ? [`${called(element)} ${values.join(" ")}`] : [];
  });
}

/** What an element is called in these lines: its tag and role, and the beginning of its words. */
export function called(element: Element): string {
  const role = element.getAttribute("role");
  const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const words = label.replace(/\s+/g, " ").trim();
  const short = words.length > 40 ? `${words.slice(0, 40)}…` : words;
  return `${element.localName}${role ? `[${role}]` : ""}${short ? ` ${JSON.stringify(short)}` : ""}`;
}

function referred({ ownerDocument }: Element, value: string): string {
  const parts = value.split(/\s+/).map((id) => {
    const other = ownerDocument.getElementById(id);
    return other ? called(other) : "nothing";
  });
  return `(${parts.join(", ")})`;
}
