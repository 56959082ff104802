import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { lock } from '../domain/review.ts'
import type { Reviews } from '../domain/reviews.port.ts'
import type { PublishReview } from '../services/publish-review.ts'
import type { ViewReview } from '../services/view-review.ts'

interface Dependencies {
  readonly reviews: Reviews
  readonly view: ViewReview
  readonly publish: PublishReview
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Reserves a review for the caller, so that nobody else works on it meanwhile. */
export const makeLockReview = ({ reviews, view, publish, clock, transaction }: Dependencies) =>
  Effect.fn('moderation.lock')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const locked = yield* lock(yield* reviews.getForUpdate(id), user.id, clock.now())
    yield* reviews.save(locked)
    yield* publish(locked)
    return yield* view(user, locked)
  }, transaction)

export type LockReview = ReturnType<typeof makeLockReview>
export const LockReview = token<LockReview>('moderation/LockReview')
