import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { QuestionClosed, QuestionFull } from '../contract/errors.ts'
import { messageLimit } from '../contract/limits.ts'
import type { NewMessage } from '../contract/question.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { messageRefusal } from '../domain/question-states.ts'
import { AddMessage } from '../services/add-message.ts'
import { FindThread } from '../services/thread.ts'
import { ViewQuestion } from '../services/view-question.ts'

/** Messages of an account an hour, over all its threads. */
export const messagesPerHour = { times: 60, seconds: 3600 } as const

/**
 * Sends a message to a thread. Those of a facility spend its month under its lock, which is taken before that of the
 * thread (features QU-02 and QU-03).
 */
export const SendMessage = handler(
  questionsApi.sendMessage,
  {
    findThread: FindThread,
    facilities: QuestionFacilities,
    limits: Limits,
    addMessage: AddMessage,
    viewQuestion: ViewQuestion,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ findThread, facilities, limits, addMessage, viewQuestion, rateLimit, clock, transaction }) => {
    const store = Effect.fn('questions.store-message')(function* (actor: Actor, { id, text }: NewMessage) {
      const found = yield* findThread(actor, id)
      const { side, user } = found
      if (side === 'facility') yield* limits.spend(found.question.facility_id, messageLimit)
      const { question } = yield* findThread(actor, id, { lock: true, as: side })
      const facility = yield* facilities.byId(question.facility_id)
      const refusal = messageRefusal(question, clock.now())
      if (!facility?.exists || refusal === 'closed') return yield* new QuestionClosed()
      if (refusal === 'full') return yield* new QuestionFull()
      yield* addMessage(question, facility, { side, staff_id: side === 'facility' ? user.id : null, by_mail: false }, text)
      return found
    }, transaction)
    return Effect.fn('questions.send-message')(function* (actor, input) {
      yield* findThread(actor, input.id)
      yield* rateLimit.consume('questions.message', rateLimitKey(actor), messagesPerHour)
      return yield* viewQuestion(yield* store(actor, input), input.id)
    })
  },
)
