import { Button, ButtonLink, Inline, Panel, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { formatShortDate } from "~/content/format";
import { paths } from "~/paths";

export interface DataPanelProps {
  download: { kind: "none" } | { kind: "preparing" } | { kind: "ready"; expiresAt: Date };
}

/** A copy of all that is kept about the signed-in user, and the end of their account. */
export function DataPanel({ download }: DataPanelProps) {
  const pending = useNavigation().formAction === paths.settingsData();
  return (
    <Panel
      id="your-data"
      title="Your data"
      text="A copy of everything we keep about you: a zip of JSON files."
    >
      <Inline gap={3} align="center">
        {download.kind === "ready" ? (
          <>
            <ButtonLink href={paths.settingsData()} download>
              Download
            </ButtonLink>
            <Text size={15} tone="muted">
              {`Until ${formatShortDate(download.expiresAt.toISOString())}`}
            </Text>
          </>
        ) : null}
        {download.kind === "preparing" ? (
          <Text size={15} tone="muted">
            We're putting it together. You'll get an email when it's ready.
          </Text>
        ) : (
          <Form method="post" action={paths.settingsData()}>
            <Button type="submit" pending={pending}>
              {download.kind === "ready" ? "Prepare a new copy" : "Prepare a copy"}
            </Button>
          </Form>
        )}
      </Inline>
    </Panel>
  );
}

/** Where an account is deleted. */
export function DeletePanel() {
  return (
    <Panel
      title="Delete account"
      text="For good, with everything we keep about you."
      actions={
        <ButtonLink href={paths.settingsDelete()} tone="critical">
          Delete account
        </ButtonLink>
      }
    />
  );
}
