import { Effect, Exit } from 'effect'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { UrgentSpool } from '#core/ports/urgent-spool.ts'

/** Creates a spool of at most `capacity` notes, kept in `notes` by id. */
export const makeUrgentSpool = ({ capacity = 500 }: { readonly capacity?: number } = {}) => {
  const notes = new Map<string, unknown>()
  const spool: UrgentSpool = {
    write: Effect.fn('memory.write')(function* (id, note) {
      if (notes.size >= capacity) return yield* new TooManyRequests({ retryAfterSeconds: 600 })
      notes.set(id, structuredClone(note))
    }),
    drain: Effect.fn('memory.drain')(function* (deliver) {
      for (const [id, note] of [...notes]) if (Exit.isSuccess(yield* Effect.exit(Effect.suspend(() => deliver(note))))) notes.delete(id)
      return notes.size
    }),
  }
  return { ...spool, notes }
}
