import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewKinds } from '#core/moderation/review-kind.ts'
import type { ReviewView } from '../contract/review.ts'
import type { Review } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { DescribeReviews } from './describe-reviews.ts'

/** Returns a review as one member of support sees it, with its subject. */
export const ViewReview = define(
  'moderation/ViewReview',
  { reviews: Reviews, kinds: ReviewKinds, describe: DescribeReviews },
  ({ reviews, kinds, describe }) =>
    Effect.fn('moderation.view-review')(function* (user: User, review: Review) {
      const kind = kinds.find((one) => one.kind === review.kind)
      const show = kind?.show(user, { subjectId: review.subject_id })
      const subject = show ? yield* show.pipe(Effect.catchTag('SubjectChanged', () => Effect.succeed(null))) : null
      const [row] = yield* describe([review])
      if (!row) return yield* Effect.die(new Error(`review ${review.id} was not described`))
      const view: ReviewView = {
        ...row,
        subject,
        author_history: review.author_account_id === null ? null : yield* reviews.historyOf(review.author_account_id),
        reasons: kind?.reasons ?? [],
        messages: kind?.messages ?? '',
        own_form: kind?.ownForm ?? false,
        may_decide: review.state === 'waiting' && kind !== undefined && !review.excluded_deciders.includes(user.id),
      }
      return view
    }),
)
