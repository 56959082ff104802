import { expect, test } from 'vitest'
import { citySlugs, slugCandidates } from './city-slugs.ts'

const named = (city: string, county: string, facilities: number) => ({ voivodeship: 'mazowieckie', county, city, facilities })

test('the namesake with more facilities is bare, the others bear their county', () => {
  expect(citySlugs([named('Józefów', 'lubelski', 1), named('Józefów', 'otwocki', 9)], [])).toEqual(['jozefow-lubelski', 'jozefow'])
})

test('a slug once given is kept by who has it', () => {
  expect(citySlugs([named('Józefów', 'otwocki', 9)], ['mazowieckie/jozefow'])).toEqual(['jozefow-otwocki'])
})

test('the same slug in another voivodeship is free', () => {
  expect(citySlugs([named('Józefów', 'otwocki', 9)], ['lubelskie/jozefow'])).toEqual(['jozefow'])
})

test('what is looked up beforehand is what may be given, and nothing beyond it is', () => {
  const janow = named('Janów', 'lubelski', 1)
  const taken = slugCandidates(janow).map((slug) => `mazowieckie/${slug}`)
  expect(citySlugs([janow], taken.slice(0, 2))).toEqual(['janow-lubelski-2'])
  expect(citySlugs([janow], taken.slice(0, -1))).toEqual([taken.at(-1)?.replace('mazowieckie/', '')])
  expect(() => citySlugs([janow], taken)).toThrow('Janów')
})
