import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { NewAnswer } from '../contract/answer.ts'
import { AnswerExists } from '../contract/errors.ts'
import { newAnswer } from '../domain/answer.ts'
import type { Answers, Histories } from '../domain/answers.port.ts'
import type { KeepEvidence } from '../services/keep-evidence.ts'
import { type OpenAnswer, readAnswerText } from '../services/open-answer.ts'
import type { ReadShown } from '../services/read-shown.ts'
import type { Submissions } from '../services/submissions.ts'

interface Dependencies {
  readonly openAnswer: OpenAnswer
  readonly answers: Answers
  readonly histories: Histories
  readonly keepEvidence: KeepEvidence
  readonly submissions: Submissions
  readonly readShown: ReadShown
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Answers an accepted opinion as the facility; the answer waits for support. */
export const makeAnswerOpinion = (dependencies: Dependencies) => {
  const { openAnswer, answers, histories, keepEvidence, submissions, readShown, audit, clock, transaction } = dependencies
  return Effect.fn('opinions.answer')(function* (actor: Actor, { id, text: given }: NewAnswer) {
    const { user, opinion, facility, answer: existing } = yield* openAnswer(actor, id)
    const text = yield* readAnswerText(given)
    if (existing) return yield* new AnswerExists()
    const answer = newAnswer(id, user.id, text, clock.now())
    yield* answers.add(answer)
    yield* keepEvidence.noteDevice(user)
    yield* histories.add({ id: newId(), opinion_id: id, at: answer.written_at, act: 'answer_written', text, reason: null, note: null })
    yield* audit.record({ actor, action: 'opinions.answered', subject: user.id, about: { opinion: id, facility: opinion.facility_id } })
    yield* submissions.submitAnswer(answer, facility)
    return yield* readShown(opinion)
  }, transaction)
}

export type AnswerOpinion = ReturnType<typeof makeAnswerOpinion>
export const AnswerOpinion = token<AnswerOpinion>('opinions/AnswerOpinion')
