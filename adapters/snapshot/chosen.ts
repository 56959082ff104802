import type { FacetSelection } from '#core/search/facet-choice.ts'
import { narrow } from './narrow.ts'
import type { OpenSnapshot } from './open-snapshot.ts'

/** Tells of a number in the index of names whether that facility is still listed, and one of the choice. */
export const makeChosen = (open: OpenSnapshot, choice: FacetSelection): ((slot: number) => boolean) => {
  const { rowOfSlot, length } = open.rows
  const isListed = (slot: number) => (rowOfSlot[slot] ?? -1) >= 0
  if (Object.keys(choice).length === 0) return isListed
  for (let row = 0; row < length; row++) open.selected[row] = row
  const chosen = new Uint8Array(length)
  for (const row of open.selected.subarray(0, narrow(open, choice, length))) chosen[row] = 1
  return (slot) => isListed(slot) && chosen[rowOfSlot[slot] as number] === 1
}
