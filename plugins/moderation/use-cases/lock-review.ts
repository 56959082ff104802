import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { lock } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { PublishReview } from '../services/publish-review.ts'
import { ViewReview } from '../services/view-review.ts'

/** Reserves a review for the caller, so that nobody else works on it meanwhile. */
export const LockReview = define(
  'moderation/LockReview',
  { reviews: Reviews, view: ViewReview, publish: PublishReview, clock: Clock, transaction: Transaction },
  ({ reviews, view, publish, clock, transaction }) =>
    Effect.fn('moderation.lock')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      const locked = yield* lock(yield* reviews.getForUpdate(id), user.id, clock.now())
      yield* reviews.save(locked)
      yield* publish(locked)
      return yield* view(user, locked)
    }, transaction),
)
