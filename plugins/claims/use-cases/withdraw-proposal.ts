import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { openStates } from '../domain/claim-states.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { GiveUpClaim } from '../services/give-up-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly giveUpClaim: GiveUpClaim
  readonly transaction: Transaction
}

/** Withdraws a facility that the user has proposed, by the id that it would get. */
export const makeWithdrawProposal = ({ claims, giveUpClaim, transaction }: Dependencies) =>
  Effect.fn('claims.withdraw-proposal')(function* (actor: Actor, { id: facilityId }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const own = (yield* claims.ofAccount(user.id)).find(
      ({ facility_id, proposal, state }) => facility_id === facilityId && proposal !== null && openStates.includes(state),
    )
    if (!own) return yield* new FacilityNotFound()
    yield* claims.lock(own.id).pipe(
      Effect.flatMap((claim) => giveUpClaim(actor, claim, 'withdraw')),
      // Decided or deleted since it was read.
      Effect.catch(() => new FacilityNotFound()),
    )
    return { status: 'withdrawn' as const }
  }, transaction)

export type WithdrawProposal = ReturnType<typeof makeWithdrawProposal>
export const WithdrawProposal = token<WithdrawProposal>('claims/WithdrawProposal')
