import { expect, test } from 'vitest'
import { assignCitySlugs, slugCandidates } from './city-slugs.ts'

const named = (city: string, county: string, facilities: number) => ({ voivodeship: 'mazowieckie', county, city, facilities })

test('gives the namesake with more facilities the plain slug and the others their county', () => {
  expect(assignCitySlugs([named('Józefów', 'lubelski', 1), named('Józefów', 'otwocki', 9)], [])).toEqual(['jozefow-lubelski', 'jozefow'])
})

test('does not reassign a taken slug', () => {
  expect(assignCitySlugs([named('Józefów', 'otwocki', 9)], ['mazowieckie/jozefow'])).toEqual(['jozefow-otwocki'])
})

test('allows the same slug in another voivodeship', () => {
  expect(assignCitySlugs([named('Józefów', 'otwocki', 9)], ['lubelskie/jozefow'])).toEqual(['jozefow'])
})

test('assigns no slug beyond the candidates', () => {
  const janow = named('Janów', 'lubelski', 1)
  const taken = slugCandidates(janow).map((slug) => `mazowieckie/${slug}`)
  expect(assignCitySlugs([janow], taken.slice(0, 2))).toEqual(['janow-lubelski-2'])
  expect(assignCitySlugs([janow], taken.slice(0, -1))).toEqual([taken.at(-1)?.replace('mazowieckie/', '')])
  expect(() => assignCitySlugs([janow], taken)).toThrow('Janów')
})
