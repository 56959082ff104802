import { frameColumns, type ToldFrame } from './frame-feed.ts'

/** Rows of one SQL statement, `?` for parameters. */
export type Rows = <Row extends object>(sql: string, parameters: readonly unknown[]) => Promise<readonly Row[]>

/** Who has missed more begins anew. */
const most = 500

// What is visible in the last frame's `seen` had ended when it was told, and so was heard before it, as was what its own transaction told first.
const missed = `with last as (select id, transaction, seen from live_frame where id = ? and channel = ? and (account_id is null or account_id = ?))
  select l.id is not null known, f.* from (select 1) one left join last l on true
    left join lateral (select ${frameColumns} from live_frame f where f.channel = ? and (f.account_id is null or f.account_id = ?)
      and (f.id > l.id or f.transaction >= pg_snapshot_xmin(l.seen) and f.transaction <> l.transaction
        and not pg_visible_in_snapshot(f.transaction, l.seen)) order by f.id limit ${most + 1}) f on true`

/**
 * What was told on a channel since a frame, for everyone or for an account; what was told at once with the frame may have been heard. `null`
 * where the frame is no longer kept, or too much was missed.
 */
export const missedFrames = async (
  rows: Rows,
  { channel, account, lastId }: { readonly channel: string; readonly account: string | null; readonly lastId: number },
): Promise<readonly ToldFrame[] | null> => {
  const found = await rows<{ known: boolean } & { [Key in keyof ToldFrame]: ToldFrame[Key] | null }>(missed, [
    lastId,
    channel,
    account,
    channel,
    account,
  ])
  if (!found[0]?.known || found.length > most) return null
  return found.flatMap((row) => (row.id === null ? [] : [row as ToldFrame]))
}
