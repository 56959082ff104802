import { messageColumns, type PublishedMessage } from './message-feed.ts'

/** Runs one SQL statement, `?` for parameters, and returns its rows. */
export type Rows = <Row extends object>(sql: string, parameters: readonly unknown[]) => Promise<readonly Row[]>

/** Maximum number of missed messages; a client that missed more gets the initial state again. */
const maxMissed = 500

// Messages visible in the snapshot `seen` of the last message, and those of its own transaction, were received before it.
const missedQuery = `with last as (select id, transaction, seen from live_frame where id = ? and channel = ? and (account_id is null or account_id = ?))
  select l.id is not null known, f.* from (select 1) one left join last l on true
    left join lateral (select ${messageColumns} from live_frame f where f.channel = ? and (f.account_id is null or f.account_id = ?)
      and (f.id > l.id or f.transaction >= pg_snapshot_xmin(l.seen) and f.transaction <> l.transaction
        and not pg_visible_in_snapshot(f.transaction, l.seen)) order by f.id limit ${maxMissed + 1}) f on true`

/**
 * Reads the messages that were published on a channel after a message, for all subscribers or for an account; it may include messages
 * published concurrently that were received already. `null` when the last message is no longer stored, or too many were missed.
 */
export const missedMessages = async (
  rows: Rows,
  { channel, account, lastId }: { readonly channel: string; readonly account: string | null; readonly lastId: number },
): Promise<readonly PublishedMessage[] | null> => {
  const found = await rows<{ known: boolean } & { [Key in keyof PublishedMessage]: PublishedMessage[Key] | null }>(missedQuery, [
    lastId,
    channel,
    account,
    channel,
    account,
  ])
  if (!found[0]?.known || found.length > maxMissed) return null
  return found.flatMap((row) => (row.id === null ? [] : [row as PublishedMessage]))
}
