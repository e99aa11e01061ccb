import { vars } from "@partlane/ui/theme";
import type { ShellData } from "./shell-data";
import { useHydrated } from "./useHydrated";

/** Over the page's foot, so that nothing moves when it goes. */
const box = {
  position: "fixed",
  insetBlockEnd: "1rem",
  insetInline: "1rem",
  zIndex: 50,
  padding: "0.75rem 1rem",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: 600,
} as const;

/**
 * The message of the request before, as the server sends it. Where there is JavaScript it gives way
 * to the toast; where there is none it stays.
 */
export function FlashInPage({ message }: NonNullable<ShellData["flash"]>) {
  if (useHydrated()) return null;
  return (
    <p role="status" style={box}>
      {message}
    </p>
  );
}
