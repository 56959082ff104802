import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Data of events about a visit; `facility`: its name, `starts`: ISO 8601 UTC. They contain nothing about the family. */
const about = {
  facilityId: Schema.String,
  facility: Schema.String,
  starts: Schema.String,
  /** Accounts that read applications of the facility. */
  recipientIds: Schema.Array(Schema.String),
}

/** A family has a place. */
export const VisitBooked = eventKind('visits.booked', about)
export type VisitBooked = EventOf<typeof VisitBooked>

/** A family has given its place back. */
export const VisitCancelled = eventKind('visits.cancelled', about)
export type VisitCancelled = EventOf<typeof VisitCancelled>

/** The times of a facility have changed, which its profile shows. */
export const VisitTimesChanged = eventKind('visits.times-changed', { facilityId: Schema.String })
