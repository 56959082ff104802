import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Raised when facilities match a saved search, or have free places, that had not before; `facilities`: names of the first ones. */
export interface SavedSearchHit extends DomainEvent {
  readonly name: 'saved-searches.hit'
  readonly searchId: string
  readonly accountId: string
  readonly search: string
  readonly query: string
  readonly count: number
  readonly facilities: readonly string[]
  /** Address that ends the messages about this search by one click. */
  readonly unsubscribe: string
}
export const SavedSearchHit = eventKind<SavedSearchHit>('saved-searches.hit')
