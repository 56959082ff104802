import type { ClientBase } from 'pg'
import { isPositionLost, lastSnapshot, makePosition, partsOfPosition } from '#adapters/postgres/feed-position.ts'
import { type LogPosition, positionColumns } from '#adapters/postgres/replicas/log-position.ts'

/** Minimum number of retained rows, so that a process that was briefly disconnected need not read everything again. */
const minRetained = 10_000

/** Changes since a position. */
export interface Changes {
  /** Moment of this poll: the next one returns exactly what this one could not see, in whatever order transactions commit. */
  readonly position: string
  /** Ids to read again; `all`: every facility. */
  readonly changed: readonly string[] | 'all'
  /** Position in the log of the server, at which all of them were committed. */
  readonly log: LogPosition
}

interface Row extends LogPosition {
  readonly snapshot: string
  readonly number: string
  readonly all: boolean
  readonly ids: readonly string[]
}

// A row is new when the last poll could not see its transaction. A row of pruned changes (`changes > 1`) may stand for unseen ones; it
// has a number of its own, by which it is new only where a crash may have hidden them.
const unseen = `(seq > $3::bigint and (changes = 1 or $4)
      or transaction >= pg_snapshot_xmin(${lastSnapshot}) and transaction < pg_snapshot_xmax(pg_current_snapshot())
        and (changes > 1 or not pg_visible_in_snapshot(transaction, ${lastSnapshot})))`

const changesQuery = `select ${positionColumns}, pg_current_snapshot()::text snapshot, coalesce((select max(seq) from facility_change), 0)::text "number",
    ${isPositionLost} or exists (select from facility_change where facility_id is null and ${unseen}) "all",
    array(select distinct facility_id::text from facility_change where facility_id is not null and ${unseen}) ids`

/**
 * Reads the changes since `position`; everything at the start (`null`), and after another start of the server. `isNew`:
 * over another connection than before, since the server may have crashed. Must run in a transaction with repeatable
 * reads.
 */
export const readChanges = async (client: ClientBase, position: string | null, isNew = false): Promise<Changes> => {
  const { rows } = await client.query<Row>(changesQuery, [...partsOfPosition(position), isNew])
  const { all, ids, snapshot, number, ...log } = rows[0] as Row
  return { position: makePosition({ run: log.run, snapshot, number }), changed: all ? 'all' : ids, log }
}

/** Returns the number of all changes ever made, as text. */
export const readVersion = async (client: ClientBase): Promise<string> => {
  const { rows } = await client.query<{ version: string }>('select coalesce(sum(changes), 0)::text as version from facility_change')
  return rows[0]?.version ?? '0'
}

/**
 * Replaces all but the newest rows by one row, once there are twice as many. Safe to run concurrently. Only rows that are visible to all
 * transactions are deleted: a process whose last poll is older finds the replacement row and reads everything.
 */
export const pruneChanges = (client: ClientBase) =>
  client.query(
    `with gone as (
       delete from facility_change where transaction < pg_snapshot_xmin(pg_current_snapshot())
          and seq <= (select seq from facility_change order by seq desc offset ${minRetained} limit 1)
          and exists (select from facility_change order by seq desc offset ${2 * minRetained} limit 1) returning transaction, changes)
     insert into facility_change (transaction, changes) select (select transaction from gone order by transaction desc limit 1), sum(changes) from gone having count(*) > 0`,
  )
