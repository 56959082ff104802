import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { moderationApi } from '../contract/api.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { DescribeReviews } from '../services/describe-reviews.ts'

/** Lists the queue by page. */
export const ListReviews = handler(moderationApi.listReviews, { reviews: Reviews, describe: DescribeReviews }, ({ reviews, describe }) =>
  Effect.fn('moderation.list')(function* (actor, { kind, status = 'waiting', assignee, ...requested }) {
    const { id } = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const found = yield* reviews.list({ kind, status, assignee: assignee && id }, paging)
    return pageOf(yield* describe(found.reviews), { ...paging, total: found.total })
  }),
)
