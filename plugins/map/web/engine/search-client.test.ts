import { afterEach, expect, test, vi } from 'vitest'
import { bodyOf, fetchClusters } from './search-client.ts'

const box = { west: 20, south: 52, east: 21, north: 53 }
const search = { box, city: null, text: '', zoom: 9, filters: {} }
afterEach(() => vi.unstubAllGlobals())

test('AP-08 builds the specified body and leaves empty filters out', () => {
  expect(Object.keys(bodyOf(search))).toEqual(['search_polygon', 'zoom'])
  expect(bodyOf({ ...search, text: 'blisko Krakowa' })).toMatchObject({ text: 'blisko Krakowa' })
  expect(bodyOf({ ...search, city: 'malopolskie/krakow', filters: { accepted_status: ['premium'] } })).toMatchObject({
    city_cache: 'malopolskie/krakow',
    accepted_status: ['premium'],
  })
})

test('decisions §21: caches the responses of twenty cities and none of map views', async () => {
  const fetchMock = vi.fn(async () => Response.json({ total: 1 }))
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } })
  const signal = new AbortController().signal
  const fetchCity = (n: number) => fetchClusters({ ...search, city: `mazowieckie/miasto-${n}` }, signal)
  for (let n = 0; n < 21; n++) await fetchCity(n)
  await fetchCity(20)
  expect(fetchMock).toHaveBeenCalledTimes(21)
  await fetchCity(0)
  expect(fetchMock).toHaveBeenCalledTimes(22)
  await fetchClusters(search, signal)
  await fetchClusters(search, signal)
  expect(fetchMock).toHaveBeenCalledTimes(24)
})
