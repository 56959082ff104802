import { eventKind } from '#core/ports/events.ts'

/** Raised when other quarters are in use. */
export const QuartersChanged = eventKind('places.quarters-changed', {})
