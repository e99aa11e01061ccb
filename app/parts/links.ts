import { paths } from "~/paths";
import { withCompared } from "~/search/query/compared-ids";
import type { AlongCompare, ListingSearch } from "~/search/query/search-params";

type Going = AlongCompare & Pick<Partial<ListingSearch>, "comparing">;

/** A part's own page, with what of a search goes along. */
export const partHref = ({ id }: { id: string }, { near, vehicle, comparing }: Going) =>
  paths.part(id, { near, vehicle, comparing });

/** The comparison with a part beside what is compared already. */
export const compareHref = ({ id }: { id: string }, search: Going): string =>
  paths.compare(withCompared(search.comparing ?? [], id), search);
