import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { AccountErased } from '#plugins/accounts/contract/events.ts'
import { Claims } from '../domain/claims.port.ts'
import { GiveUpClaim } from '../services/give-up-claim.ts'

/** Withdraws the open claims of a deleted account, which have lost their account with it. */
export const WithdrawOrphaned = define(
  'claims/WithdrawOrphaned',
  { claims: Claims, giveUpClaim: GiveUpClaim, transaction: Transaction },
  ({ claims, giveUpClaim, transaction }) =>
    Effect.fn('claims.withdraw-orphaned')(function* (actor: Actor, _: AccountErased) {
      for (const id of yield* claims.orphaned())
        yield* claims.lock(id).pipe(
          Effect.flatMap((claim) => giveUpClaim(actor, claim, 'withdraw')),
          // Withdrawn by the same reaction to another deletion.
          Effect.catch(() => Effect.void),
        )
    }, transaction),
)
