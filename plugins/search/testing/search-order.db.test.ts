import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeCity } from '#config/quality/testing/store-city.ts'
import { anonymous } from '#core/access/actor.ts'
import { ShowCity } from '#plugins/catalogue/testing/lists.ts'
import { ShowResults } from '../use-cases/show-results.ts'

const platform = startForTests(testPlatform)
beforeAll(async () => {
  await storeCity(platform, 300)
})

const actor = anonymous('t')
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

test('CA-09 results of a place and a kind are in the order of the catalogue, page by page', async () => {
  const search = { text: 'przedszkola Kraków', language: 'pl' } as const
  const city = { category: 'przedszkola', voivodeship: 'malopolskie', city: 'krakow', order: 'recommended', query: {} } as const
  await eventually(() => platform.run(ShowResults, actor, { ...search, page: 1 }))
  for (const page of [1, 2, 3]) {
    const { results } = await platform.run(ShowResults, actor, { ...search, page })
    const { facilities } = await platform.run(ShowCity, actor, { ...city, page })
    expect(idsOf(results.facilities.items)).toEqual(idsOf(facilities.items))
    expect(results.facilities.itemsTotal).toBe(facilities.itemsTotal)
  }
})
