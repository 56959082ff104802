import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Reviews } from '../domain/reviews.port.ts'
import type { ViewReview } from '../services/view-review.ts'

interface Dependencies {
  readonly reviews: Reviews
  readonly view: ViewReview
}

/** Shows a review with its subject. */
export const makeShowReview = ({ reviews, view }: Dependencies) =>
  Effect.fn('moderation.show')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    return yield* view(user, yield* reviews.get(id))
  })

export type ShowReview = ReturnType<typeof makeShowReview>
export const ShowReview = token<ShowReview>('moderation/ShowReview')
