import type pg from "pg";

/** The tables that a load fills by the million. */
export const filledTables = ["listing", "listing_number", "fitment"];
/** With more listings than this besides, the site needs its indexes while the load runs. */
const fewListings = 20_000;

/**
 * Takes down the indexes that a load would have to keep up row by row, unless many other listings
 * need them, and writes their definitions down in the run's row in the same transaction: however a
 * load ends, the next knows what is missing. Constraints stay. So with what PostgreSQL tidies up by
 * itself: the load does that at its end, and nobody else meanwhile, beside it.
 */
export async function takeIndexesDown(client: pg.Client, seed: number): Promise<void> {
  const others = await client.query(
    "select count(*)::int as n from (select from listing where seed is null limit $1) others",
    [fewListings + 1],
  );
  if (others.rows[0].n > fewListings) return;
  await client.query("begin");
  await client.query("set local lock_timeout = '10s'");
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisprimary
       and not exists (select from pg_constraint where conindid = i.indexrelid)
       -- Those of a few listings are kept up for less than it takes to look for the few.
       and coalesce(pg_get_expr(i.indpred, i.indrelid), '') !~ 'NOT in_stock|is_sample'
     order by 1`,
    [filledTables],
  );
  await client.query("update seed_run set indexes = indexes || $2 where seed = $1", [
    seed,
    [
      ...rows.map(({ definition }) => definition),
      ...filledTables.map((table) => `ALTER TABLE ${table} RESET (autovacuum_enabled)`),
    ],
  ]);
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  for (const table of filledTables)
    await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
  await client.query("commit");
}

/** Does one thing after the other over some connections at once: whichever is free takes the next. */
export async function shareOut<What>(
  clients: readonly pg.Client[],
  all: readonly What[],
  work: (client: pg.Client, what: What) => Promise<unknown>,
): Promise<void> {
  const next = all.values();
  await Promise.all(
    clients.map(async (client) => {
      for (const what of next) await work(client, what);
    }),
  );
}

/** What is in the definition of the index that takes longest. */
const longest = "placed_words";

/** Counts listings by their cells, soonest from the index of places. */
export const counting = "select cell_stat_rebuild()";

/**
 * Lets at least one more process work at an index until the end of the transaction: the longest of all, alone at
 * the end, would leave a core without work. Each has 32 MB, the least that is allowed: what it gathers is looked through
 * for each word, and of less more is in the processor's own memory.
 */
async function giveHelp(client: pg.Client): Promise<void> {
  const setting = "max_parallel_maintenance_workers";
  const { rows } = await client.query(
    `select greatest(1, current_setting('${setting}')::int) as helpers`,
  );
  const { helpers } = rows[0];
  await client.query(`set local ${setting} = ${helpers}`);
  await client.query(`set local maintenance_work_mem = '${32 * (1 + helpers)}MB'`);
}

/**
 * Puts up again what the run's row says is down, over the given connections at once, and does what else
 * there is to do beside it.
 */
export async function putIndexesUp(
  clients: readonly pg.Client[],
  seed: number,
  built: (done: number, all: number) => void,
  beside: readonly string[] = [],
): Promise<void> {
  const run = await clients[0]?.query("select indexes from seed_run where seed = $1", [seed]);
  const all: string[] = run?.rows[0]?.indexes ?? [];
  // The words with their places take as long as all the rest, which is built beside them.
  const first = [longest, " listing_cell_idx ", counting, " gin "];
  const turn = (index: string) => {
    const at = first.findIndex((each) => index.includes(each));
    return at < 0 ? first.length : at;
  };
  const isIndex = (each: string) => each.includes(" INDEX ");
  const waiting = [...all.filter(isIndex), ...beside].toSorted((a, b) => turn(a) - turn(b));
  // Each would wait for the index that is being built of its table.
  const last = all.filter((each) => !isIndex(each));
  let done = 0;
  const putUp = async (client: pg.Client, what: string) => {
    await client.query("begin");
    if (what.includes(longest)) await giveHelp(client);
    await client.query(what.replace(/ INDEX /, " INDEX IF NOT EXISTS "));
    await client.query("update seed_run set indexes = array_remove(indexes, $2) where seed = $1", [
      seed,
      what,
    ]);
    await client.query("commit");
    done += 1;
    built(done, all.length + beside.length);
  };
  await shareOut(clients, waiting, putUp);
  await shareOut(clients.slice(0, 1), last, putUp);
}
