import { decodeTile } from '#adapters/map-tiles/decode-tile.ts'
import { type Degrees, toDegrees } from '#adapters/map-tiles/to-degrees.ts'
import type { ArchiveTile } from '#config/quality/testing/write-archive.ts'

/** Degrees between two parts of one street; further apart are different streets of one name. */
const gap = 0.008

const isStreet = (kind: unknown) => kind === 'minor_road' || kind === 'major_road' || kind === 'path' || kind === 'highway'

const distance = ([x, y]: Degrees, [otherX, otherY]: Degrees) => Math.hypot((x - otherX) * Math.cos((y * Math.PI) / 180), y - otherY)

/** Groups points that are near each other. */
const clustersOf = (points: readonly Degrees[]): readonly (readonly Degrees[])[] => {
  let clusters: readonly (readonly Degrees[])[] = []
  for (const point of points) {
    const isNear = (cluster: readonly Degrees[]) => cluster.some((one) => distance(one, point) < gap)
    clusters = [...clusters.filter((cluster) => !isNear(cluster)), [...clusters.filter(isNear).flat(), point]]
  }
  return clusters
}

/**
 * Returns the point of a street that is nearest to its middle; of several streets of one name, of the one nearest to
 * the centre of the city.
 */
const pointOf = (points: readonly Degrees[], centre: Degrees): Degrees => {
  const nearest = (from: Degrees, candidates: readonly Degrees[]) =>
    candidates.toSorted((a, b) => distance(a, from) - distance(b, from))[0] ?? from
  const [cluster = points] = clustersOf(points).toSorted(
    (a, b) => distance(nearest(centre, a), centre) - distance(nearest(centre, b), centre),
  )
  const mean = [0, 1].map((axis) => cluster.reduce((sum, point) => sum + (point[axis] as number), 0) / cluster.length)
  return nearest([mean[0] ?? 0, mean[1] ?? 0], cluster)
}

/** Returns a point of each named street in tiles of one zoom, by name in alphabetical order. */
export const streetPoints = (tiles: readonly ArchiveTile[], centre: Degrees): ReadonlyMap<string, Degrees> => {
  const points = new Map<string, Degrees[]>()
  for (const tile of tiles) {
    const { extent = 4096, features = [] } = decodeTile(tile.bytes).get('roads') ?? {}
    for (const { properties, parts } of features) {
      const { name, kind } = properties
      if (typeof name !== 'string' || !isStreet(kind)) continue
      const own = points.get(name) ?? []
      points.set(name, own)
      for (const part of parts)
        for (let at = 0; at < part.length; at += 2) own.push(toDegrees(tile, (part[at] ?? 0) / extent, (part[at + 1] ?? 0) / extent))
    }
  }
  return new Map([...points].toSorted(([a], [b]) => a.localeCompare(b, 'pl')).map(([name, own]) => [name, pointOf(own, centre)]))
}
