import { type FacetSelection, isOptionList } from '#core/search/facet-selection.ts'

/** Converts the selection of one facet to its JSON in the search body, where the bounds of a range are called `least` and `most`. */
export const toFacetJson = (selected: FacetSelection[string]) => {
  if (selected === true || isOptionList(selected)) return selected
  const bounds = [['least', selected.min] as const, ['most', selected.max] as const]
  return Object.fromEntries(bounds.filter(([, bound]) => bound !== undefined))
}
