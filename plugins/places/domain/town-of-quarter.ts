import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { makePointCells } from '#core/kernel/point-cells.ts'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { TownReference } from '../contract/map-quarters.ts'

/** Metres from the middle of a town to its border for each square root of its inhabitants: 3.8 km of 100,000, 15 km of 1.6 million. */
const metresPerRoot = 12
/** The same of a town with few or unknown inhabitants, and of a village. */
const minTownSize = 1000
const villageSize = 600
/** A town may reach to this multiple of its size in one direction, and so many metres. */
const reach = { sizes: 2, metres: 20_000 } as const
/** Metres around a village in which nothing outside of the size of a town is a part of the town. */
const villageMetres = 1500
/** Metres by which boundaries of voivodeships are inexact; farther outside is another country. */
const borderMetres = 500
/** Metres between the points that two maps have for one quarter. */
const sameMetres = 1000

const sizeOf = ({ town, population }: GazetteerLocality) =>
  town ? Math.max(minTownSize, metresPerRoot * Math.sqrt(population)) : villageSize

/** Side of the cells in which localities are looked up, degrees; wider than `villageMetres` everywhere in Poland. */
const cellDegrees = 0.05

/** Degrees of latitude that are farther than any town reaches. */
const reachDegrees = reach.metres / 110_000

interface Knowledge {
  readonly localities: readonly GazetteerLocality[]
  readonly territory: Territory
  /** Quarters whose town is known from boundaries. */
  readonly known: readonly (Point & TownReference & { readonly name: string })[]
}

/**
 * Returns a function that finds the town of a quarter by its point, since no free data have the boundaries of all towns:
 * the town that is nearest for its size, unless a village is nearer for its own, or the point is outside of the size of
 * the town and near a village; `null` if there is none. A quarter that is known near the point has its town.
 */
export const makeTownFinder = ({ localities, territory, known }: Knowledge) => {
  const towns = localities.filter(({ town }) => town)
  const villagesNear = makePointCells(
    localities.filter(({ town }) => !town),
    cellDegrees,
  )
  const knownNamed = Map.groupBy(known, ({ name }) => name)
  return (quarter: Point & { readonly name: string }): TownReference | null => {
    const same = knownNamed.get(quarter.name)?.find((one) => metresBetween(one, quarter) <= sameMetres)
    if (same) return { voivodeship: same.voivodeship, county: same.county, town: same.town }

    const sizes = (locality: GazetteerLocality) => metresBetween(locality, quarter) / sizeOf(locality)
    const [nearest] = towns
      .filter((town) => Math.abs(town.latitude - quarter.latitude) < reachDegrees && metresBetween(town, quarter) <= reach.metres)
      .map((town) => ({ town, away: sizes(town) }))
      .toSorted((a, b) => a.away - b.away)
    if (!nearest || nearest.away > reach.sizes) return null
    const villages = villagesNear(quarter)
    if (villages.some((village) => sizes(village) < nearest.away)) return null
    if (nearest.away > 1 && villages.some((village) => metresBetween(village, quarter) < villageMetres)) return null
    const { voivodeship, county, name } = nearest.town
    if (territory.metresOutside(voivodeship, quarter.longitude, quarter.latitude) > borderMetres) return null
    return { voivodeship, county, town: name }
  }
}
