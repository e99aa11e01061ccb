import { setTimeout as sleep } from "node:timers/promises";
import { random } from "../../../scripts/lib/sample-catalogue/random";
import { Asking } from "./asking";
import { type Buyer, startBuyer } from "./buyer";
import { type Books, closeBooks } from "./ledger";
import { stockShelf } from "./shelf";
import { startVisitor } from "./visitor";

/** People on a site: some look around, some sign in, buy, and keep things. */
export interface MixedLoad {
  asking: Asking;
  /** Goes on until `pause`, and again after it. */
  resume(): void;
  /** Settles when nobody is waiting for an answer any more. */
  pause(): Promise<void>;
  /** Compares what the site said with what is in its database. */
  closeBooks(): Promise<Books>;
}

interface LoadOptions {
  siteUrl: string;
  /** The site's own database. */
  databaseUrl: string;
  /** The same seed asks the same, as far as the answers are the same. */
  seed: number;
  buyers?: number;
  visitors?: number;
}

/** How long somebody thinks between two things, in ms: the site is to be busy, the machine not to be swamped. */
const thinkingMs = 40;

/** Registers the buyers, fills the shelves, and learns what the right answers are. Nobody does anything yet. */
export async function startMixedLoad({
  siteUrl,
  databaseUrl,
  seed,
  buyers: buyerCount = 12,
  visitors: visitorCount = 6,
}: LoadOptions): Promise<MixedLoad> {
  const asking = new Asking(siteUrl);
  const shelf = await stockShelf(databaseUrl);
  let isOver = true;
  const buyers: Buyer[] = [];
  for (let at = 0; at < buyerCount; at += 1)
    buyers.push(await startBuyer(asking, random(seed, at), shelf, () => isOver));
  const visitor = await startVisitor(asking, random(seed, 1_000));
  let running: Promise<void>[] = [];

  async function live(act: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await act();
      await sleep(thinkingMs);
    }
  }
  const visits = Array.from({ length: visitorCount }, (_, at) => {
    const dice = random(seed, 2_000 + at);
    return () => visitor.look(dice);
  });
  return {
    asking,
    resume() {
      isOver = false;
      running = [...buyers.map((buyer) => () => buyer.act()), ...visits].map(live);
    },
    async pause() {
      isOver = true;
      await Promise.all(running);
    },
    closeBooks: () => closeBooks(databaseUrl, buyers, shelf),
  };
}
