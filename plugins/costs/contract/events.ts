import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised when a rate was added, changed or confirmed. */
export const RatesChanged = eventKind('costs.rates-changed', { rate: Schema.String })
export type RatesChanged = EventOf<typeof RatesChanged>
