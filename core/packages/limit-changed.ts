import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** The values of a limit have changed for all facilities. */
export const LimitChanged = eventKind('limits.changed', { limit: Schema.String })
export type LimitChanged = EventOf<typeof LimitChanged>
