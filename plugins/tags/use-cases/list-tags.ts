import { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pageOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { TagCategory } from '../contract/tag-category.ts'
import { viewOf } from '../domain/tag.ts'
import type { Tags } from '../domain/tags.port.ts'

/** Query of `GET /api/v1/tag`. */
export const TagQuery = Schema.Struct({ category: Schema.optional(TagCategory) })

/** The vocabulary, or one category of it. Always a single page: forms and filters need a list whole. */
export const makeListTags = ({ tags }: { readonly tags: Tags }) =>
  Effect.fn('tags.list')(function* (_: Actor, { category }: typeof TagQuery.Type) {
    const views = (yield* tags.list(category ?? null)).map(viewOf)
    return pageOf(views, { total: views.length, page: 1, limit: Math.max(1, views.length) })
  })

export type ListTags = ReturnType<typeof makeListTags>
export const ListTags = token<ListTags>('tags/ListTags')
