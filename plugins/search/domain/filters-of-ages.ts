import type { AvailableFacet } from '#core/search/facet.ts'
import { isOptionList } from '#core/search/facet-selection.ts'
import { selected } from './find-filter.ts'
import type { FoundFilter, FoundUnmet } from './parsed-search.ts'

/** Age of a child that tokens of a text name. */
export interface Aged {
  readonly years: number
  readonly tokens: readonly number[]
}

interface AgedFilters {
  readonly filters: readonly FoundFilter[]
  readonly unmet: readonly FoundUnmet[]
  /** Ages to which the kinds of facility that the text names are open anyway. */
  readonly met: readonly Aged[]
}

/**
 * Ages of nurseries and kindergartens. A nursery may keep a child until the end of the school year of its third
 * birthday; a kindergarten admits from three, exceptionally from two and a half.
 */
const nurseryUntil = 4
const surelyNurseryUntil = 2.5
const kindergarten = { from: 3, until: 7 }

const kindOf = (years: number): 'zlobki' | 'przedszkola' | null =>
  years < surelyNurseryUntil ? 'zlobki' : years >= kindergarten.from && years < kindergarten.until ? 'przedszkola' : null

/** Adds the kind of facility that a child's age means, unless the text names a kind; an age that does not fit it is an unmet wish. */
export const withAges = (filters: readonly FoundFilter[], ages: readonly Aged[], available: readonly AvailableFacet[]): AgedFilters => {
  const isKindNamed = filters.some(({ selection }) => 'category' in selection || 'specialization' in selection)
  const named = (key: 'zlobki' | 'przedszkola') => {
    const values = Object.values(selected(available, 'category', [key]))[0]
    return filters.some(
      ({ selection: { category } }) =>
        category && values && isOptionList(category) && isOptionList(values) && values.some((one) => category.includes(one)),
    )
  }
  const fits = (years: number): boolean => {
    if (named('zlobki')) return years < nurseryUntil
    if (named('przedszkola')) return years >= kindergarten.from && years < kindergarten.until
    return true
  }
  const met: Aged[] = []
  const unmet: FoundUnmet[] = []
  const added: FoundFilter[] = []
  for (const { years, tokens } of ages) {
    const kind = kindOf(years)
    if (isKindNamed && fits(years)) met.push({ years, tokens })
    else if (isKindNamed || kind === null) unmet.push({ reason: 'age', tokens })
    else added.push({ selection: selected(available, 'category', [kind]), tokens })
  }
  return { filters: [...filters, ...added.filter(({ selection }) => Object.keys(selection).length > 0)], unmet, met }
}
