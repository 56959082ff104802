import { expect, test } from 'vitest'
import { searchAsParent } from './parent-search.ts'

const ascending = (numbers: readonly (number | null | undefined)[]) => numbers.toSorted((a, b) => Number(a) - Number(b))

test('CA-09 a street of the city or a postcode sorts by distance without being asked, and the words of the street filter nothing', async () => {
  const { results } = await searchAsParent('żłobek Królewska Kraków')
  expect(results.near).toBe('Królewska (krakow)')
  expect(results.facilities.items.map(({ slug }) => slug)).toEqual(['m2', 's2', 'a1'])
  const metres = results.facilities.items.map(({ metres }) => metres)
  expect(metres).toEqual(ascending(metres))
  expect(metres[0]).toBe(0)
  expect((await searchAsParent('30-028')).results.near).toBe('30-028 (krakow)')
})

test('CA-09 a place that facilities are near to is the point from which they are sorted', async () => {
  const { results } = await searchAsParent('żłobek blisko Krakowa')
  const metres = results.facilities.items.map(({ metres }) => metres)
  expect([results.near, metres.length]).toEqual(['Kraków', 3])
  expect(metres).toEqual(ascending(metres))
})

test('CA-09 a name of a facility, and a street without its city, keep the order of relevance', async () => {
  for (const text of ['Słoneczko Kraków', 'Królewska']) expect((await searchAsParent(text)).results.near).toBeNull()
})
