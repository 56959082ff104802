import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { QuestionClosed } from '../contract/errors.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { mayReopen, reopened } from '../domain/question-states.ts'
import { Questions } from '../domain/questions.port.ts'
import { FindThread } from '../services/find-thread.ts'
import { PublishUpdate } from '../services/publish-update.ts'
import { ViewQuestion } from '../services/view-question.ts'

/** Reopens a thread that was closed a short time ago. An open one stays as it is. */
export const ReopenQuestion = handler(
  questionsApi.reopenQuestion,
  {
    questions: Questions,
    findThread: FindThread,
    facilities: QuestionFacilities,
    publishUpdate: PublishUpdate,
    viewQuestion: ViewQuestion,
    clock: Clock,
    transaction: Transaction,
  },
  ({ questions, findThread, facilities, publishUpdate, viewQuestion, clock, transaction }) =>
    Effect.fn('questions.reopen')(function* (actor, { id }) {
      const found = yield* findThread(actor, id, { lock: true })
      const { question } = found
      if (question.state === 'closed') {
        const facility = yield* facilities.byId(question.facility_id)
        if (!facility?.exists || question.account_id === null || !mayReopen(question, clock.now())) return yield* new QuestionClosed()
        const after = reopened(question)
        yield* questions.save(after)
        yield* publishUpdate(after, facility.staff)
      }
      return yield* viewQuestion(found, id)
    }, transaction),
)
