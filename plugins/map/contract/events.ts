import { eventKind } from '#core/ports/events.ts'

/** Raised when the operator has exchanged the base map. */
export const BasemapChanged = eventKind('map.basemap-changed', {})
