import { excludedKeyOf } from '#core/search/exclusion.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { type FacetColumn, noValue } from './rows.ts'

/** Filters the first `count` selected rows in place, in their order; returns the new count. An unknown facet throws. */
export const filterRows = (snapshot: OpenSnapshot, selection: FacetSelection, count: number): number => {
  let remaining = count
  for (const [key, selected] of Object.entries(selection)) {
    const excluded = excludedKeyOf(key)
    const at = snapshot.facets.findIndex((facet) => facet.key === (excluded ?? key))
    const column = snapshot.rows.facets[at]
    if (!column) throw new Error(`Unknown facet ${key}`)
    if (isOptionList(selected))
      remaining = filterByOptions(snapshot, column, maskOf(snapshot, at, column, selected), excluded === null ? 1 : 0, remaining)
    else if (selected === true) remaining = filterByRange(snapshot, column, { min: 1 }, remaining)
    // A range without limits does not filter; one with a limit excludes rows without a number.
    else if (selected.min !== undefined || selected.max !== undefined) remaining = filterByRange(snapshot, column, selected, remaining)
  }
  return remaining
}

/** Returns the bit mask of the known options. */
const maskOf = ({ bitOf }: OpenSnapshot, at: number, { stride }: FacetColumn, options: readonly string[]): Uint32Array => {
  const mask = new Uint32Array(stride)
  for (const option of options) {
    const bit = bitOf[at]?.get(option)
    if (bit !== undefined) mask[bit >>> 5] = (mask[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }
  return mask
}

/** Keeps the rows with one of the options of a mask for `wanted` 1, those with none of them for 0. */
const filterByOptions = (
  { selected }: OpenSnapshot,
  { values, stride }: FacetColumn,
  mask: Uint32Array,
  wanted: 0 | 1,
  count: number,
): number => {
  const unwanted = 1 - wanted
  let remaining = 0
  const only = mask[0] as number
  // Nearly every facet has at most 32 options.
  if (stride === 1) {
    // Branch-free: writes each row and advances only past matches, since a branch would be unpredictable.
    for (let at = 0; at < count; at++) {
      const row = selected[at] as number
      const common = (values[row] as number) & only
      selected[remaining] = row
      remaining += ((common | -common) >>> 31) ^ unwanted
    }
    return remaining
  }
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    let common = 0
    for (let option = 0; option < stride; option++) common |= (values[row * stride + option] as number) & (mask[option] as number)
    selected[remaining] = row
    remaining += ((common | -common) >>> 31) ^ unwanted
  }
  return remaining
}

const filterByRange = (
  { selected }: OpenSnapshot,
  { values }: FacetColumn,
  { min = noValue + 1, max = -noValue }: Range,
  count: number,
): number => {
  let remaining = 0
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    const value = values[row] as number
    if (value >= min && value <= max) selected[remaining++] = row
  }
  return remaining
}
