import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { Claims } from '../domain/claims.port.ts'
import { EditClaim } from '../services/edit-claim.ts'
import { ReadClaim } from '../services/read-claim.ts'

/** Saves a step of the wizard; what the step does not name stays. */
export const ChangeClaim = handler(
  claimsApi.changeClaim,
  { claims: Claims, editClaim: EditClaim, readClaim: ReadClaim, clock: Clock, transaction: Transaction },
  ({ claims, editClaim, readClaim, clock, transaction }) =>
    Effect.fn('claims.change')(function* (actor, { id, ...input }) {
      const claim = yield* editClaim(actor, id)
      const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
      const changed = { ...claim, ...changes, changed_at: clock.now().toISOString() }
      // The state stays, so that no other open claim can be in its way.
      yield* claims.save(changed).pipe(Effect.catchTag('ClaimExists', Effect.die))
      return yield* readClaim(changed)
    }, transaction),
)
