import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { GiveUpClaim } from '../services/give-up-claim.ts'
import { requireOwnClaim } from '../services/own-claim.ts'
import type { ReadClaim } from '../services/read-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly giveUpClaim: GiveUpClaim
  readonly readClaim: ReadClaim
  readonly transaction: Transaction
}

/** Withdraws a claim of the user that is not decided. */
export const makeWithdrawClaim = ({ claims, giveUpClaim, readClaim, transaction }: Dependencies) =>
  Effect.fn('claims.withdraw')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const claim = yield* requireOwnClaim(yield* claims.lock(id), user.id)
    return yield* readClaim(yield* giveUpClaim(actor, claim, 'withdraw'))
  }, transaction)

export type WithdrawClaim = ReturnType<typeof makeWithdrawClaim>
export const WithdrawClaim = token<WithdrawClaim>('claims/WithdrawClaim')
