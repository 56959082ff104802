import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountErased } from '#plugins/accounts/contract/events.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { GiveUpClaim } from '../services/give-up-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly giveUpClaim: GiveUpClaim
  readonly transaction: Transaction
}

/** Withdraws the open claims of a deleted account, which have lost their account with it. */
export const makeWithdrawOrphaned = ({ claims, giveUpClaim, transaction }: Dependencies) =>
  Effect.fn('claims.withdraw-orphaned')(function* (actor: Actor, _: AccountErased) {
    for (const id of yield* claims.orphaned())
      yield* claims.lock(id).pipe(
        Effect.flatMap((claim) => giveUpClaim(actor, claim, 'withdraw')),
        // Withdrawn by the same reaction to another deletion.
        Effect.catch(() => Effect.void),
      )
  }, transaction)

export type WithdrawOrphaned = ReturnType<typeof makeWithdrawOrphaned>
export const WithdrawOrphaned = token<WithdrawOrphaned>('claims/WithdrawOrphaned')
