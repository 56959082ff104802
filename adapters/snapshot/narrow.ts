import { type FacetSelection, isWords, type Range } from '#core/search/facet-choice.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { type FacetColumn, none } from './rows.ts'

/** Leaves of the first `count` selected rows those of the choice, in their order; gives their number. A facet nobody has is a bug. */
export const narrow = (open: OpenSnapshot, choice: FacetSelection, count: number): number => {
  let left = count
  for (const [key, chosen] of Object.entries(choice)) {
    const at = open.facets.findIndex((facet) => facet.key === key)
    const column = open.rows.facets[at]
    if (!column) throw new Error(`No facet is called ${key}`)
    if (isWords(chosen)) left = ofWords(open, column, maskOf(open, at, column, chosen), left)
    else if (chosen === true) left = inSpan(open, column, { min: 1 }, left)
    // Open at both ends it does not narrow; open at one it leaves out what has no number.
    else if (chosen.min !== undefined || chosen.max !== undefined) left = inSpan(open, column, chosen, left)
  }
  return left
}

/** The bits of the words that occur. */
const maskOf = ({ bitOf }: OpenSnapshot, at: number, { stride }: FacetColumn, words: readonly string[]): Uint32Array => {
  const mask = new Uint32Array(stride)
  for (const word of words) {
    const bit = bitOf[at]?.get(word)
    if (bit !== undefined) mask[bit >>> 5] = (mask[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }
  return mask
}

const ofWords = ({ selected }: OpenSnapshot, { values, stride }: FacetColumn, mask: Uint32Array, count: number): number => {
  let left = 0
  const only = mask[0] as number
  // Nearly every facet has at most 32 words.
  if (stride === 1) {
    // Written always and kept where bits are common: a branch would be guessed wrong as often as right.
    for (let at = 0; at < count; at++) {
      const row = selected[at] as number
      const common = (values[row] as number) & only
      selected[left] = row
      left += (common | -common) >>> 31
    }
    return left
  }
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    let common = 0
    for (let word = 0; word < stride; word++) common |= (values[row * stride + word] as number) & (mask[word] as number)
    selected[left] = row
    left += (common | -common) >>> 31
  }
  return left
}

const inSpan = (
  { selected }: OpenSnapshot,
  { values }: FacetColumn,
  { min: least = none + 1, max: most = -none }: Range,
  count: number,
): number => {
  let left = 0
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    const value = values[row] as number
    if (value >= least && value <= most) selected[left++] = row
  }
  return left
}
