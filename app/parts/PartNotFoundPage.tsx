import { ButtonLink, EmptyState, Page, Stack } from "@partlane/ui";
import { paths } from "~/paths";
import { SmartBox } from "~/shell/SmartBox";

/** In place of a part that was taken down, or never was: how to find another. */
export function PartNotFoundPage() {
  return (
    <Page width="narrow">
      <EmptyState
        level={1}
        title="There is no such part any more."
        action={
          <Stack gap={4}>
            <SmartBox placeholder="VIN, part number or words" />
            <ButtonLink href={paths.map()} size="large">
              See all parts on the map
            </ButtonLink>
          </Stack>
        }
      >
        It was taken down, or the link has lost a letter on its way. Search by the number on the old
        part, or by what it is called.
      </EmptyState>
    </Page>
  );
}
