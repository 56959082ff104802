import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import type { FoundCity, NamesInText, PlaceSpan } from './name-index.port.ts'
import { findWholeNames } from './whole-names.ts'

const city = (name: string, county: string): FoundCity => ({
  name,
  voivodeship: 'mazowieckie',
  county,
  commune: '',
  cityCache: null,
  longitude: null,
  latitude: null,
  facilities: 0,
})
const span = (from: number, to: number, cities: readonly FoundCity[], more: Partial<PlaceSpan> = {}): PlaceSpan => ({
  from,
  to,
  cases: ['nominative'],
  similar: false,
  short: false,
  places: cities.map((one) => ({ kind: 'city', city: one })),
  ...more,
})
const nowhere: NamesInText = { places: [], facilities: [], names: [] }
const find = (typed: string, found: Partial<NamesInText>) =>
  run(findWholeNames({ read: () => Effect.succeed({ ...nowhere, ...found }) }, typed))

test('returns the localities that the whole text names, each once, in their order', async () => {
  const one = city('Dąbrówka', 'a')
  const other = city('Dąbrówka', 'b')
  const part = span(0, 1, [city('Nowa', 'c')])
  const { localities } = await find('Nowa Dąbrówka', { places: [part, span(0, 2, [one, other]), span(0, 2, [one])] })
  expect(localities).toEqual([one, other])
})

test('a name with a typing error and a quarter are no localities', async () => {
  const part = {
    kind: 'quarter' as const,
    name: 'Wola',
    slug: 'wola',
    city: 'Kraków',
    cityCache: 'malopolskie/krakow',
    voivodeship: 'malopolskie',
    longitude: 20,
    latitude: 50,
    facilities: 0,
  }
  const places = [span(0, 1, [city('Wola', 'a')], { similar: true }), span(0, 1, [], { places: [{ kind: 'quarter', part }] })]
  expect((await find('wola', { places })).localities).toEqual([])
})

test('tells whether the whole text stands in the name of a facility', async () => {
  expect((await find('Mały Las', { facilities: [{ from: 0, to: 2, ids: ['a'] }] })).inFacilityNames).toBe(true)
  expect((await find('Mały Las', { names: [{ from: 0, to: 2, in: 'name', similar: false }] })).inFacilityNames).toBe(true)
  expect((await find('Mały Las', { names: [{ from: 0, to: 1, in: 'name', similar: false }] })).inFacilityNames).toBe(false)
})
