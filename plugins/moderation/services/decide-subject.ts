import { Effect } from 'effect'
import { ReviewNotFound } from '../contract/errors.ts'
import type { DecideSubject } from '../contract/queries.ts'
import type { Reviews } from '../domain/reviews.port.ts'
import type { DecideReview } from '../use-cases/decide-review.ts'

interface Dependencies {
  readonly reviews: Reviews
  readonly decideReview: DecideReview
}

/** Creates the decision about a subject: that of its review which waits, or else was the last. */
export const makeDecideSubject = ({ reviews, decideReview }: Dependencies): DecideSubject =>
  Effect.fn('moderation.decide-subject')(function* (actor, { kind, subjectId, ...decision }) {
    const id = yield* reviews.latestOf(kind, subjectId)
    if (id === null) return yield* new ReviewNotFound()
    yield* decideReview(actor, { id, ...decision })
  })
