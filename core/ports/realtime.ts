import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Account id, or an audience that the channel declares; `null`: all clients of the channel. */
export type Recipient = string | { readonly audience: string } | null

/** Message for the clients connected to a channel. */
export interface RealtimeMessage {
  /** Name of the channel: `main` for `/api/v1/main/ws`. */
  readonly channel: string
  readonly to: Recipient
  readonly type: string
  /** Payload accepted by the Schema of the message type; anything else is a defect. */
  readonly data: unknown
}

/** Publishes messages over the websockets of all processes. Messages to a channel that no installed plugin declares are ignored. */
export interface Realtime {
  /**
   * Publishes a message after the running transaction commits. Messages are stored for an hour, so that clients can catch up after a lost
   * connection.
   */
  publish(message: RealtimeMessage): Effect.Effect<void>
  /**
   * Publishes what is worth nothing a moment later, such as that somebody is typing: at once, whatever becomes of the transaction, to
   * whoever is connected, and without a row. It may be lost. More than 7,000 bytes are a defect.
   */
  signal(message: RealtimeMessage): Effect.Effect<void>
}
export const Realtime = token<Realtime>('core/Realtime')
