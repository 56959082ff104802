import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { AnswerNotFound } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import { Answers, Histories } from '../domain/answers.port.ts'
import { OpenAnswer } from '../services/open-answer.ts'
import { ReadShown } from '../services/read-shown.ts'
import { Submissions } from '../services/submissions.ts'

/** Removes the facility's answer; another one may be written. */
export const RemoveAnswer = handler(
  opinionsApi.removeAnswer,
  {
    openAnswer: OpenAnswer,
    answers: Answers,
    histories: Histories,
    submissions: Submissions,
    readShown: ReadShown,
    overview: Overview,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  (dependencies) => {
    const { openAnswer, answers, histories, submissions, readShown, overview, audit, events, clock, transaction } = dependencies
    return Effect.fn('opinions.remove-answer')(function* (actor, { id }) {
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
  },
)
