import { Effect, Schema } from 'effect'
import type { Channel } from '#core/plugin/channels.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly channels: ReadonlyMap<string, Channel>
}

// Also deletes up to 100 messages that are older than an hour.
const insertMessage = `with swept as (
    delete from live_frame where ctid = any(array(
      select ctid from live_frame where told_at < clock_timestamp() - interval '1 hour' limit 100 for update skip locked))),
  inserted as (insert into live_frame (channel, account_id, type, data) values (?, ?, ?, ?::jsonb) returning 1)
  select notify_feed('live_frame') from inserted`

/** Publishes messages as rows, in the transaction of the change; a notification triggers the processes that have listeners. */
export const makeRealtimePublisher = ({ db, channels }: Dependencies): Realtime => ({
  publish: Effect.fn('realtime.publish')(function* ({ channel: name, to, type, data }) {
    const channel = channels.get(name)
    if (!channel) return
    const shape = channel.frames[type]
    if (!shape) return yield* Effect.die(new Error(`Channel ${name} declares no message ${type}`))
    const encoded = JSON.stringify(Schema.encodeUnknownSync(shape)(data))
    yield* db.rows(insertMessage, [name, to, type, encoded])
  }),
})
