import { expect, test } from 'vitest'
import type { GeoSearchResponse } from '../../contract/geo-search.ts'
import { makeSuggestionGroups } from './suggestions.ts'

const city = (display_name: string, city_cache: string): GeoSearchResponse['cities'][number] => ({
  id: display_name,
  name: display_name.split(',')[0] ?? '',
  key: '',
  param: '',
  voivodeship: 'malopolskie',
  county: 'miechowski',
  commune: 'Kozłów',
  display_name,
  city_cache,
  boundingbox: [50.1, 50.2, 19.1, 19.3],
  mobileBoundingbox: null,
  importance: 0,
  facilities: city_cache ? 7 : 0,
})
const nothing: GeoSearchResponse = { cities: [], districts: [], counties: [], facilities: [], groups: [] }
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const { fromResponse, fromDefaults } = makeSuggestionGroups('ua', t)

test('SM-02 links a city to its map, a village, a quarter and a county to what is found there, a district to its city, in the language of the page', () => {
  const [places] = fromResponse({
    ...nothing,
    cities: [city('Kraków, małopolskie', 'malopolskie/krakow'), city('Krakuszowice, małopolskie', '')],
    districts: [
      { kind: 'district', name: 'Krowodrza', slug: 'krowodrza', city: 'Kraków', city_cache: 'malopolskie/krakow' },
      { kind: 'quarter', name: 'Kazimierz', slug: 'kazimierz', city: 'Kraków', city_cache: 'malopolskie/krakow' },
    ],
    counties: [{ name: 'krakowski', voivodeship: 'malopolskie', display_name: 'повіт krakowski, Малопольське', facilities: 4 }],
  })
  expect(places?.options).toEqual([
    { label: 'Kraków, małopolskie', note: 'search.box.count 7', href: '/uk/wszystkie-lokalizacje?miasto=malopolskie%2Fkrakow' },
    { label: 'Krowodrza, Kraków', note: null, href: '/uk/wszystkie-lokalizacje?miasto=malopolskie%2Fkrakow&dzielnica=krowodrza' },
    { label: 'Kazimierz, Kraków', note: 'search.box.quarter', href: '/uk/szukaj?q=Kazimierz%2C+Krak%C3%B3w' },
    {
      label: 'повіт krakowski, Малопольське',
      note: 'search.box.count 4',
      href: '/uk/szukaj?q=powiat+krakowski%2C+malopolskie',
    },
    {
      label: 'Krakuszowice, małopolskie',
      note: 'search.box.nearest',
      href: '/uk/szukaj?q=Krakuszowice%2C+gmina+Koz%C5%82%C3%B3w%2C+powiat+miechowski',
    },
  ])
})

test('SM-03 PL-14 links a facility to its page; groups of plugins come last; empty groups are left out', () => {
  const groups = fromResponse({
    ...nothing,
    facilities: [{ id: '1', slug: 'sloneczko', name: 'Słoneczko', type: 'kindergarten', city: 'Kraków', voivodeship: 'malopolskie' }],
    groups: [{ key: 'materials', label: 'Materiały', items: [{ label: 'Jesień', note: null, href: '/strefa-nauczyciela/jesien' }] }],
  })
  expect(groups.map(({ key, label, options }) => [key, label, options.map(({ href }) => href)])).toEqual([
    ['facilities', 'search.box.facilities', ['/uk/placowka/sloneczko']],
    ['by-materials', 'Materiały', ['/uk/strefa-nauczyciela/jesien']],
  ])
})

test('SM-23 the first suggestion is never a village without facilities if a facility matches', () => {
  const facilities = [{ id: '1', slug: 'tecza', name: 'Tęcza', type: 'nursery', city: 'Warszawa', voivodeship: 'mazowieckie' }]
  const keys = (cities: GeoSearchResponse['cities']) => fromResponse({ ...nothing, cities, facilities }).map(({ key }) => key)
  expect(keys([city('Tęcza, świętokrzyskie', '')])).toEqual(['facilities', 'places'])
  expect(keys([city('Tczew, pomorskie', 'pomorskie/tczew')])).toEqual(['places', 'facilities'])
})

test('SM-05 the default cities form one group; the number of villages is limited', () => {
  expect(fromDefaults([{ label: 'Kraków', city: 'malopolskie/krakow', facilities: 9 }])).toMatchObject([
    { key: 'places', options: [{ label: 'Kraków', note: 'search.box.count 9' }] },
  ])
  expect(fromResponse({ ...nothing, cities: Array.from({ length: 8 }, (_, n) => city(`Wola ${n}`, '')) })[0]?.options).toHaveLength(6)
  expect(fromResponse(nothing)).toEqual([])
})
