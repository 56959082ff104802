import { type FacetSelection, isOptionList, type Range } from './facet-selection.ts'

/** Returns the numbers that are in both ranges. */
const intersection = (one: Range, other: Range): Range => {
  const min = Math.max(one.min ?? Number.NEGATIVE_INFINITY, other.min ?? Number.NEGATIVE_INFINITY)
  const max = Math.min(one.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY)
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) }
}

/** Joins selections; several values of one facet mean any of them. */
export const mergeSelections = (selections: readonly FacetSelection[]): FacetSelection => {
  const merged: Record<string, FacetSelection[string]> = {}
  for (const selection of selections)
    for (const [key, value] of Object.entries(selection)) {
      const other = merged[key]
      if (other === undefined || value === true || other === true) merged[key] = value
      else if (isOptionList(other) && isOptionList(value)) merged[key] = [...new Set([...other, ...value])]
      else if (!isOptionList(other) && !isOptionList(value)) merged[key] = intersection(other, value)
    }
  return merged
}
