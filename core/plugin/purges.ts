import { Effect } from 'effect'
import type { DomainEvent, EventKind, Events } from '#core/ports/events.ts'

/** Which kept pages an event makes untrue. */
export interface Purge {
  readonly event: string
  readonly tagsOf: (event: DomainEvent) => readonly string[]
}

/** Declares a purge: `purge(EditionImported, () => ['sources'])`. */
export const purge = <Event extends DomainEvent>(
  { name: event }: EventKind<Event>,
  tagsOf: (event: Event) => readonly string[],
): Purge => ({
  event,
  tagsOf: tagsOf as Purge['tagsOf'],
})

/** Writes tags to be purged, in the running transaction. */
export type PurgeWriter = (tags: readonly string[]) => Effect.Effect<void>

/** Events that have the pages purged which they make untrue, in the transaction that tells of them. */
export const purging = (events: Events, purges: readonly Purge[], write: PurgeWriter): Events => ({
  emit: (event) => {
    const tags = purges.flatMap((purge) => (purge.event === event.name ? purge.tagsOf(event) : []))
    return tags.length ? Effect.andThen(events.emit(event), write(tags)) : events.emit(event)
  },
})
