import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { moderationApi } from '../contract/api.ts'
import { lock } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { PublishReview } from '../services/publish-review.ts'
import { ViewReview } from '../services/view-review.ts'

/** Reserves a review for the caller, so that nobody else works on it meanwhile. */
export const LockReview = handler(
  moderationApi.lockReview,
  { reviews: Reviews, view: ViewReview, publish: PublishReview, clock: Clock, transaction: Transaction },
  ({ reviews, view, publish, clock, transaction }) =>
    Effect.fn('moderation.lock')(function* (actor, { id }) {
      const user = yield* requireUser(actor)
      const locked = yield* lock(yield* reviews.getForUpdate(id), user.id, clock.now())
      yield* reviews.save(locked)
      yield* publish(locked)
      return yield* view(user, locked)
    }, transaction),
)
