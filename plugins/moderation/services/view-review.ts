import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewKinds } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { ReviewRow, ReviewUpdated, ReviewView } from '../contract/review.ts'
import { isOverdue, lockHolder, type Review } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'

/** Describes reviews for the desk: with the names of those who work on them, and without locks that have run out. */
export const DescribeReviews = define('moderation/DescribeReviews', { accounts: Accounts, clock: Clock }, ({ accounts, clock }) =>
  Effect.fn('moderation.describe-reviews')(function* (reviews: readonly Review[]) {
    const now = clock.now()
    const ids = reviews.flatMap((one) => [lockHolder(one, now), one.decided_by_account_id].filter((id) => id !== null))
    const names = new Map((yield* accounts.byIds([...new Set(ids)])).map((one) => [one.id, `${one.first_name} ${one.last_name}`]))
    const colleague = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' })
    return reviews.map((review): ReviewRow => {
      const holder = lockHolder(review, now)
      const { author_account_id: _, excluded_deciders: __, locked_by_account_id: ___, decided_by_account_id: decider, ...row } = review
      return {
        ...row,
        overdue: isOverdue(review, now),
        locked_by: colleague(holder),
        locked_until: holder === null ? null : review.locked_until,
        decided_by: colleague(decider),
      }
    })
  }),
)

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
