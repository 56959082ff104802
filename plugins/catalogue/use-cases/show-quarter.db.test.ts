import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { aCard } from '../testing/card-builder.ts'
import { makeCatalogueFixture, many } from '../testing/catalogue-fixture.ts'

const database = databaseForTests()

const kazimierz = { category: 'zlobki', voivodeship: 'malopolskie', city: 'krakow', quarter: 'kazimierz', page: 1 } as const
const near = { longitude: 19.945, latitude: 50.06 }

test('CA-11 lists what is near the quarter and nothing else, also of other cities, with its distance', async () => {
  const { showQuarter, slices } = await makeCatalogueFixture(
    database,
    ...many(2, near),
    aCard({ ...near, city_slug: 'wieliczka' }),
    aCard({ ...near, type: 'kindergarten' }),
    aCard({ longitude: 19.945, latitude: 50.069 }),
    aCard({ ...near, approximate: true }),
    aCard(),
  )
  const { list } = await run(showQuarter(visitor, kazimierz))
  expect(list).toMatchObject({ quarter: { name: 'Kazimierz' }, total: 3, facilities: { itemsTotal: 3 } })
  expect(list?.facilities.items.map(({ metres }) => metres)).toEqual([1112, 1112, 1112])
  const centre = expect.objectContaining({ longitude: 19.945, latitude: 50.05 })
  expect(slices).toEqual([
    {
      within: { centre, metres: 2000 },
      selection: { category: ['zlobki'] },
      limit: 20,
      offset: 0,
      nearTo: centre,
      withInvented: true,
    },
  ])
})

test('CA-11 names the quarters around it, the nearest first', async () => {
  const { showQuarter } = await makeCatalogueFixture(database, aCard(near))
  const { list } = await run(showQuarter(visitor, kazimierz))
  expect(list?.neighbours.map(({ name }) => name)).toEqual(['Podgórze', 'Krowodrza'])
})

test('CA-11 a quarter that is a district of a register leads to it, by its name or by its slug', async () => {
  const { showQuarter } = await makeCatalogueFixture(database, aCard({ district: 'krowodrza' }))
  for (const quarter of ['krowodrza', 'krowodrza-2'])
    expect(await run(showQuarter(visitor, { ...kazimierz, quarter }))).toMatchObject({ district: 'krowodrza', list: null })
})

test('CA-11 has pages, an empty first one, and none for unknown quarters, cities and numbers', async () => {
  const { showQuarter } = await makeCatalogueFixture(database, ...many(21, near), aCard({ city_slug: 'wieliczka' }))
  expect((await run(showQuarter(visitor, { ...kazimierz, page: 2 }))).list?.facilities).toMatchObject({ itemsReceived: 1, curPage: 2 })
  expect((await run(showQuarter(visitor, { ...kazimierz, quarter: 'tyniec' }))).list).toMatchObject({ total: 0, facilities: { items: [] } })
  for (const over of [{ quarter: 'nigdzie' }, { city: 'nigdzie' }, { city: 'wieliczka' }, { page: 0 }, { page: 3 }, { page: 1.5 }])
    expect(await failureOf(showQuarter(visitor, { ...kazimierz, ...over }))).toMatchObject({ _tag: 'CataloguePageNotFound' })
})
