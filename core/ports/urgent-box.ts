import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TooManyRequests } from './rate-limit.ts'

/** What may not wait for the database: notes on this machine's disk (features ER-02). */
export interface UrgentBox {
  /** The note is on the disk, and stays there over a power cut, when this is done. A box that is full takes no more. `id`: a UUID. */
  put(id: string, note: unknown): Effect.Effect<void, TooManyRequests>
  /** Hands over what waits, the oldest first; a note goes away once its handing over is done, and stays where that went wrong. Gives how many stayed. */
  empty(hand: (note: unknown) => Effect.Effect<unknown>): Effect.Effect<number>
}
export const UrgentBox = token<UrgentBox>('core/UrgentBox')
