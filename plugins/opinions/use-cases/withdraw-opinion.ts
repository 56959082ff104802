import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { GiveUp } from '../services/give-up.ts'
import { LockOwn } from '../services/lock-own.ts'

/** Withdraws an opinion of the user; another one may be written. */
export const WithdrawOpinion = define(
  'opinions/WithdrawOpinion',
  { lockOwn: LockOwn, giveUp: GiveUp, transaction: Transaction },
  ({ lockOwn, giveUp, transaction }) =>
    Effect.fn('opinions.withdraw')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      const { opinion } = yield* lockOwn(user, id)
      yield* giveUp(actor, opinion)
      return { status: 'withdrawn' as const }
    }, transaction),
)
