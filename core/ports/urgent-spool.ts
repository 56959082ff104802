import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TooManyRequests } from './rate-limit.ts'

/** Spool on the local disk for notes that must be accepted while the database is unavailable (features ER-02). */
export interface UrgentSpool {
  /** Writes the note durably (flushed to disk); fails with TooManyRequests when the spool is full. `id`: a UUID. */
  write(id: string, note: unknown): Effect.Effect<void, TooManyRequests>
  /** Delivers the stored notes, oldest first, and deletes each one that was delivered; returns how many remain because delivery failed. */
  drain(deliver: (note: unknown) => Effect.Effect<unknown>): Effect.Effect<number>
}
export const UrgentSpool = token<UrgentSpool>('core/UrgentSpool')
