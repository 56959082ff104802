import { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { TagCategory } from '../contract/tag-category.ts'
import { viewOf } from '../domain/tag.ts'
import type { Tags } from '../domain/tags.port.ts'

const whole = (maximum: number) => Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum })))

/** Query of `GET /api/v1/tag`. */
export const TagQuery = Schema.Struct({ category: Schema.optional(TagCategory), page: whole(100_000), limit: whole(pageSize.most) })

/** The vocabulary, or one category of it, a page at a time. */
export const makeListTags = ({ tags }: { readonly tags: Tags }) =>
  Effect.fn('tags.list')(function* (_: Actor, { category, page = 1, limit = pageSize.usual }: typeof TagQuery.Type) {
    const all = yield* tags.list(category ?? null)
    const items = all.slice(limit * (page - 1), limit * page).map(viewOf)
    return pageOf(items, { total: all.length, page, limit })
  })

export type ListTags = ReturnType<typeof makeListTags>
export const ListTags = token<ListTags>('tags/ListTags')
