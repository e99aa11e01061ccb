import { Page, ReleaseCard, Stack } from "@partlane/ui";
import { paths } from "~/paths";
import { formatLongDate } from "./format";
import type { Release } from "./releases";

/** Every release of the app, newest first, each under its own anchor (SPEC E2). */
export function UpdatesPage({ releases }: { releases: readonly Release[] }) {
  return (
    <Page
      title="Updates"
      intro="Every release of the app: what's new, what's fixed, and what it runs on."
    >
      <Stack gap={6}>
        {releases.map(({ date, downloadSizeMb, ...release }) => (
          <ReleaseCard
            {...release}
            key={release.version}
            id={`v${release.version}`}
            date={formatLongDate(date)}
            dateTime={date}
            size={`${downloadSizeMb.toFixed(1)} MB`}
            downloadHref={paths.download()}
          />
        ))}
      </Stack>
    </Page>
  );
}
