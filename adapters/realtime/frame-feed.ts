import type { ClientBase } from 'pg'

/** A frame as it was told, ready to be sent. */
export interface ToldFrame {
  readonly id: number
  readonly channel: string
  /** `null`: everyone on the channel. */
  readonly account: string | null
  /** The text that goes over the line. */
  readonly text: string
}

/** What was told since a position. */
export interface Heard {
  /** PostgreSQL's snapshot of this look, as `adapters/snapshot/change-feed.ts` has it. */
  readonly position: string
  readonly frames: readonly ToldFrame[]
  /** The database was set back: nobody can say what was missed. */
  readonly lost: boolean
}

/** Columns of a frame `f`, its text among them. */
export const frameColumns = `f.id::float8 id, f.channel, f.account_id account, json_build_object('type', f.type, 'id', f.id,
  'ts', to_char(f.told_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', f.data)::text "text"`

const last = 'coalesce($1::pg_snapshot, pg_current_snapshot())'
const since = `select pg_current_snapshot()::text "position",
    coalesce(pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()), false) lost,
    coalesce((select json_agg(n) from (select ${frameColumns} from live_frame f
       where f.transaction >= pg_snapshot_xmin(${last}) and f.transaction < pg_snapshot_xmax(pg_current_snapshot())
         and not pg_visible_in_snapshot(f.transaction, ${last}) order by f.id) n), '[]') frames`

/** Looks what was told since `position`: each frame once, in whatever order transactions end; at the beginning (`null`) nothing. */
export const readFrames = async (client: ClientBase, position: string | null): Promise<Heard> => {
  const { rows } = await client.query<Heard>(since, [position])
  return rows[0] as Heard
}
