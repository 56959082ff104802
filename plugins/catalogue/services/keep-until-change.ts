import { Effect } from 'effect'
import type { FacilityChanges } from '#core/search/facility-changes.port.ts'

/**
 * Keeps the result of a read until a facility changes. While changes are not followed, each call reads; what was read
 * during a change is not stored.
 */
export const keepUntilChange = <A, E>(changes: FacilityChanges, read: Effect.Effect<A, E>): Effect.Effect<A, E> => {
  let cached: { readonly value: A } | null = null
  let announcements = 0
  changes.subscribe(() => {
    announcements++
    cached = null
  })
  return Effect.suspend(() => {
    if (cached && changes.areFollowed()) return Effect.succeed(cached.value)
    const before = announcements
    return Effect.tap(read, (value) =>
      Effect.sync(() => {
        if (announcements === before && changes.areFollowed()) cached = { value }
      }),
    )
  })
}
