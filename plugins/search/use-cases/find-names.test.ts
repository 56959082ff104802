import { Cause, Effect, Exit } from 'effect'
import { expect, test } from 'vitest'
import { anonymous } from '#core/access/actor.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import type { FoundNames } from '#core/search/name-index.port.ts'
import type { CityEntry } from '#plugins/places/contract/city-entry.ts'
import { makeFindNames } from './find-names.ts'

const entry = (city_cache: string, display_name: string): CityEntry => ({
  id: city_cache,
  name: display_name,
  key: 'k',
  param: 'k',
  voivodeship: 'malopolskie',
  county: 'Kraków',
  display_name,
  city_cache,
  boundingbox: [50, 51, 19, 20],
  mobileBoundingbox: [50, 51, 19, 20],
  importance: 1,
  facilities: 9,
})
const city = (name: string, cityCache: string | null) => ({
  name,
  voivodeship: 'malopolskie',
  county: 'Kraków',
  cityCache,
  longitude: 19.9,
  latitude: 50,
  facilities: cityCache ? 9 : 0,
})
const found: FoundNames = {
  cities: [city('Kraków', 'malopolskie/krakow'), city('Krakówek', null), city('Nie ma', 'malopolskie/nie-ma')],
  districts: [{ name: 'Krowodrza', slug: 'krowodrza', city: 'Kraków', cityCache: 'malopolskie/krakow' }],
  facilities: [{ id: '1', slug: 's', name: 'S', type: 'nursery', city: 'Kraków', district: 'Krowodrza', voivodeship: 'malopolskie' }],
}

const made = ({ suggest = () => Effect.succeed(found) }: { suggest?: () => Effect.Effect<FoundNames> } = {}) => {
  const asked = { texts: [] as string[], choices: [] as FacetSelection[], slugs: [] as string[], version: '1' }
  const findNames = makeFindNames({
    names: {
      suggest: (text, choice) => {
        asked.texts.push(text)
        asked.choices.push(choice)
        return suggest()
      },
    },
    index: { find: () => Effect.never, cluster: () => Effect.never, version: () => asked.version },
    facets: {
      all: [],
      available: () =>
        Effect.succeed([
          {
            kind: 'words',
            of: 'uuid',
            key: 'specialization',
            param: 'rodzaj',
            label: '',
            from: '',
            options: [{ value: 'id-1', param: 'zlobek', label: '' }],
          },
        ]),
    },
    cities: {
      of: () => Effect.never,
      bySlug: () => Effect.never,
      bySlugs: (slugs, language) => {
        asked.slugs.push(...slugs.map(({ slug }) => slug))
        return Effect.succeed(
          slugs.filter(({ slug }) => slug === 'krakow').map(() => entry('malopolskie/krakow', language === 'ua' ? 'Краків' : 'Kraków')),
        )
      },
      seats: () => Effect.succeed([entry('podlaskie/bialystok', 'Białystok')]),
    },
    suggestions: { for: () => Effect.succeed([{ key: 'more', label: 'more.label', items: [{ label: 'x', note: null, href: '/x' }] }]) },
    translator: { for: (language) => (key) => `${language}:${key}`, pick: () => ({}), has: () => true },
  })
  return { asked, find: (body: Parameters<typeof findNames>[1]) => Effect.runPromiseExit(findNames(anonymous('t'), body)) }
}

test('SM-05 an empty query is answered with the default cities and nothing else', async () => {
  const { find, asked } = made()
  expect(await find({ query: '  ' })).toEqual(
    Exit.succeed({ cities: [entry('podlaskie/bialystok', 'Białystok')], districts: [], facilities: [], groups: [] }),
  )
  expect(asked.texts).toEqual([])
})

test('SM-01 cities with their boxes, villages without an entry around their middle, facilities and what plugins suggest', async () => {
  const { find } = made()
  const exit = await find({ query: ' krak ', language: 'ua' })
  expect(exit).toMatchObject(
    Exit.succeed({
      cities: [
        { city_cache: 'malopolskie/krakow', display_name: 'Краків' },
        { name: 'Krakówek', city_cache: '', display_name: 'Krakówek, ua:places.voivodeship.malopolskie' },
      ],
      districts: [{ name: 'Krowodrza', slug: 'krowodrza', city: 'Kraków', city_cache: 'malopolskie/krakow' }],
      facilities: [{ id: '1', slug: 's', name: 'S', type: 'nursery', city: 'Kraków', voivodeship: 'malopolskie' }],
      groups: [{ key: 'more', label: 'ua:more.label', items: [{ label: 'x' }] }],
    }),
  )
})

test('entries are asked of places once for a language and version of the index', async () => {
  const { find, asked } = made()
  await find({ query: 'krak' })
  await find({ query: 'krako' })
  expect(asked.slugs).toEqual(['krakow', 'nie-ma', 'nie-ma'])
  asked.version = '2'
  await find({ query: 'krakow' })
  expect(asked.slugs.filter((slug) => slug === 'krakow')).toHaveLength(2)
})

test('AP-08 words of the body become a choice; none, or an empty list, is no filter; unknown words find nothing', async () => {
  const { find, asked } = made()
  await find({ query: 'krak', required_specialization: ['zlobek'], accepted_status: [] })
  await find({ query: 'krak', required_specialization: [] })
  await find({ query: 'krak', required_specialization: ['nic'] })
  expect(asked.choices).toEqual([{ specialization: ['id-1'] }, {}, { specialization: [] }])
})

test('SM-05 without an index it is a geo-search error; a mistake of ours stays one', async () => {
  const errorOf = async (thrown: Error) => {
    const exit = await made({ suggest: () => Effect.die(thrown) }).find({ query: 'krak' })
    return Exit.isFailure(exit) && Cause.squash(exit.cause)
  }
  expect(await errorOf(new Unavailable())).toMatchObject({ _tag: 'GeoSearchError', kind: 'upstream' })
  expect(await errorOf(new TypeError('ours'))).toBeInstanceOf(TypeError)
})
