import { type AvailableFacet, type FacetOption, minimumOption, type RangeFacet } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'

/**
 * Returns the facets of a form with their options, each filter once: without those that only addresses and calls use,
 * and, where counts are known, without options that no facility of the list has and facets that cannot narrow it. What
 * is selected always stays.
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
    if (facet.kind === 'boolean') return selected !== undefined || (!facet.hidden && narrows(totalOf('true'))) ? [facet] : []
    if (facet.kind === 'range') {
      const shown = withMinimums(facet, selected as Range | undefined, totalOf)
      return selected !== undefined || (!facet.hidden && totalOf('known') !== 0 && shown.minimums?.length !== 0) ? [shown] : []
    }
    const isSelected = ({ value }: FacetOption) => selected !== undefined && isOptionList(selected) && selected.includes(value)
    const options = facet.options.filter((option) => isSelected(option) || (!facet.hidden && !option.hidden && totalOf(option.value) !== 0))
    const useful = counts ? options.some(({ value }) => narrows(totalOf(value))) : options.length > 1
    return options.some(isSelected) || useful ? [{ ...facet, options }] : []
  })

/** Leaves out the lower ends that no facility of the list reaches; adds the selected one. */
const withMinimums = (facet: RangeFacet, selected: Range | undefined, totalOf: (option: string) => number | null): RangeFacet => {
  if (!facet.minimums) return facet
  const reached = facet.minimums.filter((minimum) => totalOf(minimumOption(minimum)) !== 0)
  const minimums = selected?.min === undefined ? reached : [...new Set([...reached, selected.min])]
  return { ...facet, minimums: minimums.toSorted((a, b) => b - a) }
}
