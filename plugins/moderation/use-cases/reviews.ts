import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { moderationApi } from '../contract/api.ts'
import { lock, release } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { DescribeReviews, PublishReview, ViewReview } from '../services/view-review.ts'

/** Lists the queue by page. */
export const ListReviews = handler(moderationApi.listReviews, { reviews: Reviews, describe: DescribeReviews }, ({ reviews, describe }) =>
  Effect.fn('moderation.list')(function* (actor, { kind, status = 'waiting', assignee, ...requested }) {
    const { id } = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const found = yield* reviews.list({ kind, status, assignee: assignee && id }, paging)
    return pageOf(yield* describe(found.reviews), { ...paging, total: found.total })
  }),
)

/** Shows a review with its subject. */
export const ShowReview = handler(moderationApi.showReview, { reviews: Reviews, view: ViewReview }, ({ reviews, view }) =>
  Effect.fn('moderation.show')(function* (actor, { id }) {
    const user = yield* requireUser(actor)
    return yield* view(user, yield* reviews.get(id))
  }),
)

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
