import { Star, X } from "lucide-react";
import type { MouseEvent } from "react";
import { UiLink } from "../../components/Link";
import * as css from "./PartPanel.css";

export function Rating({ value, count }: { value: number; count: number }) {
  return (
    <span className={css.rating}>
      <Star className={css.star} size={14} strokeWidth={1.5} aria-hidden="true" />
      <bdi dir="ltr">
        {value.toFixed(1)} ({count})
      </bdi>
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
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
  };
  return (
    <UiLink href={href} className={css.close} aria-label={label} onClick={close}>
      {icon}
    </UiLink>
  );
}
