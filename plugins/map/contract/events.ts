import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Raised when the operator has exchanged the base map. */
export interface BasemapChanged extends DomainEvent {
  readonly name: 'map.basemap-changed'
}
export const BasemapChanged = eventKind<BasemapChanged>('map.basemap-changed')
