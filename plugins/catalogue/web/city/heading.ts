import type { Category } from '#core/facilities/category.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { AvailableFacet, FacetOption } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList } from '#core/search/facet-selection.ts'
import { type HeadingLanguage, headingAt, type ListedPlace } from '../../contract/city-head.ts'

interface Subject extends ListedPlace {
  readonly category: Category
  readonly availableFacets: readonly AvailableFacet[]
  readonly selection: FacetSelection
}

/** Heading of a list, and the part of the selection that it does not express. */
export interface Heading {
  readonly text: string
  readonly rest: FacetSelection
}

/** Returns the only selected option of a choice facet. */
const onlyOption = (facet: AvailableFacet, selection: FacetSelection): FacetOption | undefined => {
  const selected = selection[facet.key]
  if (facet.kind !== 'choice' || selected === undefined || !isOptionList(selected) || selected.length !== 1) return undefined
  return facet.options.find(({ value }) => value === selected[0])
}

/**
 * Returns the heading of a city's list in the grammar of the language: `Przedszkola Montessori w Krakowie`. It names
 * one kind and one option that has a heading, of several facets that of the last; the other options stay in `rest`.
 * `mark` marks the place.
 */
export const headingOf = ({ category, city, district, locative, availableFacets, selection }: Subject, given: HeadingLanguage): Heading => {
  const { t } = given
  const kindFacet = availableFacets.find(({ key }) => key === 'specialization')
  const kind = kindFacet && onlyOption(kindFacet, selection)
  const facilities = t(kind?.description ?? messageKey('catalogue.facet.category', category, 'phrase'))
  const expressible = availableFacets.flatMap((facet) => {
    const heading = onlyOption(facet, selection)?.heading
    return heading === undefined ? [] : [{ key: facet.key, heading }]
  })
  const qualifier = expressible.at(-1)
  const subject = qualifier ? t(qualifier.heading, { facilities }) : facilities
  const expressed = [...(kind ? ['specialization'] : []), ...(qualifier ? [qualifier.key] : [])]
  return {
    text: headingAt({ city, district, locative }, subject, given),
    rest: Object.fromEntries(Object.entries(selection).filter(([key]) => !expressed.includes(key))),
  }
}
