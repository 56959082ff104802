import { metresBetween, type Point } from '#core/kernel/distance.ts'

type LinearRing = readonly (readonly [number, number])[]

/** Boundaries of the counties of Poland; `nazwa` is `powiat Gdańsk` for a town that is a county. */
export interface CountyFile {
  readonly features: readonly {
    readonly properties: { readonly nazwa: string }
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly LinearRing[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly LinearRing[])[] }
  }[]
}

/** Metres outside of a boundary, which is drawn with an error of about a kilometre. */
const tolerance = 1000

const edgesOf = (rings: readonly LinearRing[]) => rings.flatMap((line) => line.slice(1).map((to, at) => [line[at] ?? to, to] as const))

const contains = (rings: readonly LinearRing[], { longitude: x, latitude: y }: Point): boolean =>
  edgesOf(rings).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax).length % 2 === 1

const metresTo = (rings: readonly LinearRing[], point: Point): number => {
  const scale = Math.cos((point.latitude * Math.PI) / 180)
  const distances = edgesOf(rings).map(([[ax, ay], [bx, by]]) => {
    const dx = (bx - ax) * scale
    const dy = by - ay
    const along = ((point.longitude - ax) * scale * dx + (point.latitude - ay) * dy) / (dx * dx + dy * dy || 1)
    const part = Math.min(1, Math.max(0, along))
    return metresBetween(point, { longitude: ax + part * (bx - ax), latitude: ay + part * (by - ay) })
  })
  return Math.min(...distances)
}

/**
 * Returns a function that finds the town in which a point lies: one that is a county, or the expected town where its
 * boundary is near and no other locality is nearer; `null` if there is none.
 */
export const makeBorderFinder = (file: CountyFile, localities: readonly (Point & { readonly name: string })[]) => {
  const towns = file.features.flatMap(({ properties: { nazwa }, geometry }) => {
    const name = nazwa.replace(/^powiat /, '')
    if (!/^\p{Lu}/u.test(name)) return []
    return [{ name, rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat() }]
  })
  return (point: Point, expected: string): string | null => {
    const inside = towns.find(({ rings }) => contains(rings, point))
    if (inside) return inside.name
    const near = towns.find(({ name }) => name === expected)
    if (!near || metresTo(near.rings, point) > tolerance) return null
    return localities.some((one) => one.name !== expected && metresBetween(one, point) < tolerance) ? null : expected
  }
}
