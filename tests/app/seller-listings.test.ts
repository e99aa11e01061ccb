import { describe, expect, it } from "vitest";
import * as sellerRoute from "~/routes/seller";
import { getOwnSeller } from "~/sellers/sellers.server";
import { useDatabase } from "../support/database";
import { at, part, published, send, withBusiness } from "../support/selling";
import { refusal, visit } from "../support/signed-in";

useDatabase();

describe("what a seller has for sale", () => {
  it("is the seller's own, in stock, the newest first, in pages of its address", async () => {
    const [person, other] = [await withBusiness(), await withBusiness()];
    await published(other, { ...part, partNumber: "SL-0001" });
    const ids: string[] = [];
    for (let each = 0; each < 26; each++)
      ids.push(await published(person, { ...part, partNumber: `SL-1${each}00` }));
    await send(person, ids[0] ?? "", { intent: "pause" });
    const id = (await getOwnSeller(person.id))?.id ?? "";
    const pageOf = (query: string) => sellerRoute.loader(at(visit(`/sellers/${id}${query}`), id));

    const seen: string[] = [];
    let query = "";
    for (let page = 0; page < 5; page++) {
      const { forSale } = await pageOf(query);
      seen.push(...forSale.listings.map((listing) => listing.id));
      expect(forSale.isLater).toBe(page > 0);
      expect(forSale.categories).toEqual([{ value: "brake", label: "Brake", count: 25 }]);
      if (!forSale.next) break;
      query = `?${new URLSearchParams({ page: forSale.next })}`;
    }
    expect(seen).toEqual(ids.slice(1).toReversed());
    expect(await refusal(pageOf("?page=nonsense"))).toMatchObject({ status: 404 });
  });
});
