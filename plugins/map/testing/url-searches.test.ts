import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { facet } from '#core/search/facet.ts'
import { makeUrlSearches } from '../services/read-url-search.ts'
import { aTextSearch, category, circle, makeMapFixture, status } from './map-fixture.ts'

const vacancies = facet({ kind: 'boolean', key: 'has_vacancies', param: 'wolne-miejsca', label: asMessageKey(''), from: '' })
const texts = {
  'żłobki blisko Krakowa': aTextSearch({ selection: { category: ['zlobki'] } }),
  krakow: aTextSearch({ within: { city: 'malopolskie/krakow' }, nearTo: null, order: 'recommended' }),
}
const read = (params: Readonly<Record<string, readonly string[]>>, facets = [category, status, vacancies]) =>
  run(makeUrlSearches(makeMapFixture({ facets, texts })).read(params))

test('reads place and filters of an address in one form, whatever else the address says', async () => {
  const search = await read({
    widok: ['mapa'],
    zoom: ['9'],
    'wolne-miejsca': ['tak'],
    miasto: ['malopolskie/krakow'],
    page: ['3'],
    x: ['y'],
  })
  expect(search).toEqual({
    within: { city: 'malopolskie/krakow' },
    selection: { has_vacancies: true, category: ['zlobki', 'przedszkola'] },
    withFreePlaces: { has_vacancies: true, category: ['zlobki', 'przedszkola'] },
    place: 'Kraków',
    meaning: null,
    query: 'miasto=malopolskie%2Fkrakow&wolne-miejsca=tak',
  })
})

test('reads a district, and a part of the map, which has no name', async () => {
  expect(await read({ miasto: ['malopolskie/krakow'], dzielnica: ['krowodrza'], kategoria: ['zlobki'] })).toMatchObject({
    place: 'Krowodrza, Kraków',
    selection: { category: ['zlobki'] },
    query: 'miasto=malopolskie%2Fkrakow&dzielnica=krowodrza&kategoria=zlobki',
  })
  expect(await read({ granice: ['19,50,20,51'], szkoly: ['tak'] }, [status])).toMatchObject({
    within: { west: 19, south: 50, east: 20, north: 51 },
    selection: {},
    withFreePlaces: null,
    place: null,
    query: 'granice=19%2C50%2C20%2C51&szkoly=tak',
  })
})

test('J11 what is kept finds the same when it is read again, and an unknown district is not its whole city', async () => {
  const params = { granice: ['19.900001,50,20.000001,51'] }
  const search = await read(params)
  expect(search).toMatchObject({ within: { west: 19.9, east: 20 }, query: 'granice=19.9%2C50%2C20%2C51' })
  // Less than a metre wide, of which nothing would be left.
  expect(await read({ granice: ['19.90000000000001,50,19.90000000000002,51'] })).toBeNull()
  expect(await read({ miasto: ['malopolskie/krakow'], dzielnica: ['nie-ma'] })).toBeNull()
})

test('SU-03 a text is kept with its filters and what it means; bounds limit it, and only move the camera beside the name of a city', async () => {
  const q = ['żłobki blisko Krakowa']
  expect(await read({ q, kategoria: ['przedszkola'], granice: ['19,50,20,51'], zoom: ['12'] })).toEqual({
    within: { anyOf: [circle], noneOf: [], box: { west: 19, south: 50, east: 20, north: 51 } },
    selection: { category: ['zlobki', 'przedszkola'] },
    withFreePlaces: { category: ['zlobki', 'przedszkola'], has_vacancies: true },
    place: 'żłobki blisko Krakowa',
    meaning: 'meaning',
    query: 'q=%C5%BC%C5%82obki+blisko+Krakowa&granice=19%2C50%2C20%2C51&kategoria=przedszkola',
  })
  expect(await read({ q: ['krakow'], granice: ['19,50,20,51'] })).toMatchObject({
    within: { city: 'malopolskie/krakow' },
    place: 'Kraków',
    meaning: 'meaning',
    query: 'q=krakow',
  })
})

test.each([{}, { miasto: ['opolskie/nie-ma'] }, { blisko: ['tak'] }, { q: ['Bajka'] }])('there is no search in %j', async (params) => {
  expect(await read(params as Record<string, readonly string[]>)).toBeNull()
})
