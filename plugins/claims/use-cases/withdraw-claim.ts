import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Claims } from '../domain/claims.port.ts'
import { GiveUpClaim } from '../services/give-up-claim.ts'
import { requireOwnClaim } from '../services/own-claim.ts'
import { ReadClaim } from '../services/read-claim.ts'

/** Withdraws a claim of the user that is not decided. */
export const WithdrawClaim = define(
  'claims/WithdrawClaim',
  { claims: Claims, giveUpClaim: GiveUpClaim, readClaim: ReadClaim, transaction: Transaction },
  ({ claims, giveUpClaim, readClaim, transaction }) =>
    Effect.fn('claims.withdraw')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      const claim = yield* requireOwnClaim(yield* claims.lock(id), user.id)
      return yield* readClaim(yield* giveUpClaim(actor, claim, 'withdraw'))
    }, transaction),
)
