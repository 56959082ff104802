import type { ClientBase } from 'pg'
import { isPositionLost, lastSnapshot, makePosition, partsOfPosition, serverRun } from '#adapters/postgres/feed-position.ts'

/** Published message, ready to be sent. */
export interface PublishedMessage {
  readonly id: number
  readonly channel: string
  /** Receiving account or audience; both `null`: all subscribers of the channel. */
  readonly account: string | null
  readonly audience: string | null
  /** Websocket frame as text. */
  readonly text: string
}

/** Messages published since a position. */
export interface MessageBatch {
  /** Moment of this poll, as in `adapters/search-index/change-feed.ts`. */
  readonly position: string
  readonly messages: readonly PublishedMessage[]
  /** True when the missed messages are unknown, because the database was restored to an earlier state or started anew. */
  readonly lost: boolean
}

/** Columns of a row `f` of `live_frame`, including its frame text. */
export const messageColumns = `f.id::float8 id, f.channel, f.account_id account, f.audience, json_build_object('type', f.type, 'id', f.id,
  'ts', to_char(f.told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', f.data)::text "text"`

const messagesQuery = `select ${serverRun} run, pg_current_snapshot()::text snapshot, coalesce((select max(id) from live_frame), 0)::text "number",
    $2::pg_snapshot is not null and ${isPositionLost} lost,
    coalesce((select json_agg(n) from (select ${messageColumns} from live_frame f
       where f.id > $3::bigint or f.transaction >= pg_snapshot_xmin(${lastSnapshot}) and f.transaction < pg_snapshot_xmax(pg_current_snapshot())
         and not pg_visible_in_snapshot(f.transaction, ${lastSnapshot}) order by f.id) n), '[]') messages`

type Row = Omit<MessageBatch, 'position'> & { readonly run: string; readonly snapshot: string; readonly number: string }

/** Reads the messages published since `position`: each once, in whatever order transactions commit; none at the start (`null`). */
export const readMessages = async (client: ClientBase, position: string | null): Promise<MessageBatch> => {
  const { rows } = await client.query<Row>(messagesQuery, [...partsOfPosition(position)])
  const { lost, messages, ...now } = rows[0] as Row
  return { position: makePosition(now), messages, lost }
}
