import { Heading, Inline, Link } from "@partlane/ui";
import type { ReactNode } from "react";

/** The heading of a page below the dashboard's own: what it is about, how that stands, and the way back. */
export function DashboardHeading({
  title,
  badge,
  back,
}: {
  title: string;
  badge?: ReactNode;
  back: { href: string; label: string };
}) {
  const heading = (
    <Heading level={1} size="dashboard">
      {title}
    </Heading>
  );
  return (
    <Inline justify="between" align={badge ? undefined : "baseline"} gap={3}>
      {badge ? (
        <Inline gap={3}>
          {heading}
          {badge}
        </Inline>
      ) : (
        heading
      )}
      <Link href={back.href} tone="muted">
        {back.label}
      </Link>
    </Inline>
  );
}
