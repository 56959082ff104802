import { metresBetween, type Point } from '#core/kernel/distance.ts'
import type { RoadFactors } from './roads.ts'
import type { MinutesOf } from './way.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Smallest factor; each letter is a twelfth of a doubling more, so that the largest is 9.5. */
const smallest = 0.25
const perDoubling = 12

/** Writes a factor as a letter, to 3 %; a way without a road (`null`) has the largest. */
export const encodeFactor = (factor: number | null): string => {
  const level = factor === null ? letters.length : Math.round(Math.log2(factor / smallest) * perDoubling)
  return letters.charAt(Math.min(letters.length - 1, Math.max(0, level)))
}

/** Reads what `encodeFactor` wrote; 1 for any other text. */
export const decodeFactor = (letter: string | undefined): number => {
  const level = letter === undefined || letter === '' ? -1 : letters.indexOf(letter)
  return level < 0 ? 1 : smallest * 2 ** (level / perDoubling)
}

/** Anchors that decide about a point. */
const nearest = 3

/** Returns the anchors next to a point with their weights, which sum to 1. */
const weightsAt = (point: Point, anchors: readonly Point[]): readonly (readonly [at: number, weight: number])[] => {
  const near = anchors
    .map((anchor, at) => [at, metresBetween(point, anchor)] as const)
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, nearest)
    .map(([at, metres]) => [at, 1 / (metres + 50)] as const)
  const sum = near.reduce((total, [, weight]) => total + weight, 0)
  return near.map(([at, weight]) => [at, weight / sum])
}

/**
 * Returns the minutes of legs along roads: the straight estimate times the factors of the anchors next to home and work.
 * Facilities are recognised as the objects of the list; one without factors keeps its straight estimate.
 */
export const alongRoads = (
  { anchors, between, stops }: RoadFactors,
  listed: readonly (Point & { readonly id: string })[],
  straight: MinutesOf,
): MinutesOf => {
  const byId = new Map(stops.map((stop) => [stop.id, stop]))
  const factorsOf = new Map<Point, RoadFactors['stops'][number] | undefined>(listed.map((stop) => [stop, byId.get(stop.id)]))
  const known = new Map<Point, ReturnType<typeof weightsAt>>()
  const weightsOf = (point: Point) => {
    const weights = known.get(point) ?? weightsAt(point, anchors)
    known.set(point, weights)
    return weights
  }
  const mean = (point: Point, letterAt: (anchor: number) => string | undefined) =>
    weightsOf(point).reduce((sum, [at, weight]) => sum + weight * decodeFactor(letterAt(at)), 0)
  const factor = (from: Point, to: Point) => {
    if (anchors.length === 0) return 1
    if (factorsOf.has(to)) return mean(from, (at) => factorsOf.get(to)?.from[at])
    if (factorsOf.has(from)) return mean(to, (at) => factorsOf.get(from)?.to[at])
    return weightsOf(from).reduce((sum, [row, weight]) => sum + weight * mean(to, (at) => between[row]?.[at]), 0)
  }
  return (from, to) => straight(from, to) * factor(from, to)
}
