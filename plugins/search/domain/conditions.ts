import { categories } from '#core/facilities/category.ts'
import type { Point } from '#core/kernel/distance.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Areas, CityArea } from '#core/search/facility-index.port.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import type { ListOrder } from '#core/search/orders.ts'
import type { ReadCriterion } from './reading.ts'

/** Search that parts of a text mean together. */
export interface Conditions {
  readonly within: Areas | CityArea
  readonly selection: FacetSelection
  /** Words that names contain; without any, all names match. */
  readonly words: readonly string[]
  /** Facilities whose whole name the words are, which come first. */
  readonly first: readonly string[]
  readonly order: ListOrder
  /** Point from which distances are measured, and its name. */
  readonly nearTo: Point | null
}

const kindFacets = ['category', 'specialization']

/**
 * Adds nurseries and kindergartens to filters that name no kind: primary schools are not what parents of small children
 * search for, unless they name one.
 */
export const withChildcare = (selection: FacetSelection, available: readonly AvailableFacet[]): FacetSelection =>
  kindFacets.some((key) => key in selection) || !available.some(({ key }) => key === 'category')
    ? selection
    : { ...selection, category: categories }

/** Returns the point from which the facilities of a search are measured: an address before a place. */
export const centreOf = (parts: readonly ReadCriterion[]): { readonly part: ReadCriterion; readonly point: Point } | null => {
  for (const kind of ['address', 'place'] as const)
    for (const part of parts) if (part.kind === kind && part.centre !== null) return { part, point: part.centre }
  return null
}

/** Returns the conditions of parts of a text: areas are alternatives, all others hold together. */
export const conditionsOf = (parts: readonly ReadCriterion[], available: readonly AvailableFacet[]): Conditions => {
  const hasAddress = parts.some(({ kind }) => kind === 'address')
  const places = parts.flatMap((part) => (part.kind === 'place' ? [part] : []))
  const circles = parts.flatMap((part) => (part.kind === 'address' ? [{ centre: part.centre, metres: part.metres }] : []))
  // An address says where in its city.
  const anyOf = hasAddress ? circles : places.filter(({ relation }) => relation !== 'outside').flatMap(({ areas }) => areas)
  const noneOf = places.filter(({ relation }) => relation === 'outside').flatMap(({ areas }) => areas)
  const [only] = anyOf
  const isOneCity = anyOf.length === 1 && noneOf.length === 0 && only !== undefined && 'city' in only
  const names = parts.flatMap((part) => (part.kind === 'name' ? [part] : []))
  const selection = mergeSelections(parts.flatMap((part) => (part.kind === 'filter' ? [part.selection] : [])))
  const order = parts.find((part) => part.kind === 'order')?.order
  const nearTo = centreOf(parts)?.point ?? null
  return {
    within: isOneCity ? only : { anyOf, noneOf },
    selection: names.length > 0 ? selection : withChildcare(selection, available),
    words: names.flatMap(({ words }) => words),
    first: names.flatMap(({ ids }) => ids),
    order: order === undefined || order === 'distance' ? (nearTo ? 'distance' : 'recommended') : order,
    nearTo,
  }
}
