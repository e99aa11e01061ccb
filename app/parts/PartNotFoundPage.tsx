import { ButtonLink, EmptyState, Page, Stack } from "@partlane/ui";
import { paths } from "~/paths";
import { SmartBox } from "~/shell/SmartBox";

/** In place of a part that was taken down, or never was: how to find another. */
export function PartNotFoundPage() {
  return (
    <Page width="narrow">
      <EmptyState
        level={1}
        title="This part is no longer available."
        action={
          <Stack gap={4}>
            <SmartBox placeholder="VIN, part number, or name" />
            <ButtonLink href={paths.map()} size="large">
              See all parts on the map
            </ButtonLink>
          </Stack>
        }
      >
        It was taken down, or the link is missing a letter. Search by the number on your old part,
        or by its name.
      </EmptyState>
    </Page>
  );
}
