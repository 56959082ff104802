import { Effect, Schema } from 'effect'
import type { Channel } from '#core/plugin/channels.ts'
import type { Realtime } from '#core/ports/live.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly channels: ReadonlyMap<string, Channel>
}

// Frames older than an hour are swept by the way.
const tell = `with swept as (
    delete from live_frame where ctid = any(array(
      select ctid from live_frame where told_at < clock_timestamp() - interval '1 hour' limit 100 for update skip locked))),
  kept as (insert into live_frame (channel, account_id, type, data) values (?, ?, ?, ?::jsonb) returning 1)
  select pg_notify('live_frame', '') from kept`

/** Frames as rows, written with the change that they tell of; a notification wakes the processes that have listeners. */
export const makeLive = ({ db, channels }: Dependencies): Realtime => ({
  publish: Effect.fn('live.tell')(function* ({ channel: name, to, type, data }) {
    const channel = channels.get(name)
    if (!channel) return
    const shape = channel.frames[type]
    if (!shape) return yield* Effect.die(new Error(`Channel ${name} has no frame ${type}`))
    const written = JSON.stringify(Schema.encodeUnknownSync(shape)(data))
    yield* db.rows(tell, [name, to, type, written])
  }),
})
