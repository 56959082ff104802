import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { GiveUp } from '../services/give-up.ts'
import type { LockOwn } from '../services/lock-own.ts'

interface Dependencies {
  readonly lockOwn: LockOwn
  readonly giveUp: GiveUp
  readonly transaction: Transaction
}

/** Withdraws an opinion of the user; another one may be written. */
export const makeWithdrawOpinion = ({ lockOwn, giveUp, transaction }: Dependencies) =>
  Effect.fn('opinions.withdraw')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const { opinion } = yield* lockOwn(user, id)
    yield* giveUp(actor, opinion)
    return { status: 'withdrawn' as const }
  }, transaction)

export type WithdrawOpinion = ReturnType<typeof makeWithdrawOpinion>
export const WithdrawOpinion = token<WithdrawOpinion>('opinions/WithdrawOpinion')
