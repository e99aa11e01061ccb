import { Text } from "@partlane/ui";
import { useContext } from "react";
import { RequestIdContext } from "~/platform/http/request-id";

/** Marks the line, so that the browser finds what the server wrote. */
const marker = "data-request-id";

/** What the document that is shown was answered with, and under which address: another page has another. */
const served =
  typeof document === "undefined"
    ? undefined
    : {
        id: document.querySelector(`[${marker}]`)?.getAttribute(marker) ?? undefined,
        address: `${location.pathname}${location.search}`,
      };

function servedId(): string | undefined {
  if (!served) return undefined;
  return served.address === `${location.pathname}${location.search}` ? served.id : undefined;
}

/** What people can tell support, and support can find in the log. Nothing where no request of a document failed. */
export function Reference() {
  const own = useContext(RequestIdContext);
  const id = own ?? servedId();
  if (!id) return null;
  return (
    <Text as="p" size={13} tone="muted" {...{ [marker]: id }}>
      Reference: {id}
    </Text>
  );
}
