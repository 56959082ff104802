import type { ClientBase } from 'pg'

/** Minimum number of retained rows, so that a process that was briefly disconnected need not read everything again. */
const minRetained = 10_000

/** Changes since a position. */
export interface Changes {
  /** PostgreSQL snapshot of this poll: the next poll returns exactly what this one could not see, in whatever order transactions commit. */
  readonly position: string
  /** Ids to read again; `all`: every facility. */
  readonly changed: readonly string[] | 'all'
}

const lastSnapshot = 'coalesce($1::pg_snapshot, pg_current_snapshot())'

// A row is new when the last poll could not see its transaction. A row of pruned changes (`changes > 1`) may stand for unseen ones.
const unseen = `transaction >= pg_snapshot_xmin(${lastSnapshot}) and transaction < pg_snapshot_xmax(pg_current_snapshot())
      and (changes > 1 or not pg_visible_in_snapshot(transaction, ${lastSnapshot}))`

// A database that was restored to an earlier state has fewer transactions than the last poll saw.
const changesQuery = `select pg_current_snapshot()::text,
    $1::pg_snapshot is null or pg_snapshot_xmax(${lastSnapshot}) > pg_snapshot_xmax(pg_current_snapshot())
      or exists (select from facility_change where facility_id is null and ${unseen}),
    array(select distinct facility_id::text from facility_change where facility_id is not null and ${unseen})`

/** Reads the changes since `position`; everything at the start (`null`). Must run in a transaction with repeatable reads. */
export const readChanges = async (client: ClientBase, position: string | null): Promise<Changes> => {
  const { rows } = await client.query<[string, boolean, readonly string[]]>({ text: changesQuery, values: [position], rowMode: 'array' })
  const [now, all, ids] = rows[0] as [string, boolean, readonly string[]]
  return { position: now, changed: all ? 'all' : ids }
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
