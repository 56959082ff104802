import { Effect } from 'effect'
import { InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'

/** Fails unless the data belongs to the actor; the operator and the platform act on request of the person, support may not. */
export const requireOwnData = Effect.fn('personal-data.require-own-data')(function* (actor: Actor, accountId: string) {
  if (actor.kind === 'visitor') return yield* new MissingJwt()
  if (actor.kind === 'user' && actor.id !== accountId) return yield* new InsufficientPermissions()
})
