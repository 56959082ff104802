import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Cities } from '#plugins/places/contract/queries.ts'
import type { TagLookup } from '#plugins/tags/contract/queries.ts'
import { aCard } from '../testing/card-builder.ts'
import { makeCatalogueFixture, many } from '../testing/catalogue-fixture.ts'
import { ListCities, ShowVoivodeship, ShowVoivodeships } from './voivodeships.ts'

const database = databaseForTests()

test('lists the cities of a voivodeship with their total', async () => {
  const { catalogue } = await makeCatalogueFixture(database, ...many(2), aCard({ city_slug: 'tarnow', city: 'Tarnów' }))
  const show = makeOf(ShowVoivodeship)({ catalogue })
  expect(await run(show(visitor, { category: 'zlobki', voivodeship: 'malopolskie' }))).toMatchObject({
    total: 3,
    cities: [{ slug: 'krakow', count: 2 }, { slug: 'tarnow' }],
  })
  expect(await failureOf(show(visitor, { category: 'zlobki', voivodeship: 'nigdzie' }))).toMatchObject({ _tag: 'CataloguePageNotFound' })
})

test('lists all sixteen voivodeships, also empty ones, by their Polish names', async () => {
  const { catalogue } = await makeCatalogueFixture(database, ...many(2), aCard({ type: 'kindergarten' }))
  const show = makeOf(ShowVoivodeships)({ catalogue, translator: makeTranslator() })
  const all = await run(show(visitor, {}))
  expect([all.length, all.find(({ slug }) => slug === 'malopolskie')?.count, all[0]]).toEqual([
    16,
    3,
    expect.objectContaining({ count: 0, cities: [] }),
  ])
  expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'pl')))
  expect((await run(show(visitor, { category: 'zlobki' }))).find(({ slug }) => slug === 'malopolskie')?.count).toBe(2)
})

test('lists the cities of a voivodeship for the map, with any of the requested specializations', async () => {
  const { catalogue } = await makeCatalogueFixture(database, aCard())
  const lookups: unknown[] = []
  const none = { bySlug: () => Effect.never, bySlugs: () => Effect.never, voivodeshipCapitals: () => Effect.never }
  const cities: Cities = {
    ...none,
    inVoivodeship: (slug, tags) =>
      Effect.as(
        Effect.sync(() => lookups.push([slug, tags])),
        [],
      ),
  }
  const tagLookup: TagLookup = {
    byIds: () => Effect.never,
    ofCategories: () => Effect.succeed([]),
    resolveIds: (_category, values) => Effect.succeed(values.map((value) => `id-${value}`)),
  }
  const list = makeOf(ListCities)({ catalogue, translator: makeTranslator(), cities, tagLookup })
  expect(await run(list(visitor, { slug: 'malopolskie', required_specialization: ['zlobek'] }))).toMatchObject({
    voivodeship: { slug: 'malopolskie' },
    cities: [],
  })
  await run(list(visitor, { slug: 'malopolskie', required_specialization: [] }))
  expect(lookups).toEqual([
    ['malopolskie', ['id-zlobek']],
    ['malopolskie', null],
  ])
  for (const slug of [null, undefined, 'nigdzie']) expect(await run(list(visitor, { slug }))).toEqual({ voivodeship: null, cities: [] })
})
