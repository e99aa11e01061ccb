import {
  ButtonLink,
  Heading,
  Inline,
  Link,
  Notice,
  Panel,
  Progress,
  Stack,
  Text,
} from "@partlane/ui";
import { useState } from "react";
import { counted, formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import { ImportButton } from "./ImportButton";
import { ImportColumns } from "./ImportColumns";
import { ImportCounts, RefusedRows } from "./ImportResult";
import { ImportStateBadge } from "./ImportStateBadge";
import { ImportUndo } from "./ImportUndo";
import type { ImportView } from "./import-view";
import { countsText, type Mark, paceText, rowsText, sizeText } from "./import-words";
import { useWhileWorking } from "./useWhileWorking";

export interface ImportPageProps {
  view: ImportView;
  /** When the data were read. */
  now: Date;
  /** The address asks whether to undo it. */
  isAsking: boolean;
}

/** An import from its file to its undo: one page, which shows what its state calls for. */
export function ImportPage(props: ImportPageProps) {
  const { view } = props;
  const { state, undo } = view;
  const isWorking = state === "checking" || state === "running" || undo.kind === "undoing";
  useWhileWorking(isWorking);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Link href={paths.importListings()}>All imports</Link>
        <Heading level={1} size="dashboard">
          Import
        </Heading>
        <Text weight={600}>
          <bdi>{view.fileName}</bdi>
        </Text>
        <Inline gap={3}>
          <ImportStateBadge state={state} />
          <Text as="span" tone="muted" size={14}>
            {`${counted(view.progress.rowCount, "row")}, ${sizeText(view.bytes)}, uploaded ${formatShortDate(new Date(view.createdAt).toISOString())}`}
          </Text>
        </Inline>
      </Stack>
      {undo.kind === "undoing" || undo.kind === "undone" ? (
        <ImportUndo {...view} isAsking={false} />
      ) : (
        <Step {...props} />
      )}
    </Stack>
  );
}

function Step(props: ImportPageProps) {
  const { view } = props;
  switch (view.state) {
    case "uploaded":
      return <ImportColumns view={view} checkLabel="Check the file" />;
    case "checking":
    case "running":
      return <Working key={view.state} {...props} />;
    case "checked":
      return <Checked view={view} />;
    case "done":
      return <Done {...props} />;
    case "stopped":
    case "failed":
      return <Halted {...props} />;
  }
}

const works = {
  checking: {
    title: "Checking the file",
    text: "We read every row as the import would. Nothing changes yet.",
    stop: "Stop checking",
  },
  running: {
    title: "Importing",
    text: "You can leave this page; the import goes on by itself.",
    stop: "Stop the import",
  },
};

function Working({ view, now }: ImportPageProps) {
  const [since] = useState<Mark>(() => ({ rowsDone: view.progress.rowsDone, at: new Date(now) }));
  const { title, text, stop } = works[view.state === "running" ? "running" : "checking"];
  return (
    <Panel title={title} text={text}>
      <Stack gap={4}>
        <Progress
          label={title}
          labelHidden
          value={view.progress.rowsDone}
          max={view.progress.rowCount}
          valueText={rowsText(view.progress)}
          note={[countsText(view.counts), paceText(view.progress, new Date(now), since)]
            .filter(Boolean)
            .join(". ")}
        />
        <Inline gap={3}>
          <ImportButton intent="stop">{stop}</ImportButton>
          <noscript>
            <ButtonLink href={paths.listingImport(view.id)}>Refresh</ButtonLink>
          </noscript>
        </Inline>
      </Stack>
    </Panel>
  );
}

function Checked({ view }: Pick<ImportPageProps, "view">) {
  const { added, changed } = view.counts;
  const writes = added + changed;
  return (
    <>
      <Panel
        title={writes > 0 ? "Ready to import" : "There's nothing to import"}
        text={
          writes > 0
            ? "This is what the import would do. Nothing has changed yet."
            : "No row would add or change a listing. Fix the refused rows, or match the columns otherwise."
        }
      >
        <Stack gap={4}>
          <ImportCounts counts={view.counts} />
          <Inline gap={3}>
            {writes > 0 ? (
              <ImportButton intent="run" tone="accent">
                Start import
              </ImportButton>
            ) : null}
          </Inline>
        </Stack>
      </Panel>
      <RefusedRows {...view} />
      <ImportColumns view={view} checkLabel="Check again" />
    </>
  );
}

function Done({ view, isAsking }: ImportPageProps) {
  return (
    <>
      {isAsking ? <ImportUndo {...view} isAsking /> : null}
      <Panel
        title="The import is done"
        text="Buyers find what is published from now on."
        actions={<ButtonLink href={paths.dashboardListings()}>See your listings</ButtonLink>}
      >
        <ImportCounts counts={view.counts} />
      </Panel>
      <RefusedRows {...view} />
      {isAsking ? null : <ImportUndo {...view} isAsking={false} />}
    </>
  );
}

/** What was stopped, or could not go on: why, and what can be done now. */
function Halted({ view, isAsking }: ImportPageProps) {
  const isFailed = view.state === "failed";
  const wrote = view.hasRun
    ? `${rowsText(view.progress)} were read, and what they say is in your listings.`
    : "Nothing has changed.";
  return (
    <>
      {isFailed ? (
        <Notice tone="critical" title={view.problem ?? "The file couldn't be read to its end."}>
          {wrote}
        </Notice>
      ) : null}
      {isAsking ? <ImportUndo {...view} isAsking /> : null}
      {view.hasRun ? (
        <Panel
          title={isFailed ? "What was imported" : "The import was stopped"}
          text={isFailed ? undefined : `${wrote} Go on with the rest, or undo them.`}
        >
          <Stack gap={4}>
            <ImportCounts counts={view.counts} />
            {view.can.run ? (
              <ImportButton intent="run" tone="accent">
                {isFailed ? "Try again from there" : "Go on"}
              </ImportButton>
            ) : null}
          </Stack>
        </Panel>
      ) : isFailed ? null : (
        <Notice tone="warning" title="You stopped checking.">
          {wrote} Check the file again when you're ready.
        </Notice>
      )}
      {view.hasRun ? <RefusedRows {...view} /> : null}
      {isAsking ? null : <ImportUndo {...view} isAsking={false} />}
      {view.can.match ? <ImportColumns view={view} checkLabel="Check again" /> : null}
    </>
  );
}
