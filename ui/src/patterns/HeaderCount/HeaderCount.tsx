import { Bell, ShoppingCart } from "lucide-react";
import { UiLink } from "../../components/Link";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { count as badge, link } from "./HeaderCount.css";

const icons = { cart: ShoppingCart, bell: Bell };

export interface HeaderCountLink {
  href: string;
  /** Its whole name, which is read and not seen, with the count: `Cart, 3 items`. */
  label: string;
  /** On its icon, from 1 on; more than 99 are `99+`. */
  count: number;
  /** Its page is shown. */
  current?: boolean;
}

export interface HeaderCountProps extends HeaderCountLink {
  icon: keyof typeof icons;
}

/** An icon in a header that leads to what it counts: the cart, what is unread. */
export function HeaderCount({ icon, href, label, count, current }: HeaderCountProps) {
  const Icon = icons[icon];
  return (
    <UiLink href={href} className={link} aria-current={current ? "page" : undefined}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      {count > 0 ? (
        <span className={badge} aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
      <VisuallyHidden>{label}</VisuallyHidden>
    </UiLink>
  );
}
