import { type ListingSearch, searchParams } from "./search-params";

export const keyOf = (search: ListingSearch) => searchParams(search).toString();
