import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Free-place counts became too old to show; `facilities` of them left the filter for free places. */
export interface FreePlacesHidden extends DomainEvent {
  readonly name: 'catalogue.free-places-hidden'
  /** Oldest date of a count that is still shown, ISO date. */
  readonly since: string
  readonly facilities: number
}
export const FreePlacesHidden = eventKind<FreePlacesHidden>('catalogue.free-places-hidden')
