import { Star, X } from "lucide-react";
import type { MouseEvent } from "react";
import { UiLink } from "../../components/Link";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { opensElsewhere } from "../../internal/opensElsewhere";
import * as css from "./PartPanel.css";

interface RatingProps {
  value: number;
  count: number;
  /** What a screen reader hears in place of the figures. */
  words: string;
}

export function Rating({ value, count, words }: RatingProps) {
  return (
    <span className={css.rating}>
      <Star className={css.star} size={14} strokeWidth={1.5} aria-hidden="true" />
      <bdi dir="ltr" aria-hidden="true">
        {value.toFixed(1)} ({count})
      </bdi>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

interface CloseControlProps {
  label: string;
  href?: string;
  onClose: () => void;
}

/** A button, or with a `href` a link that works without JavaScript. */
export function CloseControl({ label, href, onClose }: CloseControlProps) {
  const icon = <X size={20} strokeWidth={1.5} aria-hidden="true" />;
  if (!href)
    return (
      <button type="button" className={css.close} aria-label={label} onClick={onClose}>
        {icon}
      </button>
    );
  const close = (event: MouseEvent) => {
    // Held with a key, a link opens elsewhere as any link does.
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <UiLink href={href} className={css.close} aria-label={label} onClick={close}>
      {icon}
    </UiLink>
  );
}
