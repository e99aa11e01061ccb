import { paths } from "~/paths";
import { withCompared } from "~/search/compared";
import type { ListingSearch } from "~/search/search-params";

type Going = Pick<Partial<ListingSearch>, "near" | "vehicle" | "comparing">;

/** A part's own page, with what of a search goes along. */
export const partHref = ({ id }: { id: string }, { near, vehicle, comparing }: Going) =>
  paths.part(id, { near, vehicle, comparing });

/** The comparison with a part beside what is compared already. */
export const compareHref = (
  { id }: { id: string },
  { near, vehicle, comparing = [] }: Going,
): string => paths.compare(withCompared(comparing, id), { near, vehicle });
