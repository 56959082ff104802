import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { release } from '../domain/review.ts'
import type { Reviews } from '../domain/reviews.port.ts'
import type { PublishReview } from '../services/publish-review.ts'
import type { ViewReview } from '../services/view-review.ts'

interface Dependencies {
  readonly reviews: Reviews
  readonly view: ViewReview
  readonly publish: PublishReview
  readonly transaction: Transaction
}

/** Ends the caller's reservation of a review. */
export const makeReleaseReview = ({ reviews, view, publish, transaction }: Dependencies) =>
  Effect.fn('moderation.release')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const before = yield* reviews.getForUpdate(id)
    const released = release(before, user.id)
    if (released !== before) {
      yield* reviews.save(released)
      yield* publish(released)
    }
    return yield* view(user, released)
  }, transaction)

export type ReleaseReview = ReturnType<typeof makeReleaseReview>
export const ReleaseReview = token<ReleaseReview>('moderation/ReleaseReview')
