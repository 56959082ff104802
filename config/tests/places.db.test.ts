import { fileURLToPath } from 'node:url'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { Localities } from '#core/places/localities.port.ts'
import { PlaceNames } from '#core/places/place-names.port.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Cities } from '#plugins/places/contract/questions.ts'
import { firstEdition } from '#plugins/registers/testing/zlobki-made.ts'
import { ImportEdition } from '#plugins/registers/use-cases/import-edition.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

const names =
  'Białystok, Bydgoszcz, Gdańsk, Gorzów Wielkopolski, Katowice, Kielce, Kraków, Lublin, Łódź, Olsztyn, Opole, Poznań, Rzeszów, Szczecin, Toruń, Warszawa, Wrocław, Zielona Góra'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())
const cities = () => platform.find(Cities)
const kilometres = ([south, north, west, east]: readonly number[]) => [
  ((east ?? 0) - (west ?? 0)) * 111.32 * Math.cos(((((south ?? 0) + (north ?? 0)) / 2) * Math.PI) / 180),
  ((north ?? 0) - (south ?? 0)) * 111.32,
]

test('a namesake whose county spells another town’s name gets a slug of its own, in whatever order they come', async () => {
  const settle = async (county: string, city: string) => {
    const named = [{ voivodeship: 'lubelskie', county, city, districts: [], facilities: 1 }]
    const [settled] = await Effect.runPromise(platform.find(Transaction)(platform.find(Localities).settle(named)))
    return settled?.slug
  }
  expect(await settle('janowski', 'Janów Lubelski')).toBe('janow-lubelski')
  expect(await settle('chełmski', 'Janów')).toBe('janow')
  expect(await settle('lubelski', 'Janów')).toBe('janow-lubelski-2')
  await rowsOf(platform, `delete from places_city where name like 'Janów%'`)
})

describe('before the first facility', () => {
  test('the 18 listed cities are there in their order, with 3 km around their middle', async () => {
    const seats = await Effect.runPromise(cities().seats())
    expect(seats.map(({ name }) => name).join(', ')).toBe(names)
    for (const { boundingbox, mobileBoundingbox, facilities } of seats) {
      const [width, height] = kilometres(boundingbox ?? [])
      expect([width, height, facilities]).toEqual([expect.closeTo(6, 1), expect.closeTo(6, 1), 0])
      const [narrow = 0, tall = 1] = kilometres(mobileBoundingbox ?? [])
      expect(narrow / tall).toBeCloseTo(0.75, 2)
    }
  })

  test('SM-23 their names are shown in the language of the page', async () => {
    const shown = async (language: 'pl' | 'ua' | 'en') =>
      (await Effect.runPromise(cities().bySlug('malopolskie', 'krakow', language)))?.display_name
    expect([await shown('pl'), await shown('ua'), await shown('en')]).toEqual([
      'Kraków, małopolskie',
      'Краків, Малопольське',
      'Kraków, Lesser Poland',
    ])
  })

  test('a city that is nobody’s is null', async () => {
    expect(await Effect.runPromise(cities().bySlug('malopolskie', 'xyzzy'))).toBeNull()
    expect(await Effect.runPromise(cities().bySlug('mazowieckie', 'krakow'))).toBeNull()
  })
})

describe('with the made register', () => {
  beforeAll(() => platform.run(ImportEdition, operator, { register: 'zlobki', file: fileURLToPath(firstEdition.file) }))

  test('the seats keep their ids and bare slugs, and the catalogue’s entry is the same as theirs', async () => {
    const seats = await Effect.runPromise(cities().seats())
    expect(seats).toHaveLength(18)
    const settled = seats.filter(({ facilities }) => facilities > 0)
    expect(settled.length).toBeGreaterThan(3)
    for (const seat of settled) {
      const listed = (await Effect.runPromise(cities().of(seat.voivodeship, null))).find(({ key }) => key === seat.key)
      expect({ ...listed, boundingbox: null, mobileBoundingbox: null }).toEqual({ ...seat, boundingbox: null, mobileBoundingbox: null })
      if (listed?.boundingbox) expect(listed.boundingbox).toEqual(seat.boundingbox)
    }
  })

  test('names of places: cities with facilities, their districts, and all other localities of the gazetteer once', async () => {
    const all = await Effect.runPromise(platform.find(PlaceNames).all())
    const ofKind = (wanted: string) => all.filter(({ kind }) => kind === wanted)
    const [counted] = await rowsOf<Record<string, number>>(
      platform,
      'select count(distinct city_id)::int cities, count(distinct (city_id, district_slug)) filter (where district_slug is not null)::int districts from facility where active',
    )
    expect({ cities: ofKind('city').length, districts: ofKind('district').length }).toEqual(counted)
    expect(ofKind('locality').length).toBeGreaterThan(43_989 - ofKind('city').length - 1)
    expect(ofKind('locality').every(({ citySlug, facilities }) => citySlug === null && facilities === 0)).toBe(true)
    expect(all.filter(({ name, voivodeship }) => name === 'Kraków' && voivodeship === 'malopolskie')).toMatchObject([
      {
        kind: 'city',
        citySlug: 'krakow',
        longitude: 19.9375,
        population: expect.any(Number),
        alsoCalled: expect.arrayContaining(['Краків', 'Cracow']),
      },
    ])
    const [district] = ofKind('district').filter(({ city }) => city === 'Warszawa')
    expect(district).toMatchObject({ citySlug: 'warszawa', districtSlug: expect.stringMatching(/^[a-z-]+$/), county: 'Warszawa' })
  })
})
