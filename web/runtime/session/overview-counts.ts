/** Numbers of new items by area and counter, some of them by facility id (decisions §17). */
export type Overview = Readonly<Record<string, Readonly<Record<string, number | Readonly<Record<string, number>>>>>>

/**
 * Returns the value of a counter, or the sum of several; of a counter by facility the value of `facilityId`, or the sum over all
 * facilities.
 */
export const badgeCount = (overview: Overview, badge: string | readonly string[] | undefined, facilityId?: string): number => {
  if (typeof badge === 'object') return badge.reduce((sum, one) => sum + badgeCount(overview, one, facilityId), 0)
  const [area = '', counter = ''] = badge?.split('.') ?? []
  const found = overview[area]?.[counter] ?? 0
  if (typeof found === 'number') return found
  return facilityId === undefined ? Object.values(found).reduce((sum, one) => sum + one, 0) : (found[facilityId] ?? 0)
}

/** Returns the number of new items of one facility over all counters. */
export const newCountOfFacility = (overview: Overview, facilityId: string): number =>
  Object.entries(overview)
    .flatMap(([area, counters]) => Object.keys(counters).map((counter) => [`${area}.${counter}`, counters[counter]] as const))
    .reduce((sum, [badge, counted]) => sum + (typeof counted === 'object' ? badgeCount(overview, badge, facilityId) : 0), 0)

/** Returns the number of all new items. Counters by facility are skipped, because a total counter stands beside each of them. */
export const totalNewCount = (overview: Overview): number =>
  Object.values(overview)
    .flatMap((counters) => Object.values(counters))
    .reduce<number>((sum, counted) => (typeof counted === 'number' ? sum + counted : sum), 0)
