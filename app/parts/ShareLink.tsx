import { ButtonLink, useToast } from "@partlane/ui";
import { Share2 } from "lucide-react";
import type { MouseEvent } from "react";

/**
 * A link to the page as it is: shared by the system's own means or copied. Without JavaScript it is
 * the plain link, to be copied by hand.
 */
export function ShareLink({ href, title }: { href: string; title: string }) {
  const toasts = useToast();
  const share = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const url = new URL(href, window.location.href).href;
    if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
      // Whoever closes the system's sheet has changed their mind: nothing went wrong.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    toasts.show(
      (await copied(url))
        ? { tone: "success", message: "Link copied." }
        : {
            tone: "critical",
            message: "We couldn't copy the link. Copy it from the address bar.",
          },
    );
  };
  return (
    <ButtonLink href={href} onClick={(event) => void share(event)}>
      <Share2 size={18} strokeWidth={1.5} aria-hidden="true" />
      Share
    </ButtonLink>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden to this page, or by its reader: whoever asked says so.
    return false;
  }
}
