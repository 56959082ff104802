import type { NearbyFacility } from './profiles.port.ts'

/** Metres within which points are the same. */
const samePoint = 5
/** Facilities of other streets at one point that no house has; two may stand at a corner. */
const tooMany = 2

/** Tells if the point of a facility is that of others with other streets, so that it is the middle of a place and no address. */
export const isSharedPoint = (street: string | null, nearby: readonly Pick<NearbyFacility, 'street' | 'metres'>[]): boolean =>
  new Set(nearby.filter((one) => one.metres < samePoint && one.street !== street).map((one) => one.street)).size >= tooMany
