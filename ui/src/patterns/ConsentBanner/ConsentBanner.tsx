import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Button } from "../../components/Button";
import type { Unstyled } from "../../internal/props";
import * as css from "./ConsentBanner.css";

export interface ConsentBannerProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "children">> {
  message: ReactNode;
  /** The name of the answer that the form sends: `granted` or `denied`. */
  name?: string;
  acceptLabel?: string;
  declineLabel?: string;
  /** The banner's accessible name. */
  label?: string;
}

/**
 * Asks leave at the foot of the window, both answers equally easy. Its buttons submit the form that
 * stands around it, so it works without JavaScript. Renders a `<section>`.
 */
export const ConsentBanner = forwardRef<HTMLElement, ConsentBannerProps>(function ConsentBanner(
  {
    message,
    name = "consent",
    acceptLabel = "Accept",
    declineLabel = "Decline",
    label = "Your consent",
    ...props
  },
  ref,
) {
  return (
    <section aria-label={label} {...props} ref={ref} className={css.banner}>
      <p className={css.message}>{message}</p>
      <div className={css.actions}>
        <Button type="submit" name={name} value="denied">
          {declineLabel}
        </Button>
        <Button type="submit" name={name} value="granted">
          {acceptLabel}
        </Button>
      </div>
    </section>
  );
});
