import { implement } from '#core/plugin/implement.ts'
import { moderationApi } from './contract/api.ts'
import { CountReviews } from './use-cases/count-reviews.ts'
import { DecideReview } from './use-cases/decide-review.ts'
import { ListReviews } from './use-cases/list-reviews.ts'
import { LockReview } from './use-cases/lock-review.ts'
import { ReleaseReview } from './use-cases/release-review.ts'
import { ShowReview } from './use-cases/show-review.ts'

/** Endpoints of the review queue. */
export const moderationEndpoints = implement(moderationApi, {
  listReviews: ListReviews,
  countReviews: CountReviews,
  showReview: ShowReview,
  lockReview: LockReview,
  releaseReview: ReleaseReview,
  decideReview: DecideReview,
})
