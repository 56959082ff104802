import type { ClientBase } from 'pg'

/** Published message, ready to be sent. */
export interface PublishedMessage {
  readonly id: number
  readonly channel: string
  /** Receiving account; `null`: all subscribers of the channel. */
  readonly account: string | null
  /** Websocket frame as text. */
  readonly text: string
}

/** Messages published since a position. */
export interface MessageBatch {
  /** PostgreSQL snapshot of this poll, as in `adapters/search-index/change-feed.ts`. */
  readonly position: string
  readonly messages: readonly PublishedMessage[]
  /** True when the missed messages are unknown, because the database was restored to an earlier state. */
  readonly lost: boolean
}

/** Columns of a row `f` of `live_frame`, including its frame text. */
export const messageColumns = `f.id::float8 id, f.channel, f.account_id account, json_build_object('type', f.type, 'id', f.id,
  'ts', to_char(f.told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', f.data)::text "text"`

const lastSnapshot = 'coalesce($1::pg_snapshot, pg_current_snapshot())'
const messagesQuery = `select pg_current_snapshot()::text "position",
    coalesce(pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()), false) lost,
    coalesce((select json_agg(n) from (select ${messageColumns} from live_frame f
       where f.transaction >= pg_snapshot_xmin(${lastSnapshot}) and f.transaction < pg_snapshot_xmax(pg_current_snapshot())
         and not pg_visible_in_snapshot(f.transaction, ${lastSnapshot}) order by f.id) n), '[]') messages`

/** Reads the messages published since `position`: each once, in whatever order transactions commit; none at the start (`null`). */
export const readMessages = async (client: ClientBase, position: string | null): Promise<MessageBatch> => {
  const { rows } = await client.query<MessageBatch>(messagesQuery, [position])
  return rows[0] as MessageBatch
}
