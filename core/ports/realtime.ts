import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Message for the clients connected to a channel. */
export interface RealtimeMessage {
  /** Name of the channel: `main` for `/api/v1/main/ws`. */
  readonly channel: string
  /** Account id; `null`: all clients of the channel. */
  readonly to: string | null
  readonly type: string
  /** Payload accepted by the Schema of the message type; anything else is a defect. */
  readonly data: unknown
}

/**
 * Publishes messages over the websockets of all processes after the running transaction commits. Messages are stored for an hour, so that
 * clients can catch up after a lost connection. Messages to a channel that no installed plugin declares are ignored.
 */
export interface Realtime {
  publish(message: RealtimeMessage): Effect.Effect<void>
}
export const Realtime = token<Realtime>('core/Realtime')
