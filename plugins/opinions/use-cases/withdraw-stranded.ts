import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { GiveUp } from '../services/give-up.ts'
import type { LockOpinion } from '../services/lock-opinion.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly lockOpinion: LockOpinion
  readonly giveUp: GiveUp
  readonly transaction: Transaction
}

/** Withdraws opinions that wait although their facility is gone: it was deleted, or merged into one about which the author has written too. */
export const makeWithdrawStranded = ({ opinions, lockOpinion, giveUp, transaction }: Dependencies) => {
  const withdraw = Effect.fn('opinions.withdraw-stranded-one')(function* (actor: Actor, id: string) {
    const { opinion, facility } = yield* lockOpinion(id)
    if (facility === null && opinion.state === 'pending') yield* giveUp(actor, opinion)
  }, transaction)
  return Effect.fn('opinions.withdraw-stranded')(function* (actor: Actor, _: object) {
    // Decided or withdrawn since it was listed.
    for (const id of yield* opinions.stranded()) yield* withdraw(actor, id).pipe(Effect.catch(() => Effect.void))
  })
}

export type WithdrawStranded = ReturnType<typeof makeWithdrawStranded>
export const WithdrawStranded = token<WithdrawStranded>('opinions/WithdrawStranded')
