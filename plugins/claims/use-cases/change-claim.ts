import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { ClaimChanges } from '../contract/claim.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { EditClaim } from '../services/edit-claim.ts'
import type { ReadClaim } from '../services/read-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly editClaim: EditClaim
  readonly readClaim: ReadClaim
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Saves a step of the wizard; what the step does not name stays. */
export const makeChangeClaim = ({ claims, editClaim, readClaim, clock, transaction }: Dependencies) =>
  Effect.fn('claims.change')(function* (actor: Actor, { id, ...input }: ClaimChanges) {
    const claim = yield* editClaim(actor, id)
    const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    const changed = { ...claim, ...changes, changed_at: clock.now().toISOString() }
    // The state stays, so that no other open claim can be in its way.
    yield* claims.save(changed).pipe(Effect.catchTag('ClaimExists', Effect.die))
    return yield* readClaim(changed)
  }, transaction)

export type ChangeClaim = ReturnType<typeof makeChangeClaim>
export const ChangeClaim = token<ChangeClaim>('claims/ChangeClaim')
