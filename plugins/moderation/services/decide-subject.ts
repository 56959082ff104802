import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { ReviewNotFound } from '../contract/errors.ts'
import { DecideSubject } from '../contract/queries.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { DecideReview } from '../use-cases/decide-review.ts'

/** Creates the decision about a subject: that of its review which waits, or else was the last. */
export const makeDecideSubject = provide(
  DecideSubject,
  { reviews: Reviews, decideReview: DecideReview },
  ({ reviews, decideReview }): DecideSubject =>
    Effect.fn('moderation.decide-subject')(function* (actor, { kind, subjectId, ...decision }) {
      const id = yield* reviews.latestOf(kind, subjectId)
      if (id === null) return yield* new ReviewNotFound()
      yield* decideReview(actor, { id, ...decision }).pipe(Effect.catchTags({ UnknownReason: Effect.die, VersionConflict: Effect.die }))
    }),
)
