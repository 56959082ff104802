import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { FoundCity } from '#core/search/name-index.port.ts'
import { ResolvePlace } from './resolve-place.ts'

const found = (name: string, cityCache: string | null, facilities = 3): FoundCity => ({
  name,
  voivodeship: '',
  county: cityCache ?? '',
  commune: '',
  cityCache,
  longitude: null,
  latitude: null,
  facilities,
})

const resolve = (place: string, cities: readonly FoundCity[] = []) => {
  const unused = () => Effect.die('unused')
  const bySlug = (voivodeship: string, slug: string) => {
    const city_cache = `${voivodeship}/${slug}`
    const entry = { id: '', name: slug, key: slug, param: slug, voivodeship, county: '', commune: '', display_name: slug.toUpperCase() }
    return Effect.succeed(
      slug === 'nigdzie' ? null : { ...entry, city_cache, boundingbox: null, mobileBoundingbox: null, importance: 0, facilities: 1 },
    )
  }
  const names = {
    suggest: unused,
    search: unused,
    read: (words: readonly string[]) =>
      Effect.succeed({
        places: [
          {
            from: 0,
            to: words.length,
            cases: [],
            similar: false,
            short: false,
            places: cities.map((city) => ({ kind: 'city', city }) as const),
          },
        ],
        facilities: [],
        names: [],
      }),
  }
  return makeOf(ResolvePlace)({ cities: { bySlug, inVoivodeship: unused, bySlugs: unused, voivodeshipCapitals: unused }, names })(
    place,
    'pl',
  )
}
const keyOf = async (place: string, cities?: readonly FoundCity[]) => (await run(resolve(place, cities))).city_cache
const errorOf = async (place: string, cities?: readonly FoundCity[]) => (await failureOf(resolve(place, cities))).detail

test('a place is meant by its key, or by a name that only one city with facilities has', async () => {
  expect(await keyOf('malopolskie/krakow')).toBe('malopolskie/krakow')
  const cities = [found('Kraków', 'malopolskie/krakow'), found('Kraków', null, 0), found('Kraków', 'slaskie/krakow', 0)]
  expect(await keyOf(' kraków, małopolskie ', cities)).toBe('malopolskie/krakow')
})

test('a name of several cities or of none is no guess: the error says what to pass instead', async () => {
  const both = [found('Brzeg', 'opolskie/brzeg'), found('Brzeg', 'lodzkie/brzeg')]
  expect(await errorOf('Brzeg', both)).toBe(
    'place: several cities may be meant, pass one of these keys: opolskie/brzeg (BRZEG); lodzkie/brzeg (BRZEG).',
  )
  expect(await errorOf('Rzymiec', [found('Rzymiec', null, 0)])).toContain('find_place with a larger town')
  expect(await errorOf('malopolskie/nigdzie')).toContain('no city has the key "malopolskie/nigdzie"')
})
