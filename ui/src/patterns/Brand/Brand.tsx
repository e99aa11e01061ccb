import type { ReactNode } from "react";
import { LogoMark } from "../../brand";
import { UiLink } from "../../components/Link";
import { brand } from "./Brand.css";

/** Mark and wordmark, leading home. Not exported from the package: part of headers and footers. */
export function Brand({ href, children }: { href: string; children: ReactNode }) {
  return (
    <UiLink href={href} className={brand}>
      <LogoMark width={26} height={26} />
      <span data-yields="">{children}</span>
    </UiLink>
  );
}
