import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import type { ReviewUpdated } from '../contract/review.ts'
import type { Review } from '../domain/review.ts'
import type { DescribeReviews } from './describe-reviews.ts'

interface Dependencies {
  readonly describe: DescribeReviews
  readonly realtime: Realtime
}

/** Tells every open desk that a review has changed, after the running transaction commits. */
export const makePublishReview = ({ describe, realtime }: Dependencies) =>
  Effect.fn('moderation.publish-review')(function* (review: Review) {
    const [row] = yield* describe([review])
    if (!row) return
    const data: ReviewUpdated = { id: row.id, kind: row.kind, state: row.state, locked_by: row.locked_by }
    yield* realtime.publish({ channel: 'support', to: null, type: 'review.updated', data })
  })

export type PublishReview = ReturnType<typeof makePublishReview>
export const PublishReview = token<PublishReview>('moderation/PublishReview')
