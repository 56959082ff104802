import { Effect } from 'effect'
import { ReviewKinds } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { moderationApi } from '../contract/api.ts'
import { Reviews } from '../domain/reviews.port.ts'

/** Counts what waits and what is overdue, for every kind that a plugin declares. */
export const CountReviews = handler(
  moderationApi.countReviews,
  { reviews: Reviews, kinds: ReviewKinds, clock: Clock },
  ({ reviews, kinds, clock }) =>
    Effect.fn('moderation.count')(function* (_) {
      const counts = yield* reviews.counts(clock.now().toISOString())
      return {
        kinds: kinds.map(({ kind, messages }) => {
          const { waiting = 0, overdue = 0 } = counts.find((one) => one.kind === kind) ?? {}
          return { kind, messages, waiting, overdue }
        }),
      }
    }),
)
