import { Schema } from 'effect'
import { type FacilityStatus, facilityStatuses } from './facility-type.ts'

/** Names of the statuses in URLs. */
export const statusParams = {
  unknown: 'niezweryfikowana',
  registered: 'zweryfikowana',
  premium: 'wyrozniona',
} as const satisfies Readonly<Record<FacilityStatus, string>>

/**
 * List of statuses in a request body, each by value or URL name; an unknown one is refused, since a client would take
 * an empty answer for the truth.
 */
export const RequestedStatuses = Schema.optional(
  Schema.Array(Schema.Literals([...facilityStatuses, ...Object.values(statusParams)])).check(Schema.isMaxLength(100)),
)
