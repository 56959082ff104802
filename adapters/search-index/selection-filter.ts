import type { FacetSelection } from '#core/search/facet-selection.ts'
import { filterRows } from './filter-rows.ts'
import type { OpenSnapshot } from './open-snapshot.ts'

/** Returns a predicate for slots of the name index: whether the facility is still listed and matches the selection. */
export const makeSelectionFilter = (snapshot: OpenSnapshot, selection: FacetSelection): ((slot: number) => boolean) => {
  const { rowOfSlot, length } = snapshot.rows
  const isListed = (slot: number) => (rowOfSlot[slot] ?? -1) >= 0
  if (Object.keys(selection).length === 0) return isListed
  for (let row = 0; row < length; row++) snapshot.selected[row] = row
  const included = new Uint8Array(length)
  for (const row of snapshot.selected.subarray(0, filterRows(snapshot, selection, length))) included[row] = 1
  return (slot) => isListed(slot) && included[rowOfSlot[slot] as number] === 1
}
