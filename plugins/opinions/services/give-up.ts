import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Answers } from '../domain/answers.port.ts'
import type { Opinion } from '../domain/opinion.ts'
import { ChangeState } from './change-state.ts'
import { KeepEvidence } from './keep-evidence.ts'
import { Submissions } from './submissions.ts'

/** Withdraws a locked opinion: it and its answer leave the queue, its documents are deleted at once. */
export const GiveUp = define(
  'opinions/GiveUp',
  { answers: Answers, changeState: ChangeState, keepEvidence: KeepEvidence, submissions: Submissions },
  ({ answers, changeState, keepEvidence, submissions }) =>
    Effect.fn('opinions.give-up')(function* (actor: Actor, opinion: Opinion, changes: Partial<Opinion> = {}) {
      const withdrawn = yield* changeState(actor, opinion, 'withdraw', { changes })
      yield* submissions.withdrawOpinion(opinion)
      const answer = (yield* answers.of([opinion.id])).get(opinion.id)
      if (answer) yield* submissions.withdrawAnswer(answer)
      yield* keepEvidence.remove([opinion.id])
      return withdrawn
    }),
)
