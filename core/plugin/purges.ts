import { Effect } from 'effect'
import type { DomainEvent, EventKind, Events } from '#core/ports/events.ts'

/** Which kept pages an event makes untrue. */
export interface CacheInvalidation {
  readonly event: string
  readonly tagsOf: (event: DomainEvent) => readonly string[]
}

/** Declares a purge: `purge(EditionImported, () => ['sources'])`. */
export const cacheInvalidation = <Event extends DomainEvent>(
  { name: event }: EventKind<Event>,
  tagsOf: (event: Event) => readonly string[],
): CacheInvalidation => ({
  event,
  tagsOf: tagsOf as CacheInvalidation['tagsOf'],
})

/** Writes tags to be purged, in the running transaction. */
export type WriteInvalidations = (tags: readonly string[]) => Effect.Effect<void>

/** Events that have the pages purged which they make untrue, in the transaction that tells of them. */
export const withCacheInvalidation = (events: Events, invalidations: readonly CacheInvalidation[], write: WriteInvalidations): Events => ({
  emit: (event) => {
    const tags = invalidations.flatMap((purge) => (purge.event === event.name ? purge.tagsOf(event) : []))
    return tags.length ? Effect.andThen(events.emit(event), write(tags)) : events.emit(event)
  },
})
