import { Effect } from 'effect'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Localities } from '#core/places/localities.port.ts'
import { PlaceNames } from '#core/places/place-names.port.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { Cities } from '../contract/queries.ts'

const names =
  'Białystok, Bydgoszcz, Gdańsk, Gorzów Wielkopolski, Katowice, Kielce, Kraków, Lublin, Łódź, Olsztyn, Opole, Poznań, Rzeszów, Szczecin, Toruń, Warszawa, Wrocław, Zielona Góra'

const platform = startForTests(testPlatform)
const cities = () => platform.find(Cities)
const kilometres = ([south, north, west, east]: readonly number[]) => [
  ((east ?? 0) - (west ?? 0)) * 111.32 * Math.cos(((((south ?? 0) + (north ?? 0)) / 2) * Math.PI) / 180),
  ((north ?? 0) - (south ?? 0)) * 111.32,
]

test('a locality whose slug with its county equals that of another locality gets a slug of its own, in any order', async () => {
  const slugFor = async (county: string, city: string) => {
    const localities = [{ voivodeship: 'lubelskie', county, city, districts: [], facilities: 1 }]
    const [locality] = await Effect.runPromise(platform.find(Transaction)(platform.find(Localities).findOrCreate(localities)))
    return locality?.slug
  }
  expect(await slugFor('janowski', 'Janów Lubelski')).toBe('janow-lubelski')
  expect(await slugFor('chełmski', 'Janów')).toBe('janow')
  expect(await slugFor('lubelski', 'Janów')).toBe('janow-lubelski-2')
  await rowsOf(platform, `delete from places_city where name like 'Janów%'`)
})

describe('before the first facility', () => {
  test('has the 18 listed cities in order, with 3 km around their centre', async () => {
    const listedCities = await Effect.runPromise(cities().voivodeshipCapitals())
    expect(listedCities.map(({ name }) => name).join(', ')).toBe(names)
    for (const { boundingbox, mobileBoundingbox, facilities } of listedCities) {
      const [width, height] = kilometres(boundingbox ?? [])
      expect([width, height, facilities]).toEqual([expect.closeTo(6, 1), expect.closeTo(6, 1), 0])
      const [narrow = 0, tall = 1] = kilometres(mobileBoundingbox ?? [])
      expect(narrow / tall).toBeCloseTo(0.75, 2)
    }
  })

  test('SM-23 shows their names in the language of the page', async () => {
    const shown = async (language: 'pl' | 'ua' | 'en') =>
      (await Effect.runPromise(cities().bySlug('malopolskie', 'krakow', language)))?.display_name
    expect([await shown('pl'), await shown('ua'), await shown('en')]).toEqual([
      'Kraków, małopolskie',
      'Краків, Малопольське',
      'Kraków, Lesser Poland',
    ])
  })

  test('an unknown city is null', async () => {
    expect(await Effect.runPromise(cities().bySlug('malopolskie', 'xyzzy'))).toBeNull()
    expect(await Effect.runPromise(cities().bySlug('mazowieckie', 'krakow'))).toBeNull()
  })
})

describe('with the fixture register', () => {
  beforeAll(() => importFixtureEdition(platform))

  test('the listed cities keep their ids and bare slugs, and equal the entries of the catalogue', async () => {
    const listedCities = await Effect.runPromise(cities().voivodeshipCapitals())
    expect(listedCities).toHaveLength(18)
    const locality = listedCities.filter(({ facilities }) => facilities > 0)
    expect(locality.length).toBeGreaterThan(3)
    for (const city of locality) {
      const listed = (await Effect.runPromise(cities().inVoivodeship(city.voivodeship, null))).find(({ key }) => key === city.key)
      expect({ ...listed, boundingbox: null, mobileBoundingbox: null }).toEqual({ ...city, boundingbox: null, mobileBoundingbox: null })
      if (listed?.boundingbox) expect(listed.boundingbox).toEqual(city.boundingbox)
    }
  })

  test('place names: cities with facilities, their districts, and all other localities of the gazetteer once', async () => {
    const names = platform.find(PlaceNames)
    const directory = await Effect.runPromise(names.directory())
    expect(await Effect.runPromise(names.directory())).toEqual(directory)
    const all = [...directory, ...(await Effect.runPromise(names.others(directory)))]
    const ofKind = (expected: string) => all.filter(({ kind }) => kind === expected)
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
        aliases: expect.arrayContaining(['Краків', 'Cracow']),
      },
    ])
    const keys = new Set(ofKind('city').map(({ voivodeship, citySlug }) => `${voivodeship}/${citySlug}`))
    expect(ofKind('quarter').length).toBeGreaterThan(100)
    expect(ofKind('quarter').every(({ voivodeship, citySlug }) => keys.has(`${voivodeship}/${citySlug}`))).toBe(true)
    const [district] = ofKind('district').filter(({ city }) => city === 'Warszawa')
    expect(district).toMatchObject({ citySlug: 'warszawa', districtSlug: expect.stringMatching(/^[a-z-]+$/), county: 'Warszawa' })
  })
})
