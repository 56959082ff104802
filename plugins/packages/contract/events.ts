import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Data of the events about a package; `day`: the last day of the package, `accountIds`: its recipients. */
const packageEvent = {
  facilityId: Schema.String,
  facility: Schema.String,
  day: Schema.String,
  accountIds: Schema.Array(Schema.String),
}

/** A facility has a package from now on, or for longer. */
export const PackageActivated = eventKind('packages.activated', packageEvent)
export type PackageActivated = EventOf<typeof PackageActivated>

/** A package ends soon. */
export const PackageExpiring = eventKind('packages.expiring', packageEvent)
export type PackageExpiring = EventOf<typeof PackageExpiring>

/** An order was refunded; `gross`: grosze, `accountIds`: the buyer and the owners. */
export const PackageRefunded = eventKind('packages.refunded', {
  facilityId: packageEvent.facilityId,
  facility: packageEvent.facility,
  accountIds: packageEvent.accountIds,
  order: Schema.String,
  number: Schema.String,
  gross: Schema.String,
  reason: Schema.String,
})
export type PackageRefunded = EventOf<typeof PackageRefunded>

/** A package has ended. */
export const PackageExpired = eventKind('packages.expired', packageEvent)
export type PackageExpired = EventOf<typeof PackageExpired>

/** Data of the events about a monthly limit: its name in the language of the recipients, and the day on which it begins anew. */
const limitEvent = {
  facilityId: Schema.String,
  facility: Schema.String,
  limit: Schema.String,
  day: Schema.String,
  accountIds: Schema.Array(Schema.String),
}

/** A facility has spent four fifths of a monthly limit. */
export const LimitNearlySpent = eventKind('packages.limit-nearly-spent', limitEvent)
export type LimitNearlySpent = EventOf<typeof LimitNearlySpent>

/** A facility has spent a monthly limit. */
export const LimitUsedUp = eventKind('packages.limit-used-up', limitEvent)
export type LimitUsedUp = EventOf<typeof LimitUsedUp>
