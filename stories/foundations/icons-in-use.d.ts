declare module "virtual:icons-in-use" {
  import type { LucideIcon } from "lucide-react";

  /** The icons that `ui` and the site draw, by Lucide's name. */
  export const iconsInUse: Readonly<Record<string, LucideIcon>>;
}
