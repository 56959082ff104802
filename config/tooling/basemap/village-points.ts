import type { TilePoint } from '#config/quality/testing/encode-points.ts'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'

/** Populations from which Protomaps counts up its `population_rank`, from 1. */
const ranks = [200, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** Groups villages by the tile of a zoom that contains them: `x/y`, and points with name and rank in the vocabulary of Protomaps. */
export const villagePoints = (localities: readonly GazetteerLocality[], zoom: number): ReadonlyMap<string, readonly TilePoint[]> => {
  const points = localities
    .filter(({ town }) => !town)
    .map(({ name, longitude, latitude, population }) => {
      const x = ((longitude + 180) / 360) * 2 ** zoom
      const y = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom
      const rank = ranks.filter((minPopulation) => population >= minPopulation).length
      return {
        tile: `${Math.floor(x)}/${Math.floor(y)}`,
        x: Math.floor((x % 1) * 4096),
        y: Math.floor((y % 1) * 4096),
        properties: { kind: 'locality', kind_detail: 'village', name, population_rank: rank },
      }
    })
  return Map.groupBy(points, ({ tile }) => tile)
}
