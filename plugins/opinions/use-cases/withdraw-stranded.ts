import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Answers, Histories } from '../domain/answers.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { GiveUp } from '../services/give-up.ts'
import { LockOpinion } from '../services/lock-opinion.ts'
import { Submissions } from '../services/submissions.ts'

/**
 * Withdraws opinions and answers that wait although their facility is gone: it was deleted, or merged into one about
 * which the author has written too.
 */
export const WithdrawStranded = define(
  'opinions/WithdrawStranded',
  {
    opinions: Opinions,
    answers: Answers,
    histories: Histories,
    submissions: Submissions,
    lockOpinion: LockOpinion,
    giveUp: GiveUp,
    clock: Clock,
    transaction: Transaction,
  },
  ({ opinions, answers, histories, submissions, lockOpinion, giveUp, clock, transaction }) => {
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
  },
)
