import type { ExportedListing } from "~/imports/csv/write-rows.server";
import { listPictures } from "~/photos/listing-pictures.server";
import { selectForExport } from "./export.repo.server";
import type { ListView } from "./list-view";
import { selectListedKeys } from "./listings.repo.server";

/** Keys that are looked up at a time, and listings that are read: what an export has in memory. */
const batchSizes = { keys: 10_000, listings: 250 };

type Row = Awaited<ReturnType<typeof selectForExport>>[number];

const exported = (row: Row, pictureUrls: string[]): ExportedListing[] =>
  // A file that is read again makes no archived listing, and would put these on the shelf.
  row.state === "archived"
    ? []
    : [
        {
          ...row,
          state: row.state,
          brand: row.brand || null,
          partType: row.partType || null,
          location: row.shelf || null,
          oemNumbers: numbersOf(row, "oem"),
          interchangeNumbers: numbersOf(row, "interchange"),
          fitment: row.vehicles,
          pictureUrls,
        },
      ];

const numbersOf = ({ otherNumbers }: Row, kind: Row["otherNumbers"][number]["kind"]) =>
  otherNumbers.filter((other) => other.kind === kind).map(({ number }) => number);

/**
 * What the list of an account shows, page after page, but for drafts and what is archived.
 * @param origin the site's own, for the addresses of photos
 */
export async function* exportListings(
  { accountId, origin }: { accountId: string; origin: string },
  { after: _, ...view }: ListView,
  batches = batchSizes,
): AsyncGenerator<ExportedListing> {
  let after = 0;
  for (;;) {
    const keys = await selectListedKeys({ ...view, accountId, after, limit: batches.keys });
    for (let from = 0; from < keys.length; from += batches.listings) {
      const rows = await selectForExport(keys.slice(from, from + batches.listings));
      const pictures = await listPictures({ accountId, listingIds: rows.map(({ id }) => id) });
      for (const row of rows) {
        const own = pictures.get(row.id) ?? [];
        yield* exported(
          row,
          own.map((address) => `${origin}${address}`),
        );
      }
    }
    const last = keys.at(-1);
    if (last === undefined || keys.length < batches.keys) return;
    after = last;
  }
}
