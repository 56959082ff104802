import type { FacilityStatus } from '#core/facilities/facility-type.ts'

/** Tiers of limits, by the package of a facility (specification §6). */
export const tiers = ['free', 'registered', 'premium'] as const

export type Tier = (typeof tiers)[number]

/** Status of a facility, and the moment at which its package ends, ISO 8601 UTC; `null`: it has never had one. */
export interface FacilityStanding {
  readonly status: FacilityStatus
  readonly validUntil: string | null
}

/** Standing of what is no facility: the one with the least rights. */
export const noStanding: FacilityStanding = { status: 'unknown', validUntil: null }

/** Returns whether a facility has a package now: the one gate of all premium features (decisions §19). */
export const isPremium = ({ status, validUntil }: FacilityStanding, now: Date): boolean =>
  status === 'premium' && validUntil !== null && Date.parse(validUntil) > now.getTime()

/** Returns the tier of a facility. One whose package has ended counts as registered from that moment, also before its status is changed. */
export const tierOf = (standing: FacilityStanding, now: Date): Tier =>
  isPremium(standing, now) ? 'premium' : standing.status === 'unknown' ? 'free' : 'registered'
