import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeCatalogueFixture, many } from '../testing/catalogue-fixture.ts'
import { aCard } from '../testing/memory-catalogue.ts'

const city = { category: 'zlobki', voivodeship: 'malopolskie', city: 'krakow', page: 1, order: 'name', query: {} } as const

test('shows a page of a city with slot data, and counts nothing while nothing is filtered', async () => {
  const { showCity, catalogue } = makeCatalogueFixture(...many(21), aCard({ type: 'kindergarten' }))
  const shown = await run(showCity(visitor, city))
  expect(shown).toMatchObject({
    filtered: false,
    unfilteredTotal: 21,
    facilities: { itemsTotal: 21, itemsReceived: 20, nextPage: 2 },
    today: '2026-11-24',
  })
  expect(shown.facilities.items.slice(0, 2).map(({ parts }) => parts)).toEqual([{ 'tags.card': 1 }, {}])
  expect(shown.availableFacets.map(({ key }) => key)).not.toContain('category')
  expect(catalogue.queries).toMatchObject([{ paging: { order: 'name' }, counted: false }])
})

test('filters by the parameters of the URL, and reports unknown values', async () => {
  const { showCity, catalogue } = makeCatalogueFixture(...many(3))
  const shown = await run(showCity(visitor, { ...city, query: { status: ['wyrozniona', 'nieznana'] } }))
  expect(shown).toMatchObject({ filtered: true, selection: { status: ['premium'] }, unknown: [{ value: 'nieznana' }] })
  expect(catalogue.queries).toMatchObject([{ query: { selection: { status: ['premium'] } }, counted: true }])
})

test('CA-03 counts the options of the category in the place, beside the selection, and names the place by its locative', async () => {
  const { showCity, counted } = makeCatalogueFixture(aCard({ district: 'krowodrza' }))
  const query = { 'wolne-miejsca': ['tak'] }
  expect((await run(showCity(visitor, { ...city, district: 'krowodrza', query }))).locative).toEqual({
    pl: 'w Krakowie',
    ua: null,
    en: null,
  })
  expect(counted).toEqual([
    {
      within: { city: 'malopolskie/krakow', district: 'krowodrza' },
      base: { category: ['zlobki'] },
      selection: { has_vacancies: true },
    },
  ])
})

test('CA-01 invented facilities are listed, and neither counted nor shown as part of the total', async () => {
  const { showCity } = makeCatalogueFixture(...many(3), aCard({ made: true }))
  expect(await run(showCity(visitor, city))).toMatchObject({ total: 3, unfilteredTotal: 4, facilities: { itemsTotal: 4 } })
})

test('shows a district with its own total', async () => {
  const { showCity } = makeCatalogueFixture(...many(3, { district: 'krowodrza' }), ...many(2))
  expect(await run(showCity(visitor, { ...city, district: 'krowodrza' }))).toMatchObject({
    unfilteredTotal: 3,
    facilities: { itemsTotal: 3 },
    district: { slug: 'krowodrza' },
  })
})

test('has no page for unknown places and numbers; an empty first page exists', async () => {
  const { showCity } = makeCatalogueFixture(...many(20))
  for (const over of [{ voivodeship: 'nigdzie' }, { city: 'nigdzie' }, { district: 'nigdzie' }, { page: 0 }, { page: 1.5 }, { page: 2 }])
    expect(await failureOf(showCity(visitor, { ...city, ...over }))).toMatchObject({ _tag: 'CataloguePageNotFound', kind: 'not-found' })
})
