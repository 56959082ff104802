import { type AvailableFacet, type FacetOption, maximumOption, minimumOption, type RangeFacet } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'

/**
 * Returns the facets of a form with their options, each filter once: without those that only addresses and calls use,
 * and, where counts are known, without options that no facility of the list has and facets that cannot narrow it. What
 * is selected, or `always` offered, stays.
 */
export const formFacets = (
  available: readonly AvailableFacet[],
  selection: FacetSelection,
  counts?: OptionCounts,
): readonly AvailableFacet[] =>
  available.flatMap((facet): readonly AvailableFacet[] => {
    const selected = selection[facet.key]
    const totalOf = (option: string) => (counts ? (counts.facets[facet.key]?.[option]?.total ?? 0) : null)
    const narrows = (total: number | null) => total === null || (total > 0 && total < (counts?.total ?? 0))
    if (facet.kind === 'boolean')
      return selected !== undefined || facet.always === true || (!facet.hidden && narrows(totalOf('true'))) ? [facet] : []
    if (facet.kind === 'range') {
      const shown = withReachedEnds(facet, (selected ?? {}) as Range, totalOf)
      const isReached = shown.minimums?.length !== 0 && shown.maximums?.length !== 0
      return selected !== undefined || (!facet.hidden && totalOf('known') !== 0 && isReached) ? [shown] : []
    }
    const isSelected = ({ value }: FacetOption) => selected !== undefined && isOptionList(selected) && selected.includes(value)
    const options = facet.options.filter((option) => isSelected(option) || (!facet.hidden && !option.hidden && totalOf(option.value) !== 0))
    const useful = counts ? options.some(({ value }) => narrows(totalOf(value))) : options.length > 1
    return options.some(isSelected) || useful ? [{ ...facet, options }] : []
  })

/** Leaves out the ends that no facility of the list reaches; adds the selected one. */
const withReachedEnds = (facet: RangeFacet, { min, max }: Range, totalOf: (option: string) => number | null): RangeFacet => {
  const reached = (ends: readonly number[], selected: number | undefined, optionOf: (end: number) => string) => [
    ...new Set([...ends.filter((end) => totalOf(optionOf(end)) !== 0), ...(selected === undefined ? [] : [selected])]),
  ]
  return {
    ...facet,
    ...(facet.minimums && { minimums: reached(facet.minimums, min, minimumOption).toSorted((a, b) => b - a) }),
    ...(facet.maximums && { maximums: reached(facet.maximums, max, maximumOption).toSorted((a, b) => a - b) }),
  }
}
