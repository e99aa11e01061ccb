import { Container, Text } from "@partlane/ui";
import { useSyncExternalStore } from "react";
import type { ShellData } from "./Effects";

const never = () => () => {};

/**
 * The message of the request before, at the top of the page as the server sends it. Where there is
 * JavaScript it gives way to the toast; where there is none it stays.
 */
export function FlashInPage({ tone, message }: NonNullable<ShellData["flash"]>) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isHydrated) return null;
  return (
    <Container>
      <Text role="status" weight={600} tone={tone === "critical" ? "critical" : "success"}>
        {message}
      </Text>
    </Container>
  );
}
