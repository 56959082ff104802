import { Effect } from 'effect'
import { excludedKeyOf } from '#core/search/exclusion.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { isOptionList } from '#core/search/facet-selection.ts'
import { everywhere } from '#core/search/facility-index.port.ts'
import { type Conditions, conditionsOf } from '../domain/conditions.ts'
import type { ReadCriterion } from '../domain/reading.ts'
import { pointOf } from '../domain/resolve-place.ts'
import { selected } from '../domain/selections.ts'
import { findMatches, type Indexes } from './find-matches.ts'

/** Other search in place of one without results; without some conditions, `parts` are those that it applies. */
export type RelaxedSearch = { readonly conditions: Conditions } & (
  | { readonly kind: 'nearest'; readonly place: Extract<ReadCriterion, { kind: 'place' | 'address' }> }
  | { readonly kind: 'without'; readonly left: readonly ReadCriterion[]; readonly parts: readonly ReadCriterion[] }
)

/** Costs of leaving out a condition: an amenity less than a price, a kind of facility most. */
const costs: readonly (readonly [keys: readonly string[], cost: number])[] = [
  [['features', 'rating'], 1],
  [['ownership'], 2],
  [['opens', 'closes', 'open_saturday', 'all_day', 'has_vacancies'], 3],
  [['price', 'family_cost'], 4],
  [['sector'], 5],
]
const kindCost = 8
const nameCost = 6

const costOf = (part: ReadCriterion): number => {
  if (part.kind === 'name') return nameCost
  if (part.kind !== 'filter') return Number.POSITIVE_INFINITY
  const keys = Object.keys(part.selection)
  return Math.min(...keys.map((key) => costs.find(([of]) => of.includes(excludedKeyOf(key) ?? key))?.[1] ?? kindCost))
}

/** Owners of public facilities; the exact owner is rarely known, whether a facility is public nearly always. */
const publicOwners: readonly string[] = ['miejska', 'gminna', 'samorzadowa']

/** Returns what is left of a part whose condition is taken off: the kind of `leśne przedszkole`, public for a town's own. */
const weakened = (part: ReadCriterion, available: readonly AvailableFacet[]): readonly ReadCriterion[] => {
  if (part.kind !== 'filter') return []
  const { category, specialization, ownership } = part.selection
  const kinds = { ...(category && { category }), ...(specialization && { specialization }) }
  const owners = Object.values(selected(available, 'ownership', publicOwners) ?? {})[0]
  const isPublic = ownership && owners && isOptionList(ownership) && isOptionList(owners) && ownership.every((one) => owners.includes(one))
  const selection = { ...kinds, ...(isPublic && selected(available, 'sector', ['publiczne'])) }
  const isWeaker = Object.keys(selection).length > 0 && costOf({ ...part, selection }) !== costOf(part)
  return isWeaker || (Object.keys(kinds).length > 0 && Object.keys(kinds).length < Object.keys(part.selection).length)
    ? [{ ...part, selection }]
    : []
}

/** Returns the parts that may be left out, the cheapest first; then those that are cheap together. */
const attemptsOf = (parts: readonly ReadCriterion[]): readonly (readonly ReadCriterion[])[] => {
  const removable = parts.filter((part) => Number.isFinite(costOf(part))).toSorted((a, b) => costOf(a) - costOf(b))
  const combinations = removable.slice(1).map((_, at) => removable.slice(0, at + 2))
  return [...removable.map((part) => [part]), ...combinations]
}

/**
 * Finds another search for one that has no results: near the place if it has nothing of the kind, else without the
 * conditions that cost least. `null` where nothing helps.
 */
export const relaxSearch = Effect.fn('search.relax')(function* (
  indexes: Indexes,
  parts: readonly ReadCriterion[],
  available: readonly AvailableFacet[],
) {
  const count = (conditions: Conditions) => Effect.map(findMatches(indexes, conditions, { offset: 0, limit: 0 }), ({ total }) => total)
  const [place] = parts.flatMap((part) => (part.kind === 'address' || (part.kind === 'place' && part.relation !== 'outside') ? [part] : []))
  const centre = place?.kind === 'address' ? place.centre : place && (place.centre ?? (place.places[0] ? pointOf(place.places[0]) : null))
  const nearest: RelaxedSearch | null =
    place && centre
      ? { kind: 'nearest', place, conditions: { ...conditionsOf(parts, available), within: everywhere, nearTo: centre, order: 'distance' } }
      : null
  const isKindOnly = parts.every((part) => part.kind !== 'name' && (part.kind !== 'filter' || costOf(part) === kindCost))
  if (nearest && isKindOnly && (yield* count(nearest.conditions)) > 0) return nearest
  for (const left of attemptsOf(parts)) {
    const others = parts.filter((part) => !left.includes(part))
    const weaker = left.flatMap((part) => weakened(part, available))
    for (const applied of weaker.length > 0 ? [[...others, ...weaker], others] : [others]) {
      const conditions = conditionsOf(applied, available)
      if ((yield* count(conditions)) > 0) return { kind: 'without', left, parts: applied, conditions } satisfies RelaxedSearch
    }
  }
  return nearest && (yield* count(nearest.conditions)) > 0 ? nearest : null
})
