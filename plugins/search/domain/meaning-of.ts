import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { NamedPlace } from '#core/search/name-index.port.ts'
import { textOf } from '#core/search/reading/search-text.ts'
import type { ReadCriterion, Reading } from './reading.ts'
import { cityOf } from './resolve-place.ts'

/** Returns the key of a place; that of a locality stays when its first facility opens. */
const keyOf = (place: NamedPlace): string => {
  if (place.kind === 'voivodeship') return place.voivodeship
  if (place.kind === 'county') return [place.county.voivodeship, place.kind, place.county.name].join('/')
  if (place.kind !== 'city') return [cityOf(place), place.kind, place.part.slug].join('/')
  const { voivodeship, county, commune, name } = place.city
  return [voivodeship, county, commune, name].join('/')
}

const sorted = (selection: FacetSelection) =>
  Object.entries(selection)
    .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))

const conditionOf = (part: ReadCriterion, { text }: Reading): readonly unknown[] => {
  if (part.kind === 'filter') return [part.kind, sorted(part.selection)]
  if (part.kind === 'place') return [part.kind, part.relation, part.places.map(keyOf).toSorted()]
  return [part.kind, textOf(text, part.tokens)]
}

/**
 * Returns what a text means in one form: its places and filters, apart from its order, and from points and radii, which
 * may be corrected.
 */
export const meaningOf = (reading: Reading): string =>
  JSON.stringify(
    reading.parts
      .filter(({ kind }) => kind !== 'order')
      .map((part) => JSON.stringify(conditionOf(part, reading)))
      .toSorted(),
  )
