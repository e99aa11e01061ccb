import { useToast } from "@partlane/ui";
import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { ShellData } from "./shell-data";
import { useBlankInPageCache } from "./useBlankInPageCache";

// Configured by few: those who do not, never load a byte of it.
const Configured = lazy(async () => ({ default: (await import("./Configured")).Configured }));

/** What the shell does rather than shows: the toast left behind, focus after a change of page, no signed-in page left behind. */
export function Effects({ shell }: { shell: ShellData }) {
  useFlash(shell.flash);
  useFocusOnNavigation();
  useBlankInPageCache(shell.user !== null);
  return shell.analytics || shell.tokenSync ? (
    <Suspense fallback={null}>
      <Configured shell={shell} />
    </Suspense>
  ) : null;
}

function useFlash(flash: ShellData["flash"]) {
  const toast = useToast();
  const shown = useRef<string>();
  useEffect(() => {
    if (!flash || shown.current === flash.id) return;
    shown.current = flash.id;
    toast.show({ tone: flash.tone, message: flash.message });
  }, [flash, toast]);
}

/** After a change of path the keyboard and the screen reader start at the new page's content. */
function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
