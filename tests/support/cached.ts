import type pg from "pg";

/** By the name of each table and index, the bytes that it has, and those of them that are in PostgreSQL's cache. */
export async function cachedBytes(
  client: pg.Client | pg.Pool,
): Promise<Map<string, { all: number; cached: number }>> {
  await client.query("create extension if not exists pg_buffercache");
  // The cache is counted once: for each of hundreds of tables and indexes that takes seconds.
  const { rows } = await client.query(`
    with b as materialized (
      select relfilenode, count(*) * 8192 as bytes from pg_buffercache
      where relforknumber = 0
        and reldatabase = (select oid from pg_database where datname = current_database())
      group by relfilenode)
    select relname as name, pg_relation_size(oid)::float8 as all, coalesce(b.bytes, 0)::float8 as cached
    from pg_class left join b on b.relfilenode = pg_relation_filenode(pg_class.oid)
    where relnamespace = 'public'::regnamespace and relkind in ('i', 'r')`);
  return new Map(rows.map(({ name, all, cached }) => [name, { all, cached }]));
}
