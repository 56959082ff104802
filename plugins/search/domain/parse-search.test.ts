import { expect, test } from 'vitest'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { parseSearch } from './parse-search.ts'
import { mergedSelection } from './parsed-search.ts'
import { parseTokens, textOf } from './query-token.ts'

const choice = (key: string, ...params: readonly string[]): AvailableFacet => ({
  kind: 'choice',
  of: 'text',
  key,
  param: key,
  label: asMessageKey(key),
  from: '',
  options: params.map((param) => ({ value: `id-${param}`, param, label: asMessageKey(param) })),
})
const facets: readonly AvailableFacet[] = [
  choice('category', 'zlobki', 'przedszkola'),
  choice('specialization', 'klub-malucha-dzieciecy', 'szkola-podstawowa'),
  choice('ownership', 'publiczna', 'niepubliczna', 'prywatna', 'montessori'),
  choice('features', 'ogrod', 'basen', 'jezyk-angielski', 'integracja-sensoryczna-si'),
  { kind: 'range', unit: 'zloty', key: 'price', param: 'cena', label: asMessageKey(''), from: '', min: 0, max: 500_000, step: 5000 },
  { kind: 'boolean', key: 'has_vacancies', param: 'wolne-miejsca', label: asMessageKey(''), from: '' },
]

const parsed = (text: string, available = facets) => {
  const { tokens, filters, others } = parseSearch(text, available)
  return { selection: mergedSelection(filters), others: textOf(others.flatMap((token) => tokens[token] ?? [])) }
}

test.each([
  ['przedszkole z ogrodem Wrocław', { category: ['id-przedszkola'], features: ['id-ogrod'] }, 'Wrocław'],
  ['садок з садом і басейном', { category: ['id-przedszkola'], features: ['id-ogrod', 'id-basen'] }, 'і'],
  ['nursery school with garden', { category: ['id-przedszkola'], features: ['id-ogrod'] }, ''],
  ['żłobek lub przedszkole', { category: ['id-zlobki', 'id-przedszkola'] }, 'lub'],
  ['Prywatne', { ownership: ['id-niepubliczna', 'id-prywatna'] }, ''],
  ['klub dziecięcy', { specialization: ['id-klub-malucha-dzieciecy'] }, ''],
  ['integracja sensoryczna', { features: ['id-integracja-sensoryczna-si'] }, ''],
  ['wolne miejsca od września', { has_vacancies: true }, ''],
  ['czy są jeszcze miejsca', { has_vacancies: true }, ''],
  ['przeszkole dla 3latka', { category: ['id-przedszkola'] }, ''],
  ['preschol or nursery', { category: ['id-przedszkola', 'id-zlobki'] }, 'or'],
  ['żadnego basenu', {}, ''],
  ['ul. Ogrodowa 5', {}, 'ul. Ogrodowa 5'],
  ['polsko-angielskie „montessori”', {}, 'polsko-angielskie „montessori”'],
  ['', {}, ''],
])('SM-25 “%s” means %j', (text, selection, others) => expect(parsed(text)).toEqual({ selection, others }))

test.each([
  ['do 1500 zł', { max: 150_000 }],
  ['za 1 500 złotych', { max: 150_000 }],
  ['poniżej 900zł', { max: 90_000 }],
  ['do 1200', { max: 120_000 }],
  ['od 800 do 1500 zł', { min: 80_000, max: 150_000 }],
  ['800-1500 zł', { min: 80_000, max: 150_000 }],
  ['od 800 zł', { min: 80_000 }],
  ['under 2000 PLN', { max: 200_000 }],
  ['до 1500 злотих', { max: 150_000 }],
  ['nie więcej jak 900 zł', { max: 90_000 }],
  ['900 zł tops', { max: 90_000 }],
  ['cheaper than 1500', { max: 150_000 }],
  ['1500 max', { max: 150_000 }],
])('SM-25 the price “%s” is %j', (text, price) => expect(parsed(text)).toEqual({ selection: { price }, others: '' }))

test.each(['nr 15', '30-028', 'do 9000 zł', 'os. 1000-lecia'])('SM-25 “%s” is no price', (text) =>
  expect(parsed(text)).toEqual({ selection: {}, others: text }),
)

test.each([
  ['szukam żłobka, ul. Jana Pawła II 12, Wrocław', ['ul. Jana Pawła II 12,'], 'Wrocław'],
  ['szukam żłobka, żeby było blisko', ['blisko'], 'było'],
  ['dziecko 2yo, żadnego basenu', ['żadnego basenu'], ''],
])('RT-04 of “%s” the wishes %j are no filter', (text, wishes, others) => {
  const { tokens, unmet } = parseSearch(text, facets)
  expect(unmet.map((one) => textOf(one.tokens.flatMap((token) => tokens[token] ?? [])))).toEqual(wishes)
  expect(parsed(text).others).toBe(others)
})

test('SM-25 words of a facet that no plugin has stay words', () => {
  expect(parsed('montessori do 1500 zł', [])).toEqual({ selection: {}, others: 'montessori do 1500 zł' })
})

test('a text without the tokens of a filter is the rest as typed; empty tokens are dropped', () => {
  const { tokens, filters } = parseSearch('Żłobek  – z   ogrodem, „Mały Miś” Łódź', facets)
  const without = filters[1]?.tokens ?? []
  expect(textOf(tokens.filter((_, token) => !without.includes(token)))).toBe('Żłobek „Mały Miś” Łódź')
  expect(parseTokens('"" – ! 😀')).toEqual([])
})
