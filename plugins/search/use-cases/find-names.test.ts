import { Cause, Effect, Exit } from 'effect'
import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { FoundNames } from '#core/search/name-index.port.ts'
import type { CityEntry } from '#plugins/places/contract/city-entry.ts'
import { FindNames } from './find-names.ts'

const entry = (city_cache: string, display_name: string): CityEntry => ({
  id: city_cache,
  name: display_name,
  key: 'k',
  param: 'k',
  voivodeship: 'malopolskie',
  county: 'Kraków',
  commune: '',
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
  commune: '',
  cityCache,
  longitude: 19.9,
  latitude: 50,
  facilities: cityCache ? 9 : 0,
})
const found: FoundNames = {
  cities: [city('Kraków', 'malopolskie/krakow'), city('Krakówek', null), city('Nie ma', 'malopolskie/nie-ma')],
  districts: [{ kind: 'district', name: 'Krowodrza', slug: 'krowodrza', city: 'Kraków', cityCache: 'malopolskie/krakow' }],
  counties: [{ name: 'krakowski', voivodeship: 'malopolskie', cities: ['malopolskie/krzeszowice'], facilities: 4 }],
  facilities: [
    { id: '1', slug: 's', name: 'S', type: 'nursery', city: 'Kraków', district: 'Krowodrza', voivodeship: 'malopolskie', made: false },
  ],
}

const setUp = ({ suggest = () => Effect.succeed(found) }: { suggest?: () => Effect.Effect<FoundNames> } = {}) => {
  const calls = { texts: [] as string[], selections: [] as FacetSelection[], slugs: [] as string[], version: '1' }
  const findNames = makeOf(FindNames)({
    names: {
      suggest: (text, selection) => {
        calls.texts.push(text)
        calls.selections.push(selection)
        return suggest()
      },
      search: () => Effect.never,
      read: () => Effect.never,
    },
    index: { find: () => Effect.never, cluster: () => Effect.never, version: () => calls.version },
    facets: {
      all: [],
      available: () =>
        Effect.succeed([
          {
            kind: 'choice',
            of: 'uuid',
            key: 'specialization',
            param: 'rodzaj',
            label: asMessageKey(''),
            from: '',
            options: [{ value: 'id-1', param: 'zlobek', label: asMessageKey('') }],
          },
        ]),
    },
    cities: {
      inVoivodeship: () => Effect.never,
      bySlug: () => Effect.never,
      bySlugs: (slugs, language) => {
        calls.slugs.push(...slugs.map(({ slug }) => slug))
        return Effect.succeed(
          slugs.filter(({ slug }) => slug === 'krakow').map(() => entry('malopolskie/krakow', language === 'ua' ? 'Краків' : 'Kraków')),
        )
      },
      voivodeshipCapitals: () => Effect.succeed([entry('podlaskie/bialystok', 'Białystok')]),
    },
    suggestions: {
      for: () => Effect.succeed([{ key: 'more', label: asMessageKey('more.label'), items: [{ label: 'x', note: null, href: '/x' }] }]),
    },
    translator: makeTranslator(),
  })
  return { calls, find: (body: Parameters<typeof findNames>[1]) => Effect.runPromiseExit(findNames(anonymous('t'), body)) }
}

test('SM-05 returns only the default cities for an empty query', async () => {
  const { find, calls } = setUp()
  expect(await find({ query: '  ' })).toEqual(
    Exit.succeed({ cities: [entry('podlaskie/bialystok', 'Białystok')], districts: [], counties: [], facilities: [], groups: [] }),
  )
  expect(calls.texts).toEqual([])
})

test('SM-01 returns cities with their boxes, villages with a box around their centre, facilities and suggestions of plugins', async () => {
  const { find } = setUp()
  const exit = await find({ query: ' krak ', language: 'ua' })
  expect(exit).toMatchObject(
    Exit.succeed({
      cities: [
        { city_cache: 'malopolskie/krakow', display_name: 'Краків, ua:places.voivodeship.malopolskie' },
        {
          name: 'Krakówek',
          city_cache: '',
          display_name: 'Krakówek, ua:places.in-county {"name":"Kraków"}, ua:places.voivodeship.malopolskie',
        },
      ],
      districts: [{ name: 'Krowodrza', slug: 'krowodrza', city: 'Kraków', city_cache: 'malopolskie/krakow' }],
      counties: [{ name: 'krakowski', voivodeship: 'malopolskie', facilities: 4 }],
      facilities: [{ id: '1', slug: 's', name: 'S', type: 'nursery', city: 'Kraków', voivodeship: 'malopolskie' }],
      groups: [{ key: 'more', label: 'ua:more.label', items: [{ label: 'x' }] }],
    }),
  )
})

test('reads city entries once per language and index version', async () => {
  const { find, calls } = setUp()
  await find({ query: 'krak' })
  await find({ query: 'krako' })
  expect(calls.slugs).toEqual(['krakow', 'nie-ma', 'nie-ma'])
  calls.version = '2'
  await find({ query: 'krakow' })
  expect(calls.slugs.filter((slug) => slug === 'krakow')).toHaveLength(2)
})

test('AP-08 converts the filters of the body to a selection; empty lists do not filter, unknown values match nothing', async () => {
  const { find, calls } = setUp()
  await find({ query: 'krak', required_specialization: ['zlobek'], accepted_status: [] })
  await find({ query: 'krak', required_specialization: [] })
  await find({ query: 'krak', required_specialization: ['nic'] })
  expect(calls.selections).toEqual([{ specialization: ['id-1'] }, {}, { specialization: [] }])
})

test('SM-05 fails with a geo-search error while the index is unavailable; other defects stay defects', async () => {
  const errorOf = async (defect: Error) => {
    const exit = await setUp({ suggest: () => Effect.die(defect) }).find({ query: 'krak' })
    return Exit.isFailure(exit) && Cause.squash(exit.cause)
  }
  expect(await errorOf(new Unavailable())).toMatchObject({ _tag: 'GeoSearchError', kind: 'upstream' })
  expect(await errorOf(new TypeError('ours'))).toBeInstanceOf(TypeError)
})
