import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { moderationApi } from '../contract/api.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { ViewReview } from '../services/view-review.ts'

/** Shows a review with its subject. */
export const ShowReview = handler(moderationApi.showReview, { reviews: Reviews, view: ViewReview }, ({ reviews, view }) =>
  Effect.fn('moderation.show')(function* (actor, { id }) {
    const user = yield* requireUser(actor)
    return yield* view(user, yield* reviews.get(id))
  }),
)
