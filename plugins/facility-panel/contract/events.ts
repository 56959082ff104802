import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

const decided = {
  shadowId: Schema.String,
  facilityId: Schema.String,
  facility: Schema.String,
  /** Author of the edit. */
  accountId: Schema.String,
  reason: Schema.String,
  note: Schema.String,
}

/** Raised when support has accepted changes of a facility's name, kind or address. */
export const ShadowAccepted = eventKind('facility-panel.shadow-accepted', decided)
export type ShadowAccepted = EventOf<typeof ShadowAccepted>

/** Raised when support has rejected them. */
export const ShadowRejected = eventKind('facility-panel.shadow-rejected', decided)
export type ShadowRejected = EventOf<typeof ShadowRejected>

/** Raised when support has returned them to their author. */
export const ShadowReturned = eventKind('facility-panel.shadow-returned', decided)
export type ShadowReturned = EventOf<typeof ShadowReturned>

/** Raised when the staff of a facility, or its order, has changed. */
export const StaffChanged = eventKind('facility-panel.staff-changed', { facilityId: Schema.String })

/** Raised when an owner or support has deleted a facility. */
export const FacilityDeleted = eventKind('facility-panel.facility-deleted', { facilityId: Schema.String })
export type FacilityDeleted = EventOf<typeof FacilityDeleted>
