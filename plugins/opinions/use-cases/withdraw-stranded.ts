import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Answers, Histories } from '../domain/answers.port.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { GiveUp } from '../services/give-up.ts'
import type { LockOpinion } from '../services/lock-opinion.ts'
import type { Submissions } from '../services/submissions.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly answers: Answers
  readonly histories: Histories
  readonly submissions: Submissions
  readonly lockOpinion: LockOpinion
  readonly giveUp: GiveUp
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Withdraws opinions and answers that wait although their facility is gone: it was deleted, or merged into one about
 * which the author has written too.
 */
export const makeWithdrawStranded = ({
  opinions,
  answers,
  histories,
  submissions,
  lockOpinion,
  giveUp,
  clock,
  transaction,
}: Dependencies) => {
  const withdraw = Effect.fn('opinions.withdraw-stranded-one')(function* (actor: Actor, id: string) {
    const { opinion, facility } = yield* lockOpinion(id)
    if (facility !== null) return
    if (opinion.state === 'pending') return yield* giveUp(actor, opinion)
    const answer = (yield* answers.of([id])).get(id)
    if (answer?.state !== 'pending') return
    yield* answers.remove(id)
    yield* submissions.withdrawAnswer(answer)
    yield* histories.add({
      id: newId(),
      opinion_id: id,
      at: clock.now().toISOString(),
      act: 'answer_removed',
      text: null,
      reason: null,
      note: null,
    })
  }, transaction)
  return Effect.fn('opinions.withdraw-stranded')(function* (actor: Actor, _: object) {
    // Decided or withdrawn since it was listed.
    for (const id of yield* opinions.stranded()) yield* withdraw(actor, id).pipe(Effect.catch(() => Effect.void))
  })
}

export type WithdrawStranded = ReturnType<typeof makeWithdrawStranded>
export const WithdrawStranded = token<WithdrawStranded>('opinions/WithdrawStranded')
