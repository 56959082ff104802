import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { GiveUp } from '../services/give-up.ts'
import { LockOwn } from '../services/lock-own.ts'

/** Withdraws an opinion of the user; another one may be written. */
export const WithdrawOpinion = handler(
  opinionsApi.withdrawOpinion,
  { lockOwn: LockOwn, giveUp: GiveUp, transaction: Transaction },
  ({ lockOwn, giveUp, transaction }) =>
    Effect.fn('opinions.withdraw')(function* (user, { id }) {
      const { opinion } = yield* lockOwn(user, id)
      yield* giveUp(user, opinion)
      return { status: 'withdrawn' as const }
    }, transaction),
)
