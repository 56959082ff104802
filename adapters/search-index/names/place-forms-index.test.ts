import { expect, test } from 'vitest'
import { partOf, place } from '#config/quality/testing/name-index-builders.ts'
import { caseBits, findForm, indexPlaceForms, shortBit } from './place-forms-index.ts'

const places = [
  place('Bielsko-Biała', 80, { population: 170_000 }),
  place('Bielsk Podlaski', 12),
  place('Lipa', 0),
  partOf('Warszawa', 'Praga-Północ', 20),
]
const index = indexPlaceForms(places)

/** Returns the places of a form with the bits of their cases; `null` for no form. */
const usesOf = (key: string) => {
  const form = findForm(index, key)
  if (form < 0) return null
  const from = index.starts[form] as number
  return Object.fromEntries(
    Array.from(index.places.subarray(from, index.starts[form + 1]), (at, n) => [places[at]?.name, index.cases[from + n]]),
  )
}

test('finds a form by its normalized words, abbreviations in full', () => {
  expect(usesOf('bielsko biala')).toEqual({ 'Bielsko-Biała': caseBits.nominative })
  expect(usesOf('bielsku bialej')).toEqual({ 'Bielsko-Biała': caseBits.locative })
  expect(usesOf('lipie')).toEqual({ Lipa: caseBits.locative })
})

test('an unknown form, a beginning and a form with more letters are none', () => {
  for (const key of ['', 'a', 'lip', 'lipaa', 'zzz', 'bielsko biala krakow']) expect([key, findForm(index, key)]).toEqual([key, -1])
})

test('a short name has the mark of one, with its cases; a nickname is a whole name', () => {
  expect(usesOf('bielsko')).toEqual({ 'Bielsko-Biała': caseBits.nominative })
  expect(usesOf('bielsk')).toEqual({ 'Bielsk Podlaski': caseBits.nominative | shortBit })
  expect(usesOf('pradze')).toEqual({ 'Praga-Północ': caseBits.locative | shortBit })
  expect(usesOf('bialej')).toBeNull()
})

test('forms are sorted, and those that may have a typing error belong to known places, the shortest first', () => {
  const decoder = new TextDecoder()
  const textOf = (form: number) => decoder.decode(index.forms.bytes.subarray(index.forms.starts[form], index.forms.starts[form + 1]))
  const all = Array.from({ length: index.forms.starts.length - 1 }, (_, form) => textOf(form))
  expect(all).toEqual([...new Set(all)].toSorted((a, b) => (a < b ? -1 : 1)))
  for (const [form, key] of all.entries()) expect(findForm(index, key)).toBe(form)
  const known = Array.from(index.known, textOf)
  expect(known.map(({ length }) => length)).toEqual(known.map(({ length }) => length).toSorted((a, b) => a - b))
  expect([known.includes('bielsku bialej'), known.includes('pradze'), known.includes('lipie')]).toEqual([true, true, false])
})
