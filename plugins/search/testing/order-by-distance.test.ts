import { expect, test } from 'vitest'
import { nearestQueries, searchAsParent } from './parent-search.ts'

test('CA-09 offers the order by distance if the text names a street of the city or a postcode, with the distance of each result', async () => {
  const { results } = await searchAsParent('żłobek Królewska Kraków')
  expect(results.near).toEqual({ label: 'Królewska (krakow)', sorted: false })
  expect(results.facilities.items[0]?.metres).toBe(1112)
  expect((await searchAsParent('30-028')).results.near).toEqual({ label: '30-028 (krakow)', sorted: false })
  expect((await searchAsParent('Słoneczko Kraków')).results.near).toBeNull()
  expect((await searchAsParent('Królewska')).results.near).toBeNull()
})

test('CA-09 sorts all facilities of the city with the filters of the text by distance, page by page', async () => {
  nearestQueries.length = 0
  const { results } = await searchAsParent('żłobek Królewska Kraków', 2, true)
  expect(results).toMatchObject({ near: { sorted: true }, ignored: [], facilities: { curPage: 2 } })
  await searchAsParent('Królewska Kraków', 1, true)
  expect(nearestQueries).toEqual([
    { within: { city: 'malopolskie/krakow' }, selection: { category: ['zlobki'] } },
    { within: { city: 'malopolskie/krakow' }, selection: { category: ['zlobki', 'przedszkola'] } },
  ])
})

test('CA-09 keeps the order of relevance if the text names no address', async () => {
  expect((await searchAsParent('Słoneczko Kraków', 1, true)).results).toMatchObject({ near: null })
})
