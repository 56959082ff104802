import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { anonymous } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { plugin as places } from '../plugin.ts'
import { Geocode } from '../use-cases/geocode.ts'

let callers = 0

describe('the gazetteer, when no geocoder is configured', () => {
  const platform = startForTests(() => testPlatform({ plugins: [places] }))
  const geocode = (q: string) => platform.run(Geocode, anonymous(`198.51.100.${callers++}`), { q })
  beforeAll(async () => {
    const [krakow] = await rowsOf<{ id: string }>(platform, "select id from places_city where slug = 'krakow'")
    for (const [number, longitude, precision, generated] of [
      ['5', 19.91, 'exact', false],
      ['9', 19.92, 'exact', false],
      ['11', 19.93, 'approximate', false],
      ['13', 19.94, 'exact', true],
    ] as const)
      await rowsOf(
        platform,
        `insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug, street, building_number, longitude, latitude, location_precision, made)
         values (?, ?, 'X', 'nursery', 'malopolskie', 'Kraków', ?, 'Kraków', 'krakow', 'ul. Wymyślona', ?, ?, 50.06, ?, ?)`,
        [newId(), `x-${number}`, krakow?.id, number, longitude, precision, generated],
      )
  })

  test.each([
    ['Kraków', { display_name: 'Kraków, małopolskie', precision: 'locality', source: 'gazetteer' }],
    ['Краків', { display_name: 'Kraków, małopolskie' }],
    ['Юзефув, lubelskie', { display_name: 'Józefów, powiat biłgorajski, lubelskie' }],
    [
      'ul. Wymyślona 5, 31-147 Kraków',
      { display_name: 'ul. Wymyślona 5, Kraków, małopolskie', longitude: 19.91, precision: 'address', source: 'register' },
    ],
    ['Kraków Wymyślona 9/2', { longitude: 19.92, precision: 'address' }],
    ['wymyslona krakow', { display_name: 'ul. Wymyślona, Kraków, małopolskie', precision: 'street', source: 'register' }],
    // A point of the locality only, and a generated facility, prove no address.
    ['Wymyślona 11, Kraków', { precision: 'street' }],
    ['Wymyślona 13, Kraków', { precision: 'street' }],
    ['Nieznana 1, Kraków', { precision: 'locality', longitude: 19.9375 }],
  ])('%s', async (text, first) => expect((await geocode(text))[0]).toMatchObject(first))

  test('localities with the same name are ordered by size, at most five; an unknown name finds nothing', async () => {
    const found = await geocode('Józefów')
    expect(found).toHaveLength(5)
    expect(found[0]?.display_name).toBe('Józefów, powiat otwocki, mazowieckie')
    expect(await geocode('Xyzzy')).toEqual([])
  })
})
