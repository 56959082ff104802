import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { TagNotFound } from '../contract/errors.ts'
import type { Tags } from '../domain/tags.port.ts'

/** Counts the facilities that use a tag. */
export const makeCountUsage = ({ tags }: { readonly tags: Tags }) =>
  Effect.fn('tags.count-usage')(function* (_: Actor, { id }: { readonly id: string }) {
    const known = (yield* tags.list(null)).some((tag) => tag.id === id)
    if (!known) return yield* new TagNotFound()
    return { facilities: yield* tags.countUsage(id) }
  })

export type CountUsage = ReturnType<typeof makeCountUsage>
export const CountUsage = token<CountUsage>('tags/CountUsage')
