import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { ClaimClosed } from '../contract/errors.ts'
import { editableStates } from '../domain/claim-states.ts'
import { Claims } from '../domain/claims.port.ts'
import { requireOwnClaim } from './own-claim.ts'

/** Locks a claim of the user that may be changed; fails for one that waits or was decided. */
export const EditClaim = define('claims/EditClaim', { claims: Claims }, ({ claims }) =>
  Effect.fn('claims.edit')(function* (actor: Actor, id: string) {
    const user = yield* requireUser(actor)
    const claim = yield* requireOwnClaim(yield* claims.lock(id), user.id)
    if (!editableStates.includes(claim.state)) return yield* new ClaimClosed({ detail: claim.state })
    return claim
  }),
)
