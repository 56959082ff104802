import { messageColumns, type PublishedMessage } from './message-feed.ts'

/** Runs one SQL statement, `?` for parameters, and returns its rows. */
export type Rows = <Row extends object>(sql: string, parameters: readonly unknown[]) => Promise<readonly Row[]>

/** Messages that a subscriber of a channel receives. */
export interface Subscription {
  readonly channel: string
  readonly account: string | null
  readonly audiences: readonly string[]
}

/** Maximum number of missed messages; a client that missed more gets the initial state again. */
const maxMissed = 500

// An array of parameters is a list of them.
const mayReceive = '(f.account_id is null or f.account_id = ? or f.audience = any(array[?]::text[]))'

// Messages visible in the snapshot `seen` of the last message, and those of its own transaction, were received before it.
const missedQuery = `with last as (select f.id, f.transaction, f.seen from live_frame f where f.id = ? and f.channel = ? and ${mayReceive})
  select l.id is not null known, f.* from (select 1) one left join last l on true
    left join lateral (select ${messageColumns} from live_frame f where f.channel = ? and ${mayReceive}
      and (f.id > l.id or f.transaction >= pg_snapshot_xmin(l.seen) and f.transaction <> l.transaction
        and not pg_visible_in_snapshot(f.transaction, l.seen)) order by f.id limit ${maxMissed + 1}) f on true`

/**
 * Reads the messages that a subscriber of a channel was sent after a message; it may include messages published
 * concurrently that were received already. `null` when the last message is no longer stored, or too many were missed.
 */
export const missedMessages = async (
  rows: Rows,
  { channel, account, audiences, lastId }: Subscription & { readonly lastId: number },
): Promise<readonly PublishedMessage[] | null> => {
  const found = await rows<{ known: boolean } & { [Key in keyof PublishedMessage]: PublishedMessage[Key] | null }>(missedQuery, [
    lastId,
    channel,
    account,
    audiences,
    channel,
    account,
    audiences,
  ])
  if (!found[0]?.known || found.length > maxMissed) return null
  return found.flatMap((row) => (row.id === null ? [] : [row as PublishedMessage]))
}
