import type { ReactNode } from "react";

/** A table that scrolls where it is wider than the page, also by keyboard. */
export function GuideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls must be reachable by keyboard, and named.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="guide-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="guide-table">{children}</table>
    </div>
  );
}
