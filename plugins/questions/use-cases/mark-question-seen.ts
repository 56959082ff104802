import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { lastNumber } from '../domain/question.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { FindThread } from '../services/find-thread.ts'
import { PublishUpdate } from '../services/publish-update.ts'
import { ViewQuestion } from '../services/view-question.ts'

/** Marks all messages of a thread as seen; the other side learns it at once (features QU-04). */
export const MarkQuestionSeen = handler(
  questionsApi.markQuestionSeen,
  {
    questions: Questions,
    findThread: FindThread,
    facilities: QuestionFacilities,
    publishUpdate: PublishUpdate,
    viewQuestion: ViewQuestion,
    transaction: Transaction,
  },
  ({ questions, findThread, facilities, publishUpdate, viewQuestion, transaction }) =>
    Effect.fn('questions.mark-seen')(function* (actor, { id }) {
      const found = yield* findThread(actor, id)
      const { user, question } = found
      if (yield* questions.markSeen(user.id, id, lastNumber(question)))
        yield* publishUpdate(question, (yield* facilities.byId(question.facility_id))?.staff ?? [])
      return yield* viewQuestion(found, id)
    }, transaction),
)
