import { Effect } from 'effect'
import { distanceFrom, type Point } from '#core/kernel/distance.ts'
import { metresPerDegree } from '#core/kernel/local-plane.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Box, FacilityIndex } from '#core/search/facility-index.port.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'

/** Half sides of the searched boxes in metres; the last one is larger than Poland. */
const halfSides = [4, 6, 9, 14, 20, 30, 45, 70, 100, 150, 230, 350, 800].map((kilometres) => kilometres * 1000)

/** Facilities shown, and facilities in a box from which as many are expected to be in its inscribed circle. */
const maxShown = 20
const enoughInBox = 28
/** Facilities whose distances are compared. */
const maxCompared = 80

/** Returns the box around a point. */
export const boxAround = ({ longitude, latitude }: Point, metres: number): Box => {
  const north = metres / metresPerDegree
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - east, south: latitude - north, east: longitude + east, north: latitude + north }
}

/** Finds the facilities of a selection that are nearest to a locality, as cards with their distance, the nearest first. */
export const findNearestToLocality = Effect.fn('search.find-nearest-to-locality')(function* (
  { index, cards }: { readonly index: FacilityIndex; readonly cards: FacilityCards },
  centre: Point,
  selection: FacetSelection,
) {
  for (const halfSide of halfSides) {
    const isLast = halfSide === halfSides.at(-1)
    const within = boxAround(centre, halfSide)
    const { total } = yield* index.find({ within, selection }, { limit: 0 })
    if (total < enoughInBox && !isLast) continue
    const { ids } = yield* index.find({ within, selection }, { limit: maxCompared, nearTo: centre })
    const located = (yield* cards.listed(ids)).map((card) => ({ ...card, metres: distanceFrom(centre, card) ?? Number.POSITIVE_INFINITY }))
    // Beyond the circle the corners of the box have facilities, but its sides do not.
    const nearest = located.filter(({ metres }) => isLast || metres <= halfSide).toSorted((a, b) => a.metres - b.metres)
    if (nearest.length >= maxShown || isLast) return nearest.slice(0, maxShown)
  }
  return []
})
