import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { AnswerNotFound } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import type { Answers, Histories } from '../domain/answers.port.ts'
import type { OpenAnswer } from '../services/open-answer.ts'
import type { ReadShown } from '../services/read-shown.ts'
import type { Submissions } from '../services/submissions.ts'

interface Dependencies {
  readonly openAnswer: OpenAnswer
  readonly answers: Answers
  readonly histories: Histories
  readonly submissions: Submissions
  readonly readShown: ReadShown
  readonly overview: Overview
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Removes the facility's answer; another one may be written. */
export const makeRemoveAnswer = (dependencies: Dependencies) => {
  const { openAnswer, answers, histories, submissions, readShown, overview, audit, events, clock, transaction } = dependencies
  return Effect.fn('opinions.remove-answer')(function* (actor: Actor, { id }: { readonly id: string }) {
    const { opinion, answer } = yield* openAnswer(actor, id)
    if (answer === null) return yield* new AnswerNotFound()
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
    yield* audit.record({
      actor,
      action: 'opinions.answer-removed',
      subject: answer.account_id,
      about: { opinion: id, facility: opinion.facility_id },
    })
    if (answer.state === 'accepted') yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
    if (opinion.account_id !== null) yield* overview.publishCounts([opinion.account_id])
    return yield* readShown(opinion)
  }, transaction)
}

export type RemoveAnswer = ReturnType<typeof makeRemoveAnswer>
export const RemoveAnswer = token<RemoveAnswer>('opinions/RemoveAnswer')
