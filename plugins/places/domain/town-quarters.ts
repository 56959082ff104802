import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import type { TownQuarters, TownReference } from '../contract/map-quarters.ts'
import type { Quarter } from '../contract/queries.ts'
import { joinParts, type MapQuarter } from './quarter-rules.ts'

/** Returns the key of a town. */
export const townKey = ({ voivodeship, county, town }: TownReference): string => `${voivodeship}/${county}/${town}`

const withSlugs = (quarters: readonly MapQuarter[]) => {
  const slugs = new Set<string>()
  return quarters.flatMap((quarter) => {
    const plain = slugOf(quarter.name)
    if (plain === '') return []
    const slug = freeSlug(plain, (one) => slugs.has(one))
    slugs.add(slug)
    return [{ ...quarter, slug }]
  })
}

/**
 * Groups the quarters of a map by their town, with those that they are parts of. Of several with one name in a town the
 * largest stays.
 */
export const groupQuarters = <Found extends MapQuarter>(
  quarters: readonly Found[],
  townOf: (quarter: Found) => TownReference | null,
): readonly TownQuarters[] => {
  const placed = quarters
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((quarter) => {
      const town = townOf(quarter)
      return town ? [{ town, quarter }] : []
    })
  return [...Map.groupBy(placed, ({ town }) => townKey(town)).values()].flatMap((inTown) => {
    const [first] = inTown
    if (!first) return []
    const joined = joinParts(
      first.town.town,
      inTown.map(({ quarter }) => quarter),
    )
    const named = withSlugs(joined)
    return named.length > 0 ? [{ ...first.town, quarters: named }] : []
  })
}

/** Returns the quarters of a town under the slug that its city has in the directory. */
export const quartersUnder = ({ voivodeship, quarters }: TownQuarters, city: string): readonly Quarter[] =>
  quarters.map((quarter) => ({ ...quarter, voivodeship, city }))
