import type { ClientBase } from 'pg'

/** Minimum number of retained rows, so that a process that was briefly disconnected need not clear its cache. */
const minRetained = 1000

/** Invalidations since a position. */
export interface Invalidations {
  /** PostgreSQL snapshot of this poll, as in `adapters/search-index/change-feed.ts`. */
  readonly position: string
  /** Invalidated tags; `*` invalidates all pages. */
  readonly tags: readonly string[]
}

const lastSnapshot = 'coalesce($1::pg_snapshot, pg_current_snapshot())'

// At the start, and after the database was restored to an earlier state, all cached pages are invalid.
const changesQuery = `select pg_current_snapshot()::text,
    case when $1::pg_snapshot is null or pg_snapshot_xmax(${lastSnapshot}) > pg_snapshot_xmax(pg_current_snapshot()) then '{*}'
      else array(select distinct unnest(tags) from page_purge where transaction >= pg_snapshot_xmin(${lastSnapshot})
        and transaction < pg_snapshot_xmax(pg_current_snapshot()) and (pruned or not pg_visible_in_snapshot(transaction, ${lastSnapshot}))) end`

/** Reads the invalidations since `position`: each transaction once, in whatever order they commit; all pages at the start (`null`). */
export const readInvalidations = async (client: ClientBase, position: string | null): Promise<Invalidations> => {
  const { rows } = await client.query<[string, readonly string[]]>({ text: changesQuery, values: [position], rowMode: 'array' })
  const [now, tags] = rows[0] as [string, readonly string[]]
  return { position: now, tags }
}

/**
 * Replaces all but the newest rows by one row that invalidates everything, once there are twice as many. Safe to run concurrently.
 * Only rows that are visible to all transactions are deleted: a process whose last poll is older finds the replacement row.
 */
export const pruneInvalidations = (client: ClientBase) =>
  client.query(
    `with gone as (
       delete from page_purge where transaction < pg_snapshot_xmin(pg_current_snapshot())
          and seq <= (select seq from page_purge order by seq desc offset ${minRetained} limit 1)
          and exists (select from page_purge order by seq desc offset ${2 * minRetained} limit 1) returning transaction)
     insert into page_purge (transaction, tags, pruned) select transaction, '{*}', true from gone order by transaction desc limit 1`,
  )
