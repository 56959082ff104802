import { metresBetween, type Point } from '#core/kernel/distance.ts'

/** Sorts points by their distance from another. */
export const nearestFirst = <Item extends Point>(items: readonly Item[], from: Point): readonly Item[] =>
  items
    .map((item) => ({ item, metres: metresBetween(from, item) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ item }) => item)
