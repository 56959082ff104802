import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { TagNotFound } from '../contract/errors.ts'
import { Tags } from '../domain/tags.port.ts'

/** Counts the facilities that use a tag. */
export const CountUsage = define('tags/CountUsage', { tags: Tags }, ({ tags }) =>
  Effect.fn('tags.count-usage')(function* (_: Actor, { id }: { readonly id: string }) {
    const known = (yield* tags.list(null)).some((tag) => tag.id === id)
    if (!known) return yield* new TagNotFound()
    return { facilities: yield* tags.countUsage(id) }
  }),
)
