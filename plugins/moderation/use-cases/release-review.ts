import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { moderationApi } from '../contract/api.ts'
import { release } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { PublishReview } from '../services/publish-review.ts'
import { ViewReview } from '../services/view-review.ts'

/** Ends the caller's reservation of a review. */
export const ReleaseReview = handler(
  moderationApi.releaseReview,
  { reviews: Reviews, view: ViewReview, publish: PublishReview, transaction: Transaction },
  ({ reviews, view, publish, transaction }) =>
    Effect.fn('moderation.release')(function* (actor, { id }) {
      const user = yield* requireUser(actor)
      const before = yield* reviews.getForUpdate(id)
      const released = release(before, user.id)
      if (released !== before) {
        yield* reviews.save(released)
        yield* publish(released)
      }
      return yield* view(user, released)
    }, transaction),
)
