import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { Claims } from '../domain/claims.port.ts'
import { GiveUpClaim } from '../services/give-up-claim.ts'
import { requireOwnClaim } from '../services/own-claim.ts'
import { ReadClaim } from '../services/read-claim.ts'

/** Withdraws a claim of the user that is not decided. */
export const WithdrawClaim = handler(
  claimsApi.withdrawClaim,
  { claims: Claims, giveUpClaim: GiveUpClaim, readClaim: ReadClaim, transaction: Transaction },
  ({ claims, giveUpClaim, readClaim, transaction }) =>
    Effect.fn('claims.withdraw')(function* (user, { id }) {
      const claim = yield* requireOwnClaim(yield* claims.lock(id), user.id)
      return yield* readClaim(yield* giveUpClaim(user, claim, 'withdraw'))
    }, transaction),
)
