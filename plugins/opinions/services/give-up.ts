import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Answers } from '../domain/answers.port.ts'
import type { Opinion } from '../domain/opinion.ts'
import type { ChangeState } from './change-state.ts'
import type { KeepEvidence } from './keep-evidence.ts'
import type { Submissions } from './submissions.ts'

interface Dependencies {
  readonly answers: Answers
  readonly changeState: ChangeState
  readonly keepEvidence: KeepEvidence
  readonly submissions: Submissions
}

/** Withdraws a locked opinion: it and its answer leave the queue, its documents are deleted at once. */
export const makeGiveUp = ({ answers, changeState, keepEvidence, submissions }: Dependencies) =>
  Effect.fn('opinions.give-up')(function* (actor: Actor, opinion: Opinion, changes: Partial<Opinion> = {}) {
    const withdrawn = yield* changeState(actor, opinion, 'withdraw', { changes })
    yield* submissions.withdrawOpinion(opinion)
    const answer = (yield* answers.of([opinion.id])).get(opinion.id)
    if (answer) yield* submissions.withdrawAnswer(answer)
    yield* keepEvidence.remove([opinion.id])
    return withdrawn
  })

export type GiveUp = ReturnType<typeof makeGiveUp>
export const GiveUp = token<GiveUp>('opinions/GiveUp')
