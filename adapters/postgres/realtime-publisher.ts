import { Effect, Schema } from 'effect'
import type { Channel } from '#core/plugin/channels.ts'
import type { Realtime, RealtimeMessage } from '#core/ports/realtime.ts'
import type { SignalSender } from './signal-sender.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly channels: ReadonlyMap<string, Channel>
  readonly signals: Pick<SignalSender, 'send'>
}

// Also deletes up to 100 messages that are older than an hour.
const insertMessage = `with swept as (
    delete from live_frame where ctid = any(array(
      select ctid from live_frame where told_at < clock_timestamp() - interval '1 hour' limit 100 for update skip locked))),
  inserted as (insert into live_frame (channel, account_id, audience, type, data) values (?, ?, ?, ?, ?::jsonb) returning 1)
  select notify_feed('live_frame') from inserted`

/** Account of messages to an audience: processes of the version before, which know no audiences, deliver them to nobody. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Maximum bytes of a signal; PostgreSQL refuses notifications of 8,000. */
const maxSignalBytes = 7000

/**
 * Publishes messages as rows, in the transaction of the change; a notification triggers the processes that have listeners. A signal is
 * itself such a notification, outside of transactions.
 */
export const makeRealtimePublisher = ({ db, channels, signals }: Dependencies): Realtime => {
  /** Returns the data as JSON; `null` for a channel that no plugin declares. */
  const encode = ({ channel: name, type, data }: RealtimeMessage): Effect.Effect<string | null> => {
    const channel = channels.get(name)
    if (!channel) return Effect.succeed(null)
    const shape = channel.frames[type]
    if (!shape) return Effect.die(new Error(`Channel ${name} declares no message ${type}`))
    return Effect.sync(() => JSON.stringify(Schema.encodeUnknownSync(shape)(data)))
  }
  return {
    publish: Effect.fn('realtime.publish')(function* (message) {
      const data = yield* encode(message)
      if (data === null) return
      const { channel, to, type } = message
      const [account, audience] = to === null || typeof to === 'string' ? [to, null] : [nobody, to.audience]
      yield* db.rows(insertMessage, [channel, account, audience, type, data])
    }),
    signal: Effect.fn('realtime.signal')(function* (message) {
      const data = yield* encode(message)
      if (data === null) return
      const { channel, to, type } = message
      const payload = JSON.stringify({ channel, to, type, data: JSON.parse(data) as unknown })
      if (Buffer.byteLength(payload) > maxSignalBytes)
        return yield* Effect.die(new Error(`Signal ${type} has over ${maxSignalBytes} bytes`))
      signals.send(payload)
    }),
  }
}
