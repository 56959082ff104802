import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { release } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { PublishReview } from '../services/publish-review.ts'
import { ViewReview } from '../services/view-review.ts'

/** Ends the caller's reservation of a review. */
export const ReleaseReview = define(
  'moderation/ReleaseReview',
  { reviews: Reviews, view: ViewReview, publish: PublishReview, transaction: Transaction },
  ({ reviews, view, publish, transaction }) =>
    Effect.fn('moderation.release')(function* (actor: Actor, { id }: { readonly id: string }) {
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
