import { formKey } from './place-forms-index.ts'
import { tokenize, withoutStopWords } from './tokenize.ts'

/** Whole names of facilities by a hash of their words: sorted hashes, and the number of the facility of each. */
export interface WholeNames {
  readonly hashes: Uint32Array
  readonly facilities: Uint32Array
}

/** Returns the words by which whole names are compared: without accents and words that queries ignore. */
export const wholeNameKey = (words: readonly string[]): string => formKey(withoutStopWords(words))

const hashOf = (key: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Whole names being indexed. */
export interface WholeNameWriter {
  /** Adds the name of the next facility. */
  add(name: string): void
  finish(): WholeNames
}

/** Creates an index of no names yet. */
export const makeWholeNameWriter = (): WholeNameWriter => {
  const hashes: number[] = []
  return {
    add: (name) => void hashes.push(hashOf(wholeNameKey(tokenize(name)))),
    finish: () => {
      const facilities = Uint32Array.from(hashes.keys()).toSorted((a, b) => (hashes[a] as number) - (hashes[b] as number) || a - b)
      return { hashes: Uint32Array.from(facilities, (at) => hashes[at] as number), facilities }
    },
  }
}

/** Finds the facilities whose whole name may be a key; `nameOf` returns the name of one, since hashes are not unique. */
export const findWholeName = ({ hashes, facilities }: WholeNames, key: string, nameOf: (facility: number) => string): readonly number[] => {
  const hash = hashOf(key)
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] as number) < hash) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; hashes[at] === hash; at++) {
    const facility = facilities[at] as number
    if (wholeNameKey(tokenize(nameOf(facility))) === key) found.push(facility)
  }
  return found
}
