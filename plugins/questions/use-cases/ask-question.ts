import { Effect } from 'effect'
import { rateLimitKey } from '#core/access/actor.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { FacilityUnreachable, OwnFacility } from '../contract/errors.ts'
import type { AskView } from '../contract/publication.ts'
import { askRefusal } from '../domain/ask-refusal.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { newQuestion, type Question } from '../domain/question.ts'
import { Publications, Questions } from '../domain/questions.port.ts'
import { AddMessage } from '../services/add-message.ts'
import { answersFor } from '../services/thread.ts'
import { ViewQuestion } from '../services/view-question.ts'

/** New questions of an account a day. */
export const questionsPerDay = { times: 10, seconds: 86_400 } as const

const refusals = {
  inactive: () => new FacilityInactive(),
  unreachable: () => new FacilityUnreachable(),
  own: () => new OwnFacility(),
} as const

/** Asks a facility a question, by its panel or by mail (features QU-01 and QU-06). */
export const AskQuestion = handler(
  questionsApi.askQuestion,
  {
    questions: Questions,
    facilities: QuestionFacilities,
    addMessage: AddMessage,
    viewQuestion: ViewQuestion,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ questions, facilities, addMessage, viewQuestion, rateLimit, clock, transaction }) => {
    const store = Effect.fn('questions.store-question')(function* (question: Question, text: string) {
      const facility = yield* facilities.byId(question.facility_id)
      if (!facility?.exists) return yield* new FacilityNotFound()
      yield* questions.add(question)
      yield* Effect.orDie(addMessage(question, facility, { side: 'parent', staff_id: null, by_mail: false }, text))
    }, transaction)
    return Effect.fn('questions.ask')(function* (user, { facility_id, topic, text }) {
      const facility = yield* facilities.byId(facility_id)
      if (!facility?.exists) return yield* new FacilityNotFound()
      const refusal = askRefusal(facility, answersFor(user, facility.id))
      if (refusal !== null) return yield* refusals[refusal]()
      yield* rateLimit.consume('questions.ask', rateLimitKey(user), questionsPerDay)
      const question = newQuestion({ facility_id: facility.id, account_id: user.id, by_guest: false, topic }, clock.now())
      yield* store(question, text)
      return yield* viewQuestion({ user, side: 'parent' }, question.id)
    })
  },
)

/** Returns what the page shows on which a parent asks a facility. */
export const ShowAsk = handler(
  questionsApi.showAsk,
  { questions: Questions, publications: Publications, facilities: QuestionFacilities, knownFacilities: KnownFacilities },
  ({ questions, publications, facilities, knownFacilities }) =>
    Effect.fn('questions.show-ask')(function* (user, { slug }) {
      const known = yield* knownFacilities.findBySlug(slug)
      const facility = known && (yield* facilities.byId(known.id))
      if (!facility?.exists) return yield* new FacilityNotFound()
      const open = yield* questions.openOf(user.id, facility.id)
      return {
        reason: askRefusal(facility, answersFor(user, facility.id)),
        by_mail: facility.staff.length === 0,
        open: open.map(({ id, topic }) => ({ id, topic })),
        published: yield* publications.published(facility.id),
      } satisfies AskView
    }),
)
