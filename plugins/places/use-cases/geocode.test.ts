import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import type { GeocodedPlace } from '#core/ports/geocoder.ts'
import { type OpenGeocoder, OpenGeocoderAway } from '#core/ports/open-geocoder.ts'
import { makeGeocoder } from '../domain/geocoder.ts'
import { makeMemoryGeocodingCache } from '../testing/memory-places.ts'
import { Geocode } from './geocode.ts'

const krakow: GazetteerLocality = {
  name: 'Kraków',
  voivodeship: 'malopolskie',
  county: 'Kraków',
  commune: 'Kraków',
  town: true,
  longitude: 19.94,
  latitude: 50.06,
  population: 800_000,
}
const external: GeocodedPlace = { longitude: 19.9, latitude: 50, display_name: 'Rynek', precision: 'address', source: 'openstreetmap' }

const setUp = ({ kind = 'service' as OpenGeocoder['kind'], places = [external] as readonly GeocodedPlace[] } = {}) => {
  const clock = makeClock()
  const requests: string[] = []
  const state = { away: false }
  const find = (text: string) =>
    Effect.suspend(() => {
      requests.push(text)
      return state.away ? Effect.fail(new OpenGeocoderAway()) : Effect.succeed(places)
    })
  const geocoder = makeGeocoder({
    cache: makeMemoryGeocodingCache({ clock }),
    openGeocoder: kind === 'none' ? { kind } : { kind, find },
    gazetteer: {
      all: () => Effect.succeed([krakow]),
      findByName: (name) => Effect.succeed(normalizeName(name) === normalizeName('Kraków') ? [krakow] : []),
      locate: () => Effect.succeed([]),
    },
    knownAddresses: {
      inLocality: () => Effect.succeed([{ street: 'ul. Długa', building_number: '5', longitude: 19.95, latitude: 50.07 }]),
    },
    translator: makeTranslator(),
  })
  return { clock, requests, state, geocode: (q: string) => makeOf(Geocode)({ geocoder })(visitor, { q }) }
}

test('finds a place by the external geocoder, once for the same text', async () => {
  const { geocode, requests, clock } = setUp()
  expect(await run(geocode('Rynek 1, Kraków'))).toEqual([external])
  expect(await run(geocode(' rynek  1, kraków'))).toEqual([external])
  expect(requests).toEqual(['Rynek 1, Kraków'])
  clock.advance(30 * 86_400)
  await run(geocode('Rynek 1, Kraków'))
  expect(requests).toHaveLength(2)
})

test('sends one request a second for all visitors; those that would wait too long get offline data', async () => {
  const { geocode, requests } = setUp()
  const slept: number[] = []
  for (let count = 0; count < 5; count++) await run(geocode(`Rynek ${count}`), slept)
  expect(slept.filter((wait) => wait > 0)).toEqual([1100, 2200, 3300, 4400])
  expect(await run(geocode('Kraków'))).toMatchObject([{ source: 'gazetteer' }])
  expect(requests).toHaveLength(5)
})

test('finds localities and known addresses offline when the external geocoder is away or finds nothing', async () => {
  for (const options of [{ kind: 'none' as const }, { places: [] }]) {
    const { geocode } = setUp(options)
    expect(await run(geocode('Kraków'))).toMatchObject([{ longitude: 19.94, precision: 'locality', source: 'gazetteer' }])
    expect(await run(geocode('Długa 5, Kraków'))).toMatchObject([{ longitude: 19.95, precision: 'address', source: 'register' }])
    expect(await run(geocode('Nigdzie'))).toEqual([])
  }
})

test('fails only when the external geocoder is away and nothing is known offline; that is not cached', async () => {
  const { geocode, state, requests } = setUp()
  state.away = true
  expect(await run(geocode('Kraków'))).toMatchObject([{ source: 'gazetteer' }])
  expect(await failureOf(geocode('Nigdzie'))).toMatchObject({ _tag: 'GeoSearchError', kind: 'upstream' })
  state.away = false
  expect(await run(geocode('Nigdzie'))).toEqual([external])
  expect(requests).toHaveLength(3)
})
