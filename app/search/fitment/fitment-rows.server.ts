import { selectFitment } from "./fitment-rows.repo.server";

/** The fitment rows of some listings by their keys, at most 200 of each. */
export const listFitment = selectFitment;
