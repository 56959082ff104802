import type { ClientBase } from 'pg'

/** Lines of the feed that are kept at least, so that whoever was away shortly need not forget everything. */
const kept = 1000

/** What was purged since a position. */
export interface Purged {
  /** PostgreSQL's snapshot of this look, as `adapters/snapshot/change-feed.ts` has it. */
  readonly position: string
  /** `*` among them: everything. */
  readonly tags: readonly string[]
}

const last = 'coalesce($1::pg_snapshot, pg_current_snapshot())'

// At the beginning, and where a database was set back, nothing that is kept can be trusted.
const since = `select pg_current_snapshot()::text,
    case when $1::pg_snapshot is null or pg_snapshot_xmax(${last}) > pg_snapshot_xmax(pg_current_snapshot()) then '{*}'
      else array(select distinct unnest(tags) from page_purge where transaction >= pg_snapshot_xmin(${last})
        and transaction < pg_snapshot_xmax(pg_current_snapshot()) and (pruned or not pg_visible_in_snapshot(transaction, ${last}))) end`

/** Looks what was purged since `position`: each transaction once, in whatever order they end; at the beginning (`null`) everything. */
export const readPurges = async (client: ClientBase, position: string | null): Promise<Purged> => {
  const { rows } = await client.query<[string, readonly string[]]>({ text: since, values: [position], rowMode: 'array' })
  const [now, tags] = rows[0] as [string, readonly string[]]
  return { position: now, tags }
}

/**
 * Puts one line that purges everything in the place of all but the newest lines, once there are twice as many. Several processes may do it at
 * once. Only what is seen by everyone goes: a process whose last look is older finds that line.
 */
export const prunePurges = (client: ClientBase) =>
  client.query(
    `with gone as (
       delete from page_purge where transaction < pg_snapshot_xmin(pg_current_snapshot())
          and seq <= (select seq from page_purge order by seq desc offset ${kept} limit 1)
          and exists (select from page_purge order by seq desc offset ${2 * kept} limit 1) returning transaction)
     insert into page_purge (transaction, tags, pruned) select transaction, '{*}', true from gone order by transaction desc limit 1`,
  )
