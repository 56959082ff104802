import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { questionsApi } from '../contract/api.ts'
import type { AskView } from '../contract/publication.ts'
import { askRefusal } from '../domain/ask-refusal.ts'
import { Publications } from '../domain/publications.port.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { answersFor } from '../services/thread-side.ts'

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
        open: open.map((question) => ({ id: question.id, topic: question.topic })),
        published: yield* publications.published(facility.id),
      } satisfies AskView
    }),
)
