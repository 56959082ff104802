import type { PlaceFormsIndex } from './place-forms-index.ts'

/** Returns whether letters become others by one more, one less, another one, or two swapped neighbours. */
const isOneTypo = (bytes: Uint8Array, from: number, to: number, typed: Uint8Array): boolean => {
  const length = to - from
  const shorter = Math.min(length, typed.length)
  let start = 0
  while (start < shorter && bytes[from + start] === typed[start]) start++
  let end = 0
  while (end < shorter - start && bytes[to - 1 - end] === typed[typed.length - 1 - end]) end++
  const different = Math.max(length, typed.length) - start - end
  if (different <= 1) return true
  const isSwapped = bytes[from + start] === typed[start + 1] && bytes[from + start + 1] === typed[start]
  return different === 2 && length === typed.length && isSwapped
}

/** Finds the known forms of places that differ from a word by one typing error, ascending. */
export const findSimilarForms = ({ known, forms: { bytes, starts } }: PlaceFormsIndex, word: string): readonly number[] => {
  const typed = new TextEncoder().encode(word)
  const lengthOf = (at: number) => (starts[(known[at] as number) + 1] as number) - (starts[known[at] as number] as number)
  let low = 0
  let high = known.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lengthOf(middle) < typed.length - 1) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; at < known.length && lengthOf(at) <= typed.length + 1; at++) {
    const form = known[at] as number
    if (isOneTypo(bytes, starts[form] as number, starts[form + 1] as number, typed)) found.push(form)
  }
  return found.toSorted((a, b) => a - b)
}
