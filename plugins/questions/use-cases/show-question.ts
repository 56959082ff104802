import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { questionsApi } from '../contract/api.ts'
import { FindThread } from '../services/find-thread.ts'
import { ViewQuestion } from '../services/view-question.ts'

/** Returns a thread for one of its sides. */
export const ShowQuestion = handler(
  questionsApi.showQuestion,
  { findThread: FindThread, viewQuestion: ViewQuestion },
  ({ findThread, viewQuestion }) =>
    Effect.fn('questions.show')(function* (actor, { id }) {
      return yield* viewQuestion(yield* findThread(actor, id), id)
    }),
)
