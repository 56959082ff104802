import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { ViewReview } from '../services/view-review.ts'

/** Shows a review with its subject. */
export const ShowReview = define('moderation/ShowReview', { reviews: Reviews, view: ViewReview }, ({ reviews, view }) =>
  Effect.fn('moderation.show')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    return yield* view(user, yield* reviews.get(id))
  }),
)
