import type { ClientBase } from 'pg'
import { isPositionLost, lastSnapshot, makePosition, partsOfPosition } from '#adapters/postgres/feed-position.ts'
import { type LogPosition, positionColumns } from '#adapters/postgres/replicas/log-position.ts'

/** Minimum number of retained rows, so that a process that was briefly disconnected need not clear its cache. */
const minRetained = 1000

/** Invalidations since a position. */
export interface Invalidations {
  /** Moment of this poll, as in `adapters/search-index/change-feed.ts`. */
  readonly position: string
  /** Invalidated tags; `*` invalidates all pages. */
  readonly tags: readonly string[]
  /** Position in the log of the server, at which all that was invalidated was committed. */
  readonly log: LogPosition
}

interface Row extends LogPosition {
  readonly snapshot: string
  readonly number: string
  readonly tags: readonly string[]
}

// A row that stands for pruned ones has a number of its own, by which it is new only where a crash may have hidden them.
const changesQuery = `select ${positionColumns}, pg_current_snapshot()::text snapshot, coalesce((select max(seq) from page_purge), 0)::text "number",
    case when ${isPositionLost} then '{*}'
      else array(select distinct unnest(tags) from page_purge where seq > $3::bigint and (not pruned or $4)
        or transaction >= pg_snapshot_xmin(${lastSnapshot}) and transaction < pg_snapshot_xmax(pg_current_snapshot())
          and (pruned or not pg_visible_in_snapshot(transaction, ${lastSnapshot}))) end tags`

/**
 * Reads the invalidations since `position`: each transaction once, in whatever order they commit; all pages at the start
 * (`null`), and after another start of the server. `isNew`: over another connection than before, since the server may
 * have crashed.
 */
export const readInvalidations = async (client: ClientBase, position: string | null, isNew = false): Promise<Invalidations> => {
  const { rows } = await client.query<Row>(changesQuery, [...partsOfPosition(position), isNew])
  const { tags, snapshot, number, ...log } = rows[0] as Row
  return { position: makePosition({ run: log.run, snapshot, number }), tags, log }
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
