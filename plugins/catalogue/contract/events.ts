import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Counts of free places grew too old to be told; so many facilities are no longer among those with free places. */
export interface FreePlacesHidden extends DomainEvent {
  readonly name: 'catalogue.free-places-hidden'
  /** The last day of which counts are told, ISO date. */
  readonly since: string
  readonly facilities: number
}
export const FreePlacesHidden = eventKind<FreePlacesHidden>('catalogue.free-places-hidden')
