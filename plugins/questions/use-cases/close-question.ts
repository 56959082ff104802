import { Effect } from 'effect'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { closed } from '../domain/question-states.ts'
import { Questions } from '../domain/questions.port.ts'
import { FindThread } from '../services/find-thread.ts'
import { PublishUpdate } from '../services/publish-update.ts'
import { ViewQuestion } from '../services/view-question.ts'

/** Closes a thread for both sides, unless it has changed since the user read it. A closed one stays as it is. */
export const CloseQuestion = handler(
  questionsApi.closeQuestion,
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
    Effect.fn('questions.close')(function* (actor, { id, version }) {
      const found = yield* findThread(actor, id, { lock: true })
      const { side, question } = found
      if (question.state === 'open') {
        if (version !== undefined && version !== question.version)
          return yield* new VersionConflict({ detail: `The newest version is ${question.version}.` })
        const after = closed(question, side, clock.now())
        yield* Effect.orDie(questions.save(after))
        yield* publishUpdate(after, (yield* facilities.byId(question.facility_id))?.staff ?? [])
      }
      return yield* viewQuestion(found, id)
    }, transaction),
)
