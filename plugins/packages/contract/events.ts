import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Data of the events about a package; `day`: the last day of the package, `accountIds`: its recipients. */
interface PackageEvent extends DomainEvent {
  readonly facilityId: string
  readonly facility: string
  readonly day: string
  readonly accountIds: readonly string[]
}

/** A facility has a package from now on, or for longer. */
export interface PackageActivated extends PackageEvent {
  readonly name: 'packages.activated'
}
export const PackageActivated = eventKind<PackageActivated>('packages.activated')

/** A package ends soon. */
export interface PackageExpiring extends PackageEvent {
  readonly name: 'packages.expiring'
}
export const PackageExpiring = eventKind<PackageExpiring>('packages.expiring')

/** An order was refunded; `gross`: grosze, `accountIds`: the buyer and the owners. */
export interface PackageRefunded extends DomainEvent, Pick<PackageEvent, 'facilityId' | 'facility' | 'accountIds'> {
  readonly name: 'packages.refunded'
  readonly order: string
  readonly number: string
  readonly gross: string
  readonly reason: string
}
export const PackageRefunded = eventKind<PackageRefunded>('packages.refunded')

/** A package has ended. */
export interface PackageExpired extends PackageEvent {
  readonly name: 'packages.expired'
}
export const PackageExpired = eventKind<PackageExpired>('packages.expired')

/** Data of the events about a monthly limit: its name in the language of the recipients, and the day on which it begins anew. */
interface LimitEvent extends DomainEvent {
  readonly facilityId: string
  readonly facility: string
  readonly limit: string
  readonly day: string
  readonly accountIds: readonly string[]
}

/** A facility has spent four fifths of a monthly limit. */
export interface LimitNearlySpent extends LimitEvent {
  readonly name: 'packages.limit-nearly-spent'
}
export const LimitNearlySpent = eventKind<LimitNearlySpent>('packages.limit-nearly-spent')

/** A facility has spent a monthly limit. */
export interface LimitUsedUp extends LimitEvent {
  readonly name: 'packages.limit-used-up'
}
export const LimitUsedUp = eventKind<LimitUsedUp>('packages.limit-used-up')
