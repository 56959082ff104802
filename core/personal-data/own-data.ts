import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { InsufficientPermissions, MissingJwt } from '#core/access/refusals.ts'

/** Leaves with the refusal unless it is about the actor's own data; operator and platform act for people who asked them to, support may not. */
export const mustBeOwn = Effect.fn('personal-data.must-be-own')(function* (actor: Actor, accountId: string) {
  if (actor.kind === 'visitor') return yield* new MissingJwt()
  if (actor.kind === 'user' && actor.id !== accountId) return yield* new InsufficientPermissions()
})
