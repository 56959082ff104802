import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { tagsApi } from '../contract/api.ts'
import { TagNotFound } from '../contract/errors.ts'
import { Tags } from '../domain/tags.port.ts'

/** Counts the facilities that use a tag. */
export const CountUsage = handler(tagsApi.countUsage, { tags: Tags }, ({ tags }) =>
  Effect.fn('tags.count-usage')(function* (_, { id }) {
    const known = (yield* tags.list(null)).some((tag) => tag.id === id)
    if (!known) return yield* new TagNotFound()
    return { facilities: yield* tags.countUsage(id) }
  }),
)
