import type pg from "pg";

/** By the name of each table and index, the bytes that it has, and those of them that are in PostgreSQL's cache. */
export async function cachedBytes(
  client: pg.Client | pg.Pool,
): Promise<Map<string, { all: number; cached: number }>> {
  await client.query("create extension if not exists pg_buffercache");
  const { rows } = await client.query(`
    select relname as name, pg_relation_size(oid)::float8 as all,
      (select count(*) * 8192 from pg_buffercache b
        where b.relfilenode = pg_relation_filenode(pg_class.oid) and relforknumber = 0
          and reldatabase = (select oid from pg_database where datname = current_database()))::float8 as cached
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('i', 'r')`);
  return new Map(rows.map(({ name, all, cached }) => [name, { all, cached }]));
}
