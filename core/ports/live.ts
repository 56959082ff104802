import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Something to be told to those who listen just now. */
export interface RealtimeMessage {
  /** The channel's name: `main` of `/api/v1/main/ws`. */
  readonly channel: string
  /** An account's id; `null`: everyone on the channel. */
  readonly to: string | null
  readonly type: string
  /** As the frame's Schema takes it; what it does not take is a bug and dies. */
  readonly data: unknown
}

/**
 * Tells over the websockets of all processes, once the running transaction is kept and not if it is undone. Frames are kept for an hour, for
 * those whose line was cut. A channel that no installed plugin has is told nothing.
 */
export interface Realtime {
  publish(frame: RealtimeMessage): Effect.Effect<void>
}
export const Realtime = token<Realtime>('core/Live')
