import { type DomainEvent, eventKind } from '#core/ports/events.ts'

interface Decided extends DomainEvent {
  readonly shadowId: string
  readonly facilityId: string
  readonly facility: string
  /** Author of the edit. */
  readonly accountId: string
  readonly reason: string
  readonly note: string
}

/** Raised when support has accepted changes of a facility's name, kind or address. */
export interface ShadowAccepted extends Decided {
  readonly name: 'facility-panel.shadow-accepted'
}
export const ShadowAccepted = eventKind<ShadowAccepted>('facility-panel.shadow-accepted')

/** Raised when support has rejected them. */
export interface ShadowRejected extends Decided {
  readonly name: 'facility-panel.shadow-rejected'
}
export const ShadowRejected = eventKind<ShadowRejected>('facility-panel.shadow-rejected')

/** Raised when support has returned them to their author. */
export interface ShadowReturned extends Decided {
  readonly name: 'facility-panel.shadow-returned'
}
export const ShadowReturned = eventKind<ShadowReturned>('facility-panel.shadow-returned')

/** Raised when the staff of a facility, or its order, has changed. */
export interface StaffChanged extends DomainEvent {
  readonly name: 'facility-panel.staff-changed'
  readonly facilityId: string
}
export const StaffChanged = eventKind<StaffChanged>('facility-panel.staff-changed')

/** Raised when an owner or support has deleted a facility. */
export interface FacilityDeleted extends DomainEvent {
  readonly name: 'facility-panel.facility-deleted'
  readonly facilityId: string
}
export const FacilityDeleted = eventKind<FacilityDeleted>('facility-panel.facility-deleted')
