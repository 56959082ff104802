import fc from 'fast-check'
import { expect, test } from 'vitest'
import { place } from '#config/quality/testing/name-index-builders.ts'
import { indexPlaceForms } from './place-forms-index.ts'
import { findSimilarForms } from './similar-forms.ts'

/** Returns all words that differ from one by a letter more, less, other, or swapped with the next. */
const variantsOf = (word: string, letters: readonly string[]): ReadonlySet<string> => {
  const all = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  return new Set(
    all.flatMap(([before, after]) => [
      ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
      before + after.slice(1),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ]),
  )
}

test('finds exactly the forms that one typing error makes of a word', () => {
  const letters = ['a', 'b', 'c']
  const index = indexPlaceForms(['Abba', 'Acba', 'Baca', 'Babac', 'Cab', 'Abac'].map((name) => place(name, 100)))
  const decoder = new TextDecoder()
  const textOf = (form: number) => decoder.decode(index.forms.bytes.subarray(index.forms.starts[form], index.forms.starts[form + 1]))
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 7 }), (word) => {
      const alphabet = [...new Set(Array.from(index.known, textOf).join(''))]
      const variants = variantsOf(word, alphabet)
      expect(findSimilarForms(index, word).map(textOf)).toEqual(
        Array.from(index.known, textOf)
          .filter((form) => form === word || variants.has(form))
          .toSorted((a, b) => (a < b ? -1 : 1)),
      )
    }),
  )
})
