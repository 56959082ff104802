import { Effect } from 'effect'
import type { DomainEvent, EventKind, Events } from '#core/ports/events.ts'

/** Cached pages that an event makes stale. */
export interface CacheInvalidation {
  readonly event: string
  readonly tagsOf: (event: DomainEvent) => readonly string[]
}

/** Declares which page tags an event invalidates: `cacheInvalidation(EditionImported, () => ['sources'])`. */
export const cacheInvalidation = <Event extends DomainEvent>(
  { name: event }: EventKind<Event>,
  tagsOf: (event: Event) => readonly string[],
): CacheInvalidation => ({
  event,
  tagsOf: tagsOf as CacheInvalidation['tagsOf'],
})

/** Writes page tags to invalidate, in the running transaction. */
export type WriteInvalidations = (tags: readonly string[]) => Effect.Effect<void>

/** Wraps the event port so that emitting an event also invalidates its page tags, in the same transaction. */
export const withCacheInvalidation = (events: Events, invalidations: readonly CacheInvalidation[], write: WriteInvalidations): Events => ({
  emit: (event) => {
    const tags = invalidations.flatMap((purge) => (purge.event === event.name ? purge.tagsOf(event) : []))
    return tags.length ? Effect.andThen(events.emit(event), write(tags)) : events.emit(event)
  },
})
