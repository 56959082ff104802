import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Realtime } from '#core/ports/realtime.ts'
import type { ReviewUpdated } from '../contract/review.ts'
import type { Review } from '../domain/review.ts'
import { DescribeReviews } from './describe-reviews.ts'

/** Tells every open desk that a review has changed, after the running transaction commits. */
export const PublishReview = define(
  'moderation/PublishReview',
  { describe: DescribeReviews, realtime: Realtime },
  ({ describe, realtime }) =>
    Effect.fn('moderation.publish-review')(function* (review: Review) {
      const [row] = yield* describe([review])
      if (!row) return
      const data: ReviewUpdated = { id: row.id, kind: row.kind, state: row.state, locked_by: row.locked_by }
      yield* realtime.publish({ channel: 'support', to: null, type: 'review.updated', data })
    }),
)
