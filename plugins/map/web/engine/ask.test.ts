import { afterEach, expect, test, vi } from 'vitest'
import { askClusters, bodyOf } from './ask.ts'

const box = { west: 20, south: 52, east: 21, north: 53 }
const search = { box, city: null, zoom: 9, filters: {} }
afterEach(() => vi.unstubAllGlobals())

test('AP-08 the body is the specification’s; what is not chosen is left out', () => {
  expect(Object.keys(bodyOf(search))).toEqual(['search_polygon', 'zoom'])
  expect(bodyOf({ ...search, city: 'malopolskie/krakow', filters: { accepted_status: ['premium'] } })).toMatchObject({
    city_cache: 'malopolskie/krakow',
    accepted_status: ['premium'],
  })
})

test('decisions §21: twenty cities are kept, views of the map are not', async () => {
  const asked = vi.fn(async () => Response.json({ total: 1 }))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } })
  const signal = new AbortController().signal
  const ask = (n: number) => askClusters({ ...search, city: `mazowieckie/miasto-${n}` }, signal)
  for (let n = 0; n < 21; n++) await ask(n)
  await ask(20)
  expect(asked).toHaveBeenCalledTimes(21)
  await ask(0)
  expect(asked).toHaveBeenCalledTimes(22)
  await askClusters(search, signal)
  await askClusters(search, signal)
  expect(asked).toHaveBeenCalledTimes(24)
})
