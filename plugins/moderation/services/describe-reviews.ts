import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { ReviewRow } from '../contract/review.ts'
import { isOverdue, lockHolder, type Review } from '../domain/review.ts'

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
