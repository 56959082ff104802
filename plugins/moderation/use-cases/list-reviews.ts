import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import type { ReviewQuery } from '../contract/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { DescribeReviews } from '../services/describe-reviews.ts'

/** Lists the queue by page. */
export const ListReviews = define('moderation/ListReviews', { reviews: Reviews, describe: DescribeReviews }, ({ reviews, describe }) =>
  Effect.fn('moderation.list')(function* (actor: Actor, { kind, status = 'waiting', assignee, ...requested }: ReviewQuery) {
    const { id } = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const found = yield* reviews.list({ kind, status, assignee: assignee && id }, paging)
    return pageOf(yield* describe(found.reviews), { ...paging, total: found.total })
  }),
)
