import type { ClientBase } from 'pg'

/** Lines of the feed that are kept at least, so that whoever was away shortly need not read all again. */
const kept = 10_000

/** What happened since a position. */
export interface Changes {
  /** PostgreSQL's snapshot of this look: the next one tells what this one could not see, whenever and in which order it is committed. */
  readonly position: string
  /** Ids to read again; `all`: everything. */
  readonly changed: readonly string[] | 'all'
}

const last = 'coalesce($1::pg_snapshot, pg_current_snapshot())'

// A line is new when the last look could not see its transaction. The line of a pruned past (`changes > 1`) may stand for one that was not seen.
const unseen = `transaction >= pg_snapshot_xmin(${last}) and transaction < pg_snapshot_xmax(pg_current_snapshot())
      and (changes > 1 or not pg_visible_in_snapshot(transaction, ${last}))`

// A database that was set back has fewer transactions than we have seen.
const since = `select pg_current_snapshot()::text,
    $1::pg_snapshot is null or pg_snapshot_xmax(${last}) > pg_snapshot_xmax(pg_current_snapshot())
      or exists (select from facility_change where facility_id is null and ${unseen}),
    array(select distinct facility_id::text from facility_change where facility_id is not null and ${unseen})`

/** Looks what has changed since `position`; at the beginning (`null`), all. To be asked within a transaction whose reads are of one moment. */
export const readChanges = async (client: ClientBase, position: string | null): Promise<Changes> => {
  const { rows } = await client.query<[string, boolean, readonly string[]]>({ text: since, values: [position], rowMode: 'array' })
  const [now, all, ids] = rows[0] as [string, boolean, readonly string[]]
  return { position: now, changed: all ? 'all' : ids }
}

/** How many changes have ever been made, as text. */
export const readVersion = async (client: ClientBase): Promise<string> => {
  const { rows } = await client.query<{ version: string }>('select coalesce(sum(changes), 0)::text as version from facility_change')
  return rows[0]?.version ?? '0'
}

/**
 * Puts one line in the place of all but the newest lines, once there are twice as many. Several processes may do it at once. Only what is seen
 * by everyone goes: a process whose last look is older finds that line and reads all.
 */
export const pruneChanges = (client: ClientBase) =>
  client.query(
    `with gone as (
       delete from facility_change where transaction < pg_snapshot_xmin(pg_current_snapshot())
          and seq <= (select seq from facility_change order by seq desc offset ${kept} limit 1)
          and exists (select from facility_change order by seq desc offset ${2 * kept} limit 1) returning transaction, changes)
     insert into facility_change (transaction, changes) select (select transaction from gone order by transaction desc limit 1), sum(changes) from gone having count(*) > 1`,
  )
