import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Something that readers see of a facility's posts has changed. */
export const NewsChanged = eventKind('publications.changed', { facilityId: Schema.String })
export type NewsChanged = EventOf<typeof NewsChanged>
