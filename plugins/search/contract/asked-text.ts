import type { Category } from '#core/facilities/category.ts'
import type { ChildAge } from './child-ages.ts'

const kindWords: Readonly<Record<Category, string>> = { zlobki: 'żłobek', przedszkola: 'przedszkole' }
const ageWords: Readonly<Record<ChildAge, string>> = {
  '0': 'dla niemowlaka',
  '1': 'dla roczniaka',
  '2': 'dla dwulatka',
  '3': 'dla trzylatka',
  '4': 'dla czterolatka',
  '5': 'dla pięciolatka',
  '6': 'dla sześciolatka',
}

const wordsOf = (words: Readonly<Record<string, string>>, key: string | undefined) =>
  key !== undefined && Object.hasOwn(words, key) ? words[key] : undefined

/**
 * Returns the text of a search with what its form has chosen beside it, in the words that the readers read, so that it is
 * shown and can be changed: `żłobek Kraków dla dwulatka`.
 */
export const askedText = ({ q, rodzaj, wiek }: Readonly<Partial<Record<'q' | 'rodzaj' | 'wiek', string>>>): string =>
  [wordsOf(kindWords, rodzaj), q?.trim(), wordsOf(ageWords, wiek)].filter(Boolean).join(' ')
