import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { ReviewQuery } from '../contract/review.ts'
import type { Reviews } from '../domain/reviews.port.ts'
import type { DescribeReviews } from '../services/describe-reviews.ts'

interface Dependencies {
  readonly reviews: Reviews
  readonly describe: DescribeReviews
}

/** Lists the queue by page. */
export const makeListReviews = ({ reviews, describe }: Dependencies) =>
  Effect.fn('moderation.list')(function* (actor: Actor, { kind, status = 'waiting', assignee, ...requested }: ReviewQuery) {
    const { id } = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const found = yield* reviews.list({ kind, status, assignee: assignee && id }, paging)
    return pageOf(yield* describe(found.reviews), { ...paging, total: found.total })
  })

export type ListReviews = ReturnType<typeof makeListReviews>
export const ListReviews = token<ListReviews>('moderation/ListReviews')
