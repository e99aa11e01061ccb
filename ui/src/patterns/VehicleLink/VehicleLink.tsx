import { Car } from "lucide-react";
import { UiLink } from "../../components/Link";
import * as css from "./VehicleLink.css";

export interface VehicleLinkProps {
  /** The vehicle that parts are looked for; without one, an offer to add one. */
  name: string | null;
  /** Where it is chosen. */
  href: string;
}

/** The active vehicle, in a header: the icon alone on small screens, with its name read. */
export function VehicleLink({ name, href }: VehicleLinkProps) {
  return (
    <UiLink href={href} className={css.vehicle} data-chosen={name ? true : undefined}>
      <Car size={18} strokeWidth={1.5} aria-hidden="true" />
      <bdi className={css.vehicleName}>{name ?? "Add vehicle"}</bdi>
    </UiLink>
  );
}
